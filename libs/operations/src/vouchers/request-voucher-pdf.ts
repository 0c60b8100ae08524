import { Refusal } from '#domain/errors.js';
import type { Database } from '#persistence/database/database.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { findVoucherPdf, findVoucherToPrint } from '#persistence/vouchers/voucher-print.store.js';

/**
 * The maximum wait for the queue and the rendering. With the last read, the request is answered within 25 s.
 * (docs/reference/vouchers.md#pdf)
 */
const maxWaitMs = 24_000;
const initialDelayMs = 40;
const maxDelayMs = 250;

const notRendered = () =>
  new Refusal(
    'internal',
    'pdf_unavailable',
    'The PDF could not be created in time. Nothing was changed. Try again.',
    5,
  );

/**
 * Returns the stored PDF of a voucher's current content (by UUID). When there is none, it queues the rendering and
 * polls for the result, until `isAborted` reports that the client has disconnected. It opens a transaction only to queue the
 * job, and polls outside of it.
 * @throws Refusal `internal` pdf_unavailable (docs/decisions, 0024)
 */
export async function requestVoucherPdf(
  db: Database,
  merchantId: string,
  voucherId: string,
  isAborted: () => boolean,
): Promise<Buffer> {
  const stored = await findCurrentPdf(db, merchantId, voucherId);
  if (stored) return stored;
  await inTransaction(db, (tx) => enqueueJob(tx, merchantId, 'render_voucher_pdf', voucherId));
  const deadline = Date.now() + maxWaitMs;
  for (
    let delayMs = initialDelayMs;
    Date.now() < deadline && !isAborted();
    delayMs = Math.min(delayMs * 1.3, maxDelayMs)
  ) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const rendered = await findCurrentPdf(db, merchantId, voucherId);
    if (rendered) return rendered;
  }
  throw notRendered();
}

/** Reads the voucher each time, because it may change while its PDF is rendered. */
async function findCurrentPdf(db: Database, merchantId: string, voucherId: string): Promise<Buffer | undefined> {
  const current = await findVoucherToPrint(db, merchantId, voucherId);
  return current && findVoucherPdf(db, merchantId, voucherId, current.contentKey);
}
