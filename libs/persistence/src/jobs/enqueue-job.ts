import { insertInto } from '../database/entities/entity-sql.js';
import { newId } from '../database/new-id.js';
import { notifyOf } from '../database/notifications.js';
import { write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { StagedJobTable } from './job.table.js';

export const jobKinds = [
  'send_voucher_email',
  'render_voucher_pdf',
  'send_invitation',
  'send_password_reset',
  'enrol_customers',
  'send_webhook_failing',
  'send_webhook_disabled',
  'send_key_expiry',
  'send_factor_reset',
  'apply_points_expiry',
] as const;

export type JobKind = (typeof jobKinds)[number];

const newJob = insertInto(StagedJobTable, {
  except: ['state', 'attempts', 'failures', 'lastError', 'doneAt', 'enqueuedAt', 'takenUntil', 'doneUpTo', 'sentTo'],
});
const insertJob = write<never>('insert_job', newJob.text);

/**
 * Queues a job to run after the commit. The job is a row of the same transaction (transactional outbox): a rollback
 * removes it, and a committed one is never lost. It is due at once, or at `dueAt`.
 */
export async function enqueueJob(
  tx: Tx,
  merchantId: string,
  kind: JobKind,
  subjectId: string,
  dueAt?: Date,
): Promise<{ readonly id: string; readonly createdAt: Date }> {
  const now = await tx.now();
  const job = { merchantId, id: newId(now), kind, subjectId, nextAttemptAt: dueAt ?? now, createdAt: now };
  tx.write(insertJob, newJob.values(job));
  return job;
}

const notifyDue = notifyOf('job_due');

/** Queues a job that a request waits for: the commit notifies the workers. */
export async function enqueueUrgentJob(tx: Tx, merchantId: string, kind: JobKind, subjectId: string): Promise<void> {
  await enqueueJob(tx, merchantId, kind, subjectId);
  tx.write(notifyDue, [kind]);
}
