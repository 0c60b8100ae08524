import { dueNotices } from '#domain/keys/expiry-notices.js';
import { expiringInBatch, lockExpiringKeys, saveExpiryNotices } from '#persistence/keys/expiring-key.store.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { Tx } from '#persistence/database/transaction.js';

/**
 * Queues the e-mails about keys that expire soon or have expired, and stores in the same commit that they are queued.
 * Returns whether more may be due. (docs/reference/keys.md#expiry)
 */
export async function notifyExpiringKeys(tx: Tx): Promise<boolean> {
  const [keys, now] = await Promise.all([lockExpiringKeys(tx), tx.now()]);
  const judged = keys
    .map((key) => ({ ...key, ...dueNotices(key, now) }))
    .filter(({ count, notices }) => count > notices);
  for (const { merchantId, id, isSent } of judged) {
    if (isSent) await enqueueJob(tx, merchantId, 'send_key_expiry', id);
  }
  saveExpiryNotices(
    tx,
    judged.map(({ merchantId, id, count }) => ({ merchantId, id, notices: count })),
  );
  return keys.length >= expiringInBatch;
}
