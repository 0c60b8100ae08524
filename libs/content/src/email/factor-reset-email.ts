import { oneLine } from '../text/one-line.js';
import { type LinkMail, linkPage, linkText } from './link-page.js';
import type { EmailContent } from './email-content.js';

/** Tells a member that an owner has reset their second factor: somebody who did not ask for it must know. */
export function factorResetEmail(merchantName: string, portalUrl: string): EmailContent {
  const merchant = oneLine(merchantName);
  const mail: LinkMail = {
    subject: 'Your second factor was reset',
    head: merchant,
    paragraphs: [
      ['An owner of ', { name: merchant }, ' has reset the second factor of your account on Loyalty Rewards.'],
      [
        'You are signed out everywhere. Your authenticator app and your recovery codes no longer work for this account.',
      ],
      ['Sign in with your password and set up a second factor again.'],
    ],
    button: 'Open the portal',
    url: `${portalUrl}/account`,
    note: 'If you did not ask for this, change your password and talk to the owners of this merchant.',
    why: 'You received this e-mail because you are a member of this team.',
  };
  return { subject: mail.subject, text: linkText(mail), html: linkPage(mail) };
}
