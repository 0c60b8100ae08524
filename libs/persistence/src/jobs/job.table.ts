import { Check, Column, Entity, Index } from 'typeorm';
import { Count, Id, Instant, MerchantId, Text, Uuid, nullable, RequestId } from '../database/columns.js';

/**
 * A side effect, written in the transaction that causes it and run by the worker afterwards. Jobs of the platform
 * itself have the nil UUID as merchant.
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
@Check('staged_jobs_failures_not_negative', 'failures >= 0')
export class StagedJobTable {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text() kind: string;
  /** The row that the job is about. Ids only: no e-mail, code or name is copied. */
  @Uuid() subjectId: string;
  @Text({ default: 'waiting' }) state: 'waiting' | 'done' | 'dead';
  /** How often a worker has leased it since it was queued or made progress. */
  @Count({ default: 0 }) attempts: number;
  /** How many of these attempts failed. The others lost their worker, or run. */
  @Count({ default: 0 }) failures: number;
  @Instant() nextAttemptAt: Date;
  @Text(nullable) lastError: string | null;
  @Instant() createdAt: Date;
  @Instant(nullable) doneAt: Date | null;
  @Instant(nullable) enqueuedAt: Date | null;
  @Instant(nullable) takenUntil: Date | null;
  /** The last processed row of a job that runs in several parts. */
  @Uuid(nullable) doneUpTo: string | null;
  /** Who has got the e-mail of a job that sends it to several people. */
  @Column('uuid', { array: true, default: [] }) sentTo: readonly string[];
  @RequestId() requestId?: string | null;
}
