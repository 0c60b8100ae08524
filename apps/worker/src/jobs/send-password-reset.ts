import { linkUrl, signLink } from '#accounts/email-link.js';
import { findPasswordReset } from '#persistence/account/password-reset.store.js';
import { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { Injectable } from '@nestjs/common';
import { EmailSender } from '../email/email-sender.js';
import { passwordResetEmail } from '#content/email/password-reset-email.js';
import { WorkerSettings } from '../settings.js';
import { type JobProcessor, UnrecoverableJobError } from './job-processor.js';

/** Sends a password reset link, unless it was used or has expired meanwhile. (docs/decisions/0029) */
@Injectable()
export class SendPasswordReset implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly sender: EmailSender,
    private readonly settings: WorkerSettings,
  ) {}

  async process({ id, subjectId }: LeasedJob): Promise<void> {
    const reset = await findPasswordReset(this.db, subjectId);
    if (!reset) throw new UnrecoverableJobError('No such password reset.');
    if (reset.usedAt !== null || reset.expiresAt <= reset.readAt) return;
    const { sessionSecret, portalUrl } = this.settings;
    const url = linkUrl(portalUrl, 'password_reset', signLink(sessionSecret, 'password_reset', [subjectId]));
    await this.sender.send({
      ...passwordResetEmail(reset, url),
      messageId: id,
      fromName: 'Loyalty Rewards',
      to: reset.email,
    });
  }
}
