import type { ShownPasswordReset } from '#persistence/account/password-reset.store.js';
import { dateTimeText } from '../text/date-time-text.js';
import { type LinkMail, linkPage, linkText } from './link-page.js';
import type { EmailContent } from './email-content.js';

const sender = 'Loyalty Rewards';

/** The e-mail with a password reset link, as HTML and as text. */
export function passwordResetEmail({ expiresAt }: Pick<ShownPasswordReset, 'expiresAt'>, url: string): EmailContent {
  const mail: LinkMail = {
    subject: 'Set a new password',
    head: sender,
    paragraphs: [
      ['Somebody requested a new password for your account in the portal of Loyalty Rewards.'],
      [
        'If it was you, open the link to set a new password. All your sessions will end, and you will have to sign in again.',
      ],
    ],
    button: 'Set a new password',
    url,
    // In UTC, because the user's time zone is unknown.
    note: `The link works once, for one hour: until ${dateTimeText(expiresAt, 'UTC')} (UTC).`,
    why: 'If it was not you, ignore this e-mail. Your password does not change, and the link expires.',
  };
  return { subject: mail.subject, text: linkText(mail), html: linkPage(mail) };
}
