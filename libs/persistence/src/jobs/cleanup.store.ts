import { clock, type Reader, type Statement, statement } from '../database/statement.js';

/**
 * The result of a batch: the number of rows, and the age at which the next batch starts, so that it skips deleted index
 * entries.
 */
export interface Batch {
  readonly changed: number;
  readonly upTo: Date | number | null;
}

/** Rows per batch. It is a literal in the statements: with a parameter the planner would read the whole table. */
export const batchSize = 1_000;

/** Rows of a table selected by an indexed age column, oldest first. */
interface Aged {
  readonly table: string;
  readonly by: string;
  /** Rows with an age before this are processed. */
  readonly before: string;
  readonly where?: string;
}

const ago = (interval: string): string => `${clock} - interval '${interval}'`;
const agoInMicroseconds = (interval: string): string => `(extract(epoch from ${ago(interval)}) * 1000000)::bigint`;

/**
 * Processes one batch of old rows, from the age $1 on. Only one worker runs it at a time, and locked rows are skipped
 * until the next run. The ORDER BY makes PostgreSQL use the index on the age, whatever it estimates.
 */
const eachBatch = (name: string, { table, by, before, where = 'true' }: Aged, change: string): Statement<Batch> =>
  statement(
    name,
    `with due as materialized (
       select ctid, ${by} as age from ${table}
       where (select pg_try_advisory_xact_lock(hashtextextended('${name}', 77)))
         and ${where} and ${by} >= $1 and ${by} < ${before}
       order by ${by} limit ${batchSize} for update skip locked
     ), changed as (
       ${change} where ctid = any (array(select ctid from due))
     )
     select count(*) as changed, max(age) as "upTo" from due`,
  );
const forget = (name: string, aged: Aged): Statement<Batch> => eachBatch(name, aged, `delete from ${aged.table}`);

/** Readers compute the effective status themselves. The worker only stores it. */
function expire(table: string, statuses: string, set: string): Statement<Batch> {
  const due = { table, by: 'expires_at', before: clock, where: `status in (${statuses})` };
  return eachBatch(`expire_${table}`, due, `update ${table} set ${set}`);
}

const usage = (resolution: string, interval: string): Statement<Batch> =>
  forget(`forget_usage_by_${resolution}`, {
    ...{ table: 'usage_buckets', by: 'starts_at', before: ago(interval), where: `resolution = '${resolution}'` },
  });
const jobs = (state: string, by: string, interval: string): Statement<Batch> =>
  forget(`forget_${state}_jobs`, { table: 'staged_jobs', by, before: ago(interval), where: `state = '${state}'` });
const ended = (table: string, by: string, interval: string): Statement<Batch> =>
  forget(`forget_${table.replace('.', '_')}`, { table, by, before: ago(interval) });

/** The periodic cleanup tasks of the worker. docs/operating.md lists the retention of each table. */
export const cleanupTasks = {
  expireRewards: expire('rewards', "'active'", "status = 'expired'"),
  expireVouchers: expire('vouchers', "'pending', 'active', 'partial'", `status = 'expired', updated_at = ${clock}`),
  forgetAnswers: statement<Batch>(
    'forget_answers',
    `select forget_answers() as changed, null::timestamptz as "upTo" where $1::timestamptz is not null`,
  ),
  // Answers of the previous version, which stores them here.
  forgetRecords: ended('idempotency_records', 'created_at', '24 hours'),
  forgetUsageByMinute: usage('minute', '25 hours'),
  forgetUsageByHour: usage('hour', '31 days'),
  forgetUsageByDay: usage('day', '90 days'),
  forgetJobs: jobs('done', 'done_at', '7 days'),
  forgetDeadJobs: jobs('dead', 'next_attempt_at', '90 days'),
  forgetPdfs: ended('voucher_pdfs', 'rendered_at', '30 days'),
  forgetFailures: ended('authentication_failures', 'minute', '90 days'),
  // No window is longer than a day.
  forgetHits: statement<Batch>(
    'forget_limit_hits',
    `select removed as changed, newest as "upTo"
     from forget_limit_hits($1, ${agoInMicroseconds('25 hours')}, ${batchSize})`,
  ),
  forgetLeases: forget('forget_limit_leases', {
    ...{ table: 'limit_leases', by: 'ends_at_us', before: agoInMicroseconds('1 hour') },
  }),
  forgetOverrides: ended('limit_overrides', 'ends_at', '90 days'),
  forgetEmailCounts: ended('email_counts', 'hour', '25 hours'),
  forgetInvitations: ended('invitations', 'expires_at', '90 days'),
  forgetSessions: ended('sign_in.sessions', 'expires_at', '1 day'),
  forgetVerifications: ended('sign_in.verifications', 'expires_at', '1 day'),
  forgetPasswordResets: ended('sign_in.password_resets', 'expires_at', '1 day'),
  forgetSignIns: ended('sign_in.sign_in_entries', 'created_at', '180 days'),
  forgetAttempts: ended('sign_in.attempts', 'at', '1 hour'),
} as const satisfies Record<string, Statement<Batch>>;

export type CleanupTask = keyof typeof cleanupTasks;

/** Tasks whose age column is a number of microseconds instead of a timestamp. */
const inMicroseconds: ReadonlySet<CleanupTask> = new Set(['forgetHits', 'forgetLeases']);

/** Runs one batch, from an age on, or from the oldest row. */
export async function runCleanup(reader: Reader, task: CleanupTask, from: Batch['upTo'] = null): Promise<Batch> {
  const oldest = inMicroseconds.has(task) ? 0 : '-infinity';
  const [batch] = await reader.query<Batch>(cleanupTasks[task], [from ?? oldest]);
  return batch ?? { changed: 0, upTo: null };
}
