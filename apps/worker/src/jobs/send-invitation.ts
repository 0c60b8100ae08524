import { invitationStatus } from '#domain/team/invitation.js';
import { linkUrl, signLink } from '#accounts/email-link.js';
import { Database } from '#persistence/database/database.js';
import { saveEmailEnd } from '#persistence/jobs/email.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findInvitation } from '#persistence/team/invitation.store.js';
import { Injectable } from '@nestjs/common';
import { EmailSender } from '../email/email-sender.js';
import { invitationEmail } from '#content/email/invitation-email.js';
import { withoutAddresses } from '#content/email/plain-name.js';
import { WorkerSettings } from '../settings.js';
import { type JobProcessor, type LastStep, UnrecoverableJobError } from './job-processor.js';

/**
 * Sends an invitation, unless it was accepted, withdrawn or has expired meanwhile. The link is signed here and stored
 * nowhere. (docs/decisions/0029)
 */
@Injectable()
export class SendInvitation implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly sender: EmailSender,
    private readonly settings: WorkerSettings,
  ) {}

  async process(job: LeasedJob): Promise<LastStep> {
    const { merchantId, subjectId } = job;
    const invitation = await findInvitation(this.db, merchantId, subjectId);
    if (!invitation) throw new UnrecoverableJobError('No such invitation.');
    const status = invitationStatus(invitation, invitation.readAt);
    if (status !== 'open') {
      const end = { status: 'not_sent', reason: `invitation_${status}`, response: null, messageId: null } as const;
      return async (tx) => saveEmailEnd(tx, job, end);
    }
    const { sessionSecret, portalUrl } = this.settings;
    const url = linkUrl(portalUrl, 'invitation', signLink(sessionSecret, 'invitation', [merchantId, subjectId]));
    const accepted = await this.sender.sendRecorded(job, {
      ...invitationEmail(invitation, url),
      fromName: withoutAddresses(invitation.merchantName),
      to: invitation.email,
    });
    return async (tx) => saveEmailEnd(tx, job, accepted);
  }

  async onGiveUp(tx: Tx, job: LeasedJob, reason: string): Promise<void> {
    saveEmailEnd(tx, job, { status: 'failed', reason, response: null, messageId: null });
  }
}
