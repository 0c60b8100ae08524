import { newId } from '../database/new-id.js';
import { statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

export const jobKinds = [
  ...(['send_voucher_email', 'render_voucher_pdf', 'send_invitation'] as const),
  ...(['send_password_reset', 'enrol_customers'] as const),
] as const;

export type JobKind = (typeof jobKinds)[number];

const insertJob = statement<never>(
  'insert_job',
  `insert into staged_jobs (merchant_id, id, kind, subject_id, next_attempt_at, created_at) values ($1, $2, $3, $4, $5, $5)`,
);

/**
 * Queues a job to run after the commit. The job is a row of the same transaction (transactional outbox): a rollback
 * removes it, and a committed one is never lost.
 */
export async function enqueueJob(tx: Tx, merchantId: string, kind: JobKind, subjectId: string): Promise<void> {
  const now = await tx.now();
  tx.write(insertJob, [merchantId, newId(now), kind, subjectId, now]);
}
