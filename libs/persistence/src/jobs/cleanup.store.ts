import type { Database } from '../database/database.js';
import { clock, selfCommitting, type SelfCommittingStatement } from '../database/statement.js';

/**
 * The result of a batch: the number of rows, and the age at which the next batch starts, so that it skips deleted index
 * entries.
 */
export interface Batch {
  readonly changed: number;
  readonly lastAge: Date | number | null;
}

/** Rows per batch. It is a literal in the statements: with a parameter the planner would read the whole table. */
export const batchSize = 1_000;

/** Rows of a table selected by an indexed age column, oldest first. */
interface AgedRows {
  readonly table: string;
  readonly ageColumn: string;
  /** Rows with an age before this are deleted. */
  readonly before: string;
  readonly where?: string;
}

const ago = (interval: string): string => `${clock} - interval '${interval}'`;
const agoInMicroseconds = (interval: string): string => `(extract(epoch from ${ago(interval)}) * 1000000)::bigint`;

/**
 * Deletes one batch of old rows, from the age $1 on. Only one worker runs it at a time, and locked rows are skipped
 * until the next run. The ORDER BY makes PostgreSQL use the index on the age, whatever it estimates.
 */
const deleteBatch = (
  name: string,
  { table, ageColumn, before, where = 'true' }: AgedRows,
): SelfCommittingStatement<Batch> =>
  selfCommitting(
    name,
    `with due as materialized (
       select ctid, ${ageColumn} as age from ${table}
       where (select pg_try_advisory_xact_lock(hashtextextended('${name}', 77)))
         and ${where} and ${ageColumn} >= $1 and ${ageColumn} < ${before}
       order by ${ageColumn} limit ${batchSize} for update skip locked
     ), changed as (
       delete from ${table} where ctid = any (array(select ctid from due))
     )
     select count(*) as changed, max(age) as "lastAge" from due`,
  );

const deleteUsage = (resolution: string, interval: string): SelfCommittingStatement<Batch> =>
  deleteBatch(`delete_usage_by_${resolution}`, {
    table: 'usage_buckets',
    ageColumn: 'starts_at',
    before: ago(interval),
    where: `resolution = '${resolution}'`,
  });
const deleteJobs = (state: string, ageColumn: string, interval: string): SelfCommittingStatement<Batch> =>
  deleteBatch(`delete_${state}_jobs`, {
    table: 'staged_jobs',
    ageColumn,
    before: ago(interval),
    where: `state = '${state}'`,
  });
const deleteOlderThan = (table: string, ageColumn: string, interval: string): SelfCommittingStatement<Batch> =>
  deleteBatch(`delete_old_${table.replace('.', '_')}`, { table, ageColumn, before: ago(interval) });

/** Rows with the UTC day from which on they count nothing. */
const endedBefore = (table: string): AgedRows => ({
  table,
  ageColumn: 'ends_on',
  before: `(now() at time zone 'UTC')::date + 1`,
});

/** The periodic cleanup tasks of the worker. docs/operating.md lists the retention of each table. */
export const cleanupTasks = {
  deleteOldAnswers: selfCommitting<Batch>(
    'delete_old_answers',
    `select forget_answers() as changed, null::timestamptz as "lastAge" where $1::timestamptz is not null`,
  ),
  maintainRequestDays: selfCommitting<Batch>(
    'maintain_request_days_by_worker',
    `select 0 as changed, null::timestamptz as "lastAge" from maintain_request_days() where $1::timestamptz is not null`,
  ),
  maintainEventDays: selfCommitting<Batch>(
    'maintain_event_days',
    `select 0 as changed, null::timestamptz as "lastAge" from maintain_event_days() where $1::timestamptz is not null`,
  ),
  // Answers of earlier versions, which stored them here. (docs/decisions/0093)
  deleteOldIdempotencyRecords: deleteOlderThan('idempotency_records', 'created_at', '24 hours'),
  deleteOldUsageByMinute: deleteUsage('minute', '25 hours'),
  deleteOldUsageByHour: deleteUsage('hour', '31 days'),
  deleteOldUsageByDay: deleteUsage('day', '90 days'),
  deleteDoneJobs: deleteJobs('done', 'done_at', '7 days'),
  deleteDeadJobs: deleteJobs('dead', 'next_attempt_at', '90 days'),
  deleteOldWebhookDeliveries: deleteOlderThan('webhook_deliveries', 'created_at', '30 days'),
  // One day later than the deliveries, which refer to their endpoint. One that still has some, such as a locked one, stays with them:
  // its foreign key would stop the whole batch.
  deleteOldWebhookEndpoints: deleteBatch('delete_old_webhook_endpoints', {
    table: 'webhook_endpoints',
    ageColumn: 'deleted_at',
    before: ago('31 days'),
    where: `not exists (select from webhook_deliveries d
      where d.merchant_id = webhook_endpoints.merchant_id and d.endpoint_id = webhook_endpoints.id)`,
  }),
  deleteOldPdfs: deleteOlderThan('voucher_pdfs', 'rendered_at', '30 days'),
  deleteOldAuthenticationFailures: deleteOlderThan('authentication_failures', 'minute', '90 days'),
  deleteOldLimitLogs: deleteBatch('delete_old_limit_logs', endedBefore('limit_logs')),
  deleteOldLimitChunks: deleteBatch('delete_old_limit_chunks', endedBefore('limit_chunks')),
  // Windows and slots of earlier versions. No window is longer than a day. (docs/decisions/0093)
  deleteOldLimitHits: selfCommitting<Batch>(
    'delete_old_limit_hits',
    `select removed as changed, newest as "lastAge"
     from forget_limit_hits($1, ${agoInMicroseconds('25 hours')}, ${batchSize})`,
  ),
  deleteExpiredLimitLeases: deleteBatch('delete_old_limit_leases', {
    table: 'limit_leases',
    ageColumn: 'ends_at_us',
    before: agoInMicroseconds('1 hour'),
  }),
  deleteExpiredLimitOverrides: deleteOlderThan('limit_overrides', 'ends_at', '90 days'),
  deleteOldEmails: deleteOlderThan('emails', 'created_at', '90 days'),
  deleteOldEmailCounts: deleteOlderThan('email_counts', 'hour', '25 hours'),
  deleteExpiredInvitations: deleteOlderThan('invitations', 'expires_at', '90 days'),
  deleteExpiredSessions: deleteOlderThan('sign_in.sessions', 'expires_at', '1 day'),
  deleteExpiredVerifications: deleteOlderThan('sign_in.verifications', 'expires_at', '1 day'),
  deleteExpiredPasswordResets: deleteOlderThan('sign_in.password_resets', 'expires_at', '1 day'),
  // Kept as long as sign-ins: the audit log shows the sign-ins of former members.
  deleteOldMemberships: deleteOlderThan('former_memberships', 'left_at', '180 days'),
  deleteOldSignIns: deleteOlderThan('sign_in.sign_in_entries', 'created_at', '180 days'),
  deleteOldSignInAttempts: deleteOlderThan('sign_in.attempts', 'at', '1 hour'),
} as const satisfies Record<string, SelfCommittingStatement<Batch>>;

export type CleanupTask = keyof typeof cleanupTasks;

/** Tasks whose age column is a number of microseconds instead of a timestamp. */
const inMicroseconds: ReadonlySet<CleanupTask> = new Set(['deleteOldLimitHits', 'deleteExpiredLimitLeases']);

/** Runs one batch, from an age on, or from the oldest row. */
export async function runCleanup(db: Database, task: CleanupTask, from: Batch['lastAge'] = null): Promise<Batch> {
  const oldest = inMicroseconds.has(task) ? 0 : '-infinity';
  const [batch] = await db.execute(cleanupTasks[task], [from ?? oldest]);
  return batch ?? { changed: 0, lastAge: null };
}
