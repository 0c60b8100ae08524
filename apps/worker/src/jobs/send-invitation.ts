import { invitationStatus } from '#domain/team/invitation.js';
import { linkUrl, signLink } from '#accounts/email-link.js';
import { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findInvitation } from '#persistence/team/invitation.store.js';
import { Injectable } from '@nestjs/common';
import { EmailSender } from '../email/email-sender.js';
import { invitationEmail } from '#content/email/invitation-email.js';
import { oneLine } from '#content/pdf/markup.js';
import { WorkerSettings } from '../settings.js';
import { type JobProcessor, UnrecoverableJobError } from './job-processor.js';

/**
 * Sends an invitation, unless it was accepted, withdrawn or has expired meanwhile. The link is signed here and stored
 * nowhere. (docs/decisions, 0029)
 */
@Injectable()
export class SendInvitation implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly sender: EmailSender,
    private readonly settings: WorkerSettings,
  ) {}

  async process({ id, merchantId, subjectId }: LeasedJob): Promise<void> {
    const invitation = await findInvitation(this.db, merchantId, subjectId);
    if (!invitation) throw new UnrecoverableJobError('No such invitation.');
    if (invitationStatus(invitation, invitation.readAt) !== 'open') return;
    const { sessionSecret, portalUrl } = this.settings;
    const url = linkUrl(portalUrl, 'invitation', signLink(sessionSecret, 'invitation', [merchantId, subjectId]));
    await this.sender.send({
      ...invitationEmail(invitation, url),
      messageId: id,
      fromName: oneLine(invitation.merchantName),
      to: invitation.email,
    });
  }
}
