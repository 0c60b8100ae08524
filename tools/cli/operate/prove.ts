import { encodeId } from '#domain/ids.js';
import { proveLedger } from '#operations/reports/prove-ledger.js';
import type { Database } from '#persistence/database/database.js';
import { operator, options } from './arguments.js';

/** Proves the ledgers of a merchant now, as the worker does every night. Where a balance differs, the command fails. */
export async function proveMerchant(db: Database): Promise<object> {
  const { merchantId } = operator();
  const { provedAt, balances, differences, all } = await proveLedger(db, merchantId);
  if (differences > 0) process.exitCode = 1;
  const objects = all.map(({ kind, id, check }) => ({ id: encodeId(kind, id), check }));
  return {
    merchant: encodeId('merchant', merchantId),
    provedAt: provedAt.toISOString(),
    balances,
    differences,
    objects: options.json ? objects : objects.map(({ id, check }) => `${id} ${check}`).join(', ') || null,
  };
}
