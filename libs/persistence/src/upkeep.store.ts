import { type Reader, type Statement, statement } from './statement.js';

// Statuses are right at their instant without these: the worker only writes down what readers already see. In batches,
// skipping rows that somebody works on.
const expireRewards = statement<{ id: string }>(
  'expire_rewards',
  `update rewards r set status = 'expired' from (
     select merchant_id, id from rewards where status = 'active' and expires_at <= now()
     limit $1 for update skip locked) due
   where r.merchant_id = due.merchant_id and r.id = due.id returning r.id`,
);
const expireVouchers = statement<{ id: string }>(
  'expire_vouchers',
  `update vouchers v set status = 'expired', updated_at = now() from (
     select merchant_id, id from vouchers where status in ('pending', 'active', 'partial') and expires_at <= now()
     limit $1 for update skip locked) due
   where v.merchant_id = due.merchant_id and v.id = due.id returning v.id`,
);
const forgetAnswers = statement<{ id: number }>(
  'forget_answers',
  `delete from idempotency_records where ctid = any (array(
     select ctid from idempotency_records where created_at <= now() - interval '24 hours' limit $1 for update skip locked))
   returning 1 as id`,
);
const forgetUsage = statement<{ id: number }>(
  'forget_usage',
  `delete from usage_buckets where ctid = any (array(
     select ctid from usage_buckets
     where (resolution = 'minute' and starts_at < now() - interval '25 hours')
        or (resolution = 'hour' and starts_at < now() - interval '31 days')
        or (resolution = 'day' and starts_at < now() - interval '90 days') limit $1)) returning 1 as id`,
);
const forgetJobs = statement<{ id: number }>(
  'forget_jobs',
  `delete from staged_jobs where ctid = any (array(
     select ctid from staged_jobs where state = 'done' and done_at < now() - interval '7 days' limit $1)) returning 1 as id`,
);
const forgetPdfs = statement<{ id: number }>(
  'forget_pdfs',
  `delete from voucher_pdfs where ctid = any (array(
     select ctid from voucher_pdfs where rendered_at < now() - interval '30 days' limit $1)) returning 1 as id`,
);
const forgetFailures = statement<{ id: number }>(
  'forget_authentication_failures',
  `delete from authentication_failures where ctid = any (array(
     select ctid from authentication_failures where minute < now() - interval '90 days' limit $1)) returning 1 as id`,
);
const forgetHits = statement<{ id: number }>(
  'forget_idle_hits',
  // Windows that nobody asks about any more: no window is longer than a day.
  `delete from limit_hits where ctid = any (array(
     select ctid from limit_hits
     where at_us < (extract(epoch from now() - interval '25 hours') * 1000000)::bigint limit $1)) returning 1 as id`,
);

const forgetEmailCounts = statement<{ id: number }>(
  'forget_email_counts',
  `delete from email_counts where ctid = any (array(
     select ctid from email_counts where hour < now() - interval '25 hours' order by hour limit $1)) returning 1 as id`,
);

/** What the worker does again and again: each statement takes a batch's size and answers a row for each row it changed. */
export const upkeep = {
  expireRewards,
  expireVouchers,
  forgetAnswers,
  forgetUsage,
  forgetJobs,
  forgetPdfs,
  forgetFailures,
  forgetHits,
  forgetEmailCounts,
} as const satisfies Record<string, Statement<unknown>>;

export type Upkeep = keyof typeof upkeep;

/** Carries out one batch; answers how many rows it changed. */
export const runUpkeep = async (reader: Reader, task: Upkeep, batch: number): Promise<number> =>
  (await reader.query<unknown>(upkeep[task], [batch])).length;
