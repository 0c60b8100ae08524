import { nilUuid } from '#domain/ids.js';
import { isTooBroad } from '#persistence/database/connections/slow-reads.js';
import type { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import { findRowPart, type PartOwner, type RowPart } from '#persistence/reports/row-part.js';

/** The target duration of one part: short, so that other slow reads of the merchant do not wait for long. */
const aimMs = 150;
const firstSize = 500;
const maxSize = 20_000;

export interface PartsOptions {
  /** Only rows behind this id. */
  readonly from?: string;
  /** How long a statement may take for a part of one row, which cannot be made smaller. Default: as long as for any part. */
  readonly limitOfOneMs?: number;
}

/**
 * Reads rows of a merchant part by part, for example the ledgers of its cards: each part is a slow read of one
 * moment, with a turn among those of other merchants. Parts become larger or smaller with the time that they take; one that takes
 * longer than a statement may is read in smaller ones. (docs/decisions/0082)
 * @throws Refusal `invalid` search_too_broad where the ledger of a single row takes too long; `limited` concurrency_limited
 */
export async function* inParts<Found>(
  db: Database,
  merchantId: string,
  owner: PartOwner,
  read: (reader: Reader, part: RowPart) => Promise<Found>,
  { from = nilUuid, limitOfOneMs }: PartsOptions = {},
): AsyncGenerator<{ readonly found: Found; readonly tookMs: number }> {
  let [after, size] = [from, firstSize];
  for (;;) {
    let startedAt = performance.now();
    const readPart = async (reader: Reader) => {
      startedAt = performance.now();
      const part = await findRowPart(reader, owner, { merchantId, after, size });
      return part && { part, found: await read(reader, part) };
    };
    try {
      const next = await db.runSlowRead(
        merchantId,
        readPart,
        size === 1 && limitOfOneMs ? { limitMs: limitOfOneMs } : {},
      );
      if (!next) return;
      const tookMs = performance.now() - startedAt;
      yield { found: next.found, tookMs };
      after = next.part.last;
      size = Math.round(Math.min(maxSize, size * 2, Math.max(1, (size * aimMs) / tookMs)));
    } catch (error) {
      if (!isTooBroad(error) || size === 1) throw error;
      size = Math.max(1, Math.floor(size / 8));
    }
  }
}
