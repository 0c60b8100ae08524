import { Check, Entity, Index } from 'typeorm';
import { Count, Id, Instant, MerchantId, Text, Uuid, nullable } from '../database/columns.js';

/**
 * A side effect, written with the change that causes it and carried out by the worker afterwards. Of the nil merchant where
 * it is the platform's own matter.
 */
@Entity('staged_jobs')
@Index('staged_jobs_due', ['nextAttemptAt'], { where: "state = 'waiting'" })
@Index('staged_jobs_turns', ['kind', 'merchantId', 'nextAttemptAt'], { where: "state = 'waiting'" })
@Index('staged_jobs_by_age', ['doneAt'], { where: "state = 'done'" })
@Index('staged_jobs_dead', ['nextAttemptAt'], { where: "state = 'dead'" })
@Index('staged_jobs_voucher_emails', ['merchantId', 'subjectId', 'createdAt'], {
  where: "kind = 'send_voucher_email'",
})
@Index('staged_jobs_invitations', ['merchantId', 'createdAt'], { where: "kind = 'send_invitation'" })
@Check('staged_jobs_state_known', "state in ('waiting', 'done', 'dead')")
@Check('staged_jobs_attempts_not_negative', 'attempts >= 0')
export class StagedJobTable {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text() kind: string;
  /** The row that it is about. Ids only: no e-mail, code or name leaves its own table. */
  @Uuid() subjectId: string;
  @Text({ default: 'waiting' }) state: 'waiting' | 'done' | 'dead';
  @Count({ default: 0 }) attempts: number;
  @Instant() nextAttemptAt: Date;
  @Text(nullable) lastError: string | null;
  @Instant() createdAt: Date;
  @Instant(nullable) doneAt: Date | null;
  @Instant(nullable) enqueuedAt: Date | null;
  @Instant(nullable) takenUntil: Date | null;
  /** The last row that a job which is done in parts has dealt with. */
  @Uuid(nullable) doneUpTo: string | null;
}
