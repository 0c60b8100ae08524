import type { EmailKind, EmailStatus } from '#domain/jobs/email.js';
import { columnsOf, insertInto } from '../database/entities/entity-sql.js';
import type { Database } from '../database/database.js';
import { newestOf } from '../database/newest-of.js';
import { clock, queryOne, read, type Reader, selfCommitting, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { emailStatus, EmailTable } from './email.table.js';
import { isStillLeased, type JobLease, leaseValues } from './job-lease.js';

export type NewEmail = Pick<
  EmailTable,
  'merchantId' | 'id' | 'kind' | 'subjectId' | 'recipient' | 'apiKeyId' | 'staffId' | 'createdAt'
>;

const newEmail = insertInto(EmailTable, {
  except: ['status', 'attempts', 'reason', 'response', 'messageId', 'updatedAt'],
});
const insertRow = write<never>('insert_email', newEmail.text);

/** Records a requested e-mail in the transaction that queues its job, whose id it has. */
export const insertEmail = (tx: Tx, email: NewEmail): void => tx.write(insertRow, newEmail.values(email));

/** The final outcome of an e-mail. */
export interface EmailEnd {
  readonly status: Exclude<EmailStatus, 'queued'>;
  readonly reason: string | null;
  /** The mail server's answer; null keeps the stored one. */
  readonly response: string | null;
  readonly messageId: string | null;
}

/** The job of an e-mail. */
interface EmailJob {
  readonly merchantId: string;
  readonly id: string;
}

const endRow = write<never>(
  'end_email',
  `update emails set status = $3, reason = $4, response = coalesce($5, response), message_id = $6, updated_at = ${clock},
     attempts = attempts + case $3 when 'accepted' then 1 else 0 end
   where merchant_id = $1 and id = $2`,
);

/** Saves the outcome of an e-mail. Call it in the transaction that ends its job. */
export function saveEmailEnd(
  tx: Tx,
  { merchantId, id }: EmailJob,
  { status, reason, response, messageId }: EmailEnd,
): void {
  tx.write(endRow, [merchantId, id, status, reason, response, messageId]);
}

const failRow = selfCommitting<never>(
  'fail_email',
  `update emails set attempts = attempts + 1, response = $5, updated_at = ${clock}
   where merchant_id = $1 and id = $2 and exists (select from staged_jobs where ${isStillLeased})`,
);

/** Records what the mail server answered to an attempt that failed, unless another worker has leased the job since. */
export const saveEmailFailure = (db: Database, lease: JobLease, response: string | null): Promise<never[]> =>
  db.execute(failRow, [...leaseValues(lease), response]);

const findRecipient = read<{ recipient: string }>(
  'find_email_recipient',
  'select recipient from emails where merchant_id = $1 and id = $2',
);

/** Finds the recipient of an e-mail; undefined for a job of an earlier version. (docs/decisions/0093) */
export const findEmailRecipient = async (reader: Reader, merchantId: string, id: string): Promise<string | undefined> =>
  (await queryOne(reader, findRecipient, [merchantId, id]))?.recipient;

/** An e-mail with the names of who asked for it, and when it is tried again. */
export type ShownEmail = Omit<EmailTable, 'merchantId'> & {
  readonly apiKeyName: string | null;
  readonly staffName: string | null;
  readonly nextAttemptAt: Date | null;
};

export interface EmailFilter {
  /** The kinds that the caller may see. */
  readonly kinds: readonly EmailKind[];
  readonly subjectId?: string | undefined;
  readonly failedOnly?: boolean | undefined;
}

const listFrom = (name: string, rows: string) =>
  read<ShownEmail>(
    name,
    `select ${columnsOf(EmailTable, 'e', { except: ['merchantId', 'status'] })}, ${emailStatus} as status, a.name as "apiKeyName",
       s.name as "staffName", case j.state when 'waiting' then j.next_attempt_at end as "nextAttemptAt"
     from (${rows}) e
     left join lateral (select j.* from staged_jobs j where j.merchant_id = $1 and j.id = e.id limit 1) j on true
     left join api_keys a on a.merchant_id = $1 and a.id = e.api_key_id
     left join sign_in.staff s on s.id = e.staff_id
     order by e.id desc limit $3`,
  );

const ofSubject = newestOf(['e.subject_id', '$5'], ['e.id', '$2']);
const listOfSubject = listFrom(
  'list_emails_of_subject',
  `select e.* from emails e where e.merchant_id = $1 and ${ofSubject.where} and e.kind = any ($4) ${ofSubject.order} limit $3`,
);

/** The newest of each kind, by an index. */
const ofKinds = (condition: string): string => {
  const { where, order } = newestOf(['e.kind', 'k.kind'], ['e.id', '$2']);
  return `select e.* from unnest($4::text[]) as k (kind) cross join lateral (
      select e.* from emails e where e.merchant_id = $1 and ${where} ${condition} ${order} limit $3) e`;
};
const list = listFrom('list_emails', ofKinds(''));
const listFailed = listFrom('list_failed_emails', ofKinds("and e.status = 'failed'"));

/** The e-mails of a merchant, newest first, below an id. (docs/reference/portal.md#e-mails) */
export function listEmails(
  reader: Reader,
  merchantId: string,
  { kinds, subjectId, failedOnly = false }: EmailFilter,
  before: string,
  count: number,
): Promise<ShownEmail[]> {
  const values = [merchantId, before, count, kinds];
  if (subjectId !== undefined) return reader.query(listOfSubject, [...values, subjectId]);
  return reader.query(failedOnly ? listFailed : list, values);
}
