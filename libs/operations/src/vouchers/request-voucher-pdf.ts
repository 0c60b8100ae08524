import { notFound, Refusal } from '#domain/errors.js';
import { encodeId, type Reference } from '#domain/ids.js';
import { voucherFileName } from '#domain/vouchers/file-name.js';
import { pdfUnavailable } from '#domain/vouchers/refusals.js';
import type { Database } from '#persistence/database/database.js';
import type { Notifications } from '#persistence/database/notifications.js';
import { enqueueUrgentJob } from '#persistence/jobs/enqueue-job.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { findVoucherToPrint } from '#persistence/vouchers/voucher-print.store.js';

/**
 * The maximum wait for the queue and the rendering. With the last read, the request is answered within 25 s.
 * (docs/reference/vouchers.md#pdf)
 */
const maxWaitMs = 24_000;
/** The notification of a stored PDF can be lost. Also how often a client that has left is noticed. */
const maxPauseMs = 500;

export interface PdfRequest {
  readonly merchantId: string;
  /** The UUID of the request, which the job is stored with. */
  readonly requestId: string;
  readonly voucher: Reference;
}

/** The client has disconnected, so it gets no answer. It caused that, so it is not logged as an error. */
const clientLeft = (): Refusal =>
  new Refusal('invalid', 'request_invalid', 'The client left before the PDF was there.');

/** Whoever waits for a PDF. */
export interface PdfWaiter {
  /** Whether the client has disconnected. */
  readonly hasLeft: () => boolean;
  /** Refuses where the caller may not read it any more. Called after a wait, before anything is queued or returned. */
  readonly requireAccess?: () => Promise<void>;
}

export interface RequestedPdf {
  readonly voucherId: string;
  /** For people: `Corner Coffee - Gift voucher.pdf`. */
  readonly filename: string;
  readonly pdf: Buffer;
}

/**
 * Returns the stored PDF of a voucher's current content. When there is none, it queues the rendering and waits for the
 * notification of the result, for as long as its client does. It opens a transaction only to
 * queue the job, and waits outside of it.
 * @throws Refusal `not_found`; `internal` pdf_unavailable; `invalid` request_invalid for a client that has left, for the logs; those of `requireAccess` (docs/decisions/0024)
 */
export async function requestVoucherPdf(
  { db, notifications }: { readonly db: Database; readonly notifications: Notifications },
  { merchantId, requestId, voucher: reference }: PdfRequest,
  { hasLeft, requireAccess = async () => undefined }: PdfWaiter,
): Promise<RequestedPdf> {
  const voucher = await findVoucherToPrint(db, merchantId, reference);
  if (!voucher) throw notFound('voucher');
  const voucherId = voucher.id;
  const { merchant, title } = voucher.printed;
  const named = { voucherId: encodeId('voucher', voucherId), filename: voucherFileName(merchant.name, title) };
  if (voucher.storedPdf) return { ...named, pdf: voucher.storedPdf };
  const stored = waitForPdf(notifications, voucherId);
  try {
    const enqueue = (tx: Tx): Promise<void> => enqueueUrgentJob(tx, merchantId, 'render_voucher_pdf', voucherId);
    await inTransaction(db, enqueue, { requestId });
    const deadline = performance.now() + maxWaitMs;
    let { storedKey } = voucher;
    while (performance.now() < deadline && !hasLeft()) {
      await stored.next();
      const current = await findVoucherToPrint(db, merchantId, { by: 'id', value: voucherId });
      if (current?.storedKey) await requireAccess();
      if (current?.storedPdf) return { ...named, pdf: current.storedPdf };
      // The voucher has changed while it was rendered: what was stored shows its earlier content.
      if (current?.storedKey && !(storedKey && current.storedKey.equals(storedKey))) {
        ({ storedKey } = current);
        await inTransaction(db, enqueue, { requestId });
      }
    }
  } finally {
    stored.stop();
  }
  throw hasLeft() ? clientLeft() : pdfUnavailable();
}

/** `next()` resolves with the next notification, or the one since its last call, or after the maximum pause. */
function waitForPdf(notifications: Notifications, voucherId: string) {
  let isStored = false;
  let wake = (): void => undefined;
  const stop = notifications.on('voucher_pdf', (storedId) => {
    if (storedId !== voucherId) return;
    isStored = true;
    wake();
  });
  const next = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    if (!isStored)
      await new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, maxPauseMs);
      });
    clearTimeout(timer);
    isStored = false;
  };
  return { next, stop };
}
