import { invitationStatus } from '#domain/team/invitation.js';
import { linkUrl, signLink } from '#accounts/email-link.js';
import type { Database } from '#persistence/database/database.js';
import { findInvitation } from '#persistence/team/invitation.store.js';
import { findPasswordReset } from '#persistence/account/password-reset.store.js';
import { UnrecoverableJobError, type Processor } from '../queue/run-job.js';
import { invitationEmail } from '../email/invitation-email.js';
import type { Mailer, OutgoingMail } from '../email/mailer.js';
import { passwordResetEmail } from '../email/password-reset-email.js';
import { oneLine } from '../pdf/template/markup.js';

/** What the e-mails with a link are made and sent with. */
export interface LinkSender {
  readonly db: Database;
  readonly mailer: Mailer;
  /** Signs the links: the portal's own. */
  readonly secret: string;
  readonly portalUrl: string;
  readonly count: (outcome: 'sent' | 'failed') => void;
}

/**
 * Sends an invitation as it is now: one that was accepted, withdrawn or has expired meanwhile is not sent. The link is made
 * here and stands nowhere else. (docs/decisions, 0029)
 */
export const sendInvitation =
  (sender: LinkSender): Processor =>
  async ({ id, merchantId, subjectId }) => {
    const invitation = await findInvitation(sender.db, merchantId, subjectId);
    if (!invitation) throw new UnrecoverableJobError('There is no such invitation.');
    if (invitationStatus(invitation, invitation.readAt) !== 'open') return;
    const url = urlOf(sender, 'invitation', [merchantId, subjectId]);
    const fromName = oneLine(invitation.merchantName);
    await send(sender, { ...invitationEmail(invitation, url), messageId: id, fromName, to: invitation.email });
  };

/** Sends the link to a new password, unless it was used or has expired meanwhile. */
export const sendPasswordReset =
  (sender: LinkSender): Processor =>
  async ({ id, subjectId }) => {
    const reset = await findPasswordReset(sender.db, subjectId);
    if (!reset) throw new UnrecoverableJobError('There is no such reset.');
    if (reset.usedAt !== null || reset.expiresAt <= reset.readAt) return;
    const url = urlOf(sender, 'password_reset', [subjectId]);
    await send(sender, {
      ...passwordResetEmail(reset, url),
      ...{ messageId: id, fromName: 'Loyalty Rewards', to: reset.email },
    });
  };

const urlOf = (
  { secret, portalUrl }: LinkSender,
  kind: Parameters<typeof signLink>[1],
  ids: readonly string[],
): string => linkUrl(portalUrl, kind, signLink(secret, kind, ids));

async function send({ mailer, count }: LinkSender, mail: OutgoingMail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    count('failed');
    throw error;
  }
  count('sent');
}
