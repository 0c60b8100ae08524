import { Refusal } from '#domain/errors.js';
import type { Database } from '#persistence/database/database.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { findVoucherPdf, findVoucherToPrint } from '#persistence/vouchers/voucher-print.store.js';

/** How long a request waits for its turn and its rendering: answered within 25 s, the last look included. (docs/reference/vouchers.md#pdf) */
const longestWaitMs = 24_000;
const firstPauseMs = 40;
const longestPauseMs = 250;

const notRendered = () =>
  new Refusal('internal', 'pdf_unavailable', 'The PDF could not be made in time. Nothing was changed; try again.', 5);

/**
 * The kept PDF of what stands on a voucher (its uuid); where there is none, the worker is asked and waited for, until
 * `gone` says that nobody waits any more. It takes no transaction: it opens one for the asking, and waits outside.
 * @throws Refusal `internal` pdf_unavailable (docs/decisions, 0024)
 */
export async function requestVoucherPdf(
  db: Database,
  merchantId: string,
  voucherId: string,
  gone: () => boolean,
): Promise<Buffer> {
  const kept = await keptPdf(db, merchantId, voucherId);
  if (kept) return kept;
  await inTransaction(db, (tx) => enqueueJob(tx, merchantId, 'render_voucher_pdf', voucherId));
  const deadline = Date.now() + longestWaitMs;
  for (let pause = firstPauseMs; Date.now() < deadline && !gone(); pause = Math.min(pause * 1.3, longestPauseMs)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const rendered = await keptPdf(db, merchantId, voucherId);
    if (rendered) return rendered;
  }
  throw notRendered();
}

/** Asked anew each time: the voucher may change while its PDF is waited for. */
async function keptPdf(db: Database, merchantId: string, voucherId: string): Promise<Buffer | undefined> {
  const now = await findVoucherToPrint(db, merchantId, voucherId);
  return now && findVoucherPdf(db, merchantId, voucherId, now.contentKey);
}
