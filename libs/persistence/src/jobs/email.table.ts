import { emailKinds, emailStatuses, type EmailKind, type EmailStatus, maxResponseLength } from '#domain/jobs/email.js';
import { Check, Entity, Index } from 'typeorm';
import { Count, Id, Instant, MerchantId, nullable, Text, Uuid } from '../database/columns.js';

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/**
 * The outcome of an e-mail of a voucher or an invitation: a row for each job that sends one, which outlives the job. It is
 * removed before its subject can be.
 */
@Entity('emails')
@Index('emails_of_subject', ['merchantId', 'subjectId', 'id'])
@Index('emails_by_kind', ['merchantId', 'kind', 'id'])
@Index('emails_failed', ['merchantId', 'kind', 'id'], { where: "status = 'failed'" })
@Index('emails_by_age', ['createdAt'])
@Check('emails_attempts_not_negative', 'attempts >= 0')
@Check('emails_kind_known', `kind in (${oneOf(emailKinds)})`)
@Check('emails_response_length', `length(response) <= ${maxResponseLength}`)
@Check('emails_status_known', `status in (${oneOf(emailStatuses)})`)
export class EmailTable {
  @MerchantId() merchantId: string;
  /** The id of the job that sends the e-mail. */
  @Id() id: string;
  @Text() kind: EmailKind;
  @Uuid() subjectId: string;
  /** The address at the time when the e-mail was requested. */
  @Text() recipient: string;
  @Uuid(nullable) apiKeyId: string | null;
  @Uuid(nullable) staffId: string | null;
  @Text({ default: 'queued' }) status: EmailStatus;
  /** How often the mail server was tried. */
  @Count({ default: 0 }) attempts: number;
  /** A short code: why it failed or was not sent. */
  @Text(nullable) reason: string | null;
  /** What the mail server answered last. */
  @Text(nullable) response: string | null;
  @Text(nullable) messageId: string | null;
  @Instant() createdAt: Date;
  /** When the status or the last answer was written. */
  @Instant(nullable) updatedAt: Date | null;
}

/**
 * SQL for the status of an e-mail. A worker of an earlier version ends only the job, so the job's state decides for a queued
 * e-mail. A done job counts as accepted, although such a worker sends nothing for a voucher that was used up.
 * (docs/decisions/0093)
 */
export const emailStatus = `case when e.status <> 'queued' then e.status
  when j.state = 'waiting' then 'queued' when j.state = 'dead' then 'failed' else 'accepted' end`;
