import { notFound } from '#domain/errors.js';
import type { Difference, LedgerProof } from '#domain/reports/proof.js';
import type { Database } from '#persistence/database/database.js';
import { ledgerOwners } from '#persistence/reports/row-part.js';
import { saveLedgerProof } from '#persistence/reports/ledger-proof.store.js';
import { provePart } from '#persistence/reports/proof.store.js';
import { inParts } from './in-parts.js';

/** So many differences are kept in memory; a proof of a merchant with more says that there are so many. */
const maxDifferences = 100_000;

/** A card may have half a million lots. Nobody waits for a proof, so the ledger of one may take its time. */
const limitOfOneMs = 10_000;

/**
 * Compares every stored balance of a merchant with its ledger, part by part, and stores the result. `between` is called after each
 * part with the time that it took. (docs/reference/reports.md#proof)
 * @throws Refusal `not_found` for the merchant; `invalid` search_too_broad; `limited` concurrency_limited
 */
export async function proveLedger(
  db: Database,
  merchantId: string,
  between: (tookMs: number) => Promise<void> = () => Promise.resolve(),
): Promise<LedgerProof & { readonly all: readonly Difference[] }> {
  const startedAt = performance.now();
  const differences: Difference[] = [];
  let balances = 0;
  for (const owner of ledgerOwners) {
    const parts = inParts(db, merchantId, owner, (reader, part) => provePart(reader, owner, part), { limitOfOneMs });
    for await (const { found, tookMs } of parts) {
      balances += found.balances;
      if (differences.length < maxDifferences) differences.push(...found.differences);
      await between(tookMs);
    }
  }
  const proof = await saveLedgerProof(db, merchantId, { tookMs: performance.now() - startedAt, balances, differences });
  if (!proof) throw notFound('merchant');
  return { ...proof, all: differences };
}
