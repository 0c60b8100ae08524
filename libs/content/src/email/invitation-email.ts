import type { Role } from '#domain/team/staff.js';
import type { ShownInvitation } from '#persistence/team/invitation.store.js';
import { dateTimeText } from '../text/date-time-text.js';
import { type LinkMail, linkPage, linkText, type MailText } from './link-page.js';
import { plainName, withoutAddresses } from './plain-name.js';
import type { EmailContent } from './email-content.js';

const may: Readonly<Record<Role, string>> = {
  owner: 'an owner. Owners can do everything and manage the team',
  admin: 'an admin. Admins manage API keys, the programme, customers and vouchers',
  staff:
    'a staff member. Staff members serve customers: they give stamps, points and rewards, and issue and redeem vouchers',
  viewer: 'a viewer. Viewers can read data but cannot change it',
};

/** The e-mail that invites a person to a merchant's team, as HTML and as text. */
export function invitationEmail(invitation: ShownInvitation, url: string): EmailContent {
  // Whoever invites a stranger may have chosen this name too.
  const merchant = withoutAddresses(invitation.merchantName);
  // On a line of its own after our text, and never in the subject.
  const inviter = plainName(invitation.invitedByName ?? '');
  const invitedBy: readonly MailText[][] = inviter === '' ? [] : [['Invited by: ', { name: inviter }]];
  const { expiresAt, timeZone } = invitation;
  const mail: LinkMail = {
    subject: `Join ${merchant} on Loyalty Rewards`,
    // From the platform, whose look it has: whoever invites chooses neither.
    head: 'Loyalty Rewards',
    paragraphs: [
      ['You are invited to join ', { name: merchant }, ` on Loyalty Rewards as ${may[invitation.role]}.`],
      ...invitedBy,
      ['Open the link to set your name and password. If you already have an account, enter its password.'],
    ],
    button: 'Accept the invitation',
    url,
    note: `The link works once, until ${dateTimeText(expiresAt, timeZone)} (${timeZone.replaceAll('_', ' ')}).`,
    why: 'You received this e-mail because somebody entered your address in the portal of Loyalty Rewards. If you did not expect it, you can ignore it.',
  };
  return { subject: mail.subject, text: linkText(mail), html: linkPage(mail) };
}
