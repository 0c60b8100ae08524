import { keyPrefixOf } from '#domain/keys/format.js';
import { encodeId } from '#domain/ids.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import { dayMs } from '#domain/time.js';
import type { ListedApiKey } from '#persistence/keys/api-key.store.js';
import { dateTimeText } from '../text/date-time-text.js';
import { oneLine } from '../text/one-line.js';
import { type LinkMail, linkPage, linkText } from './link-page.js';
import type { EmailContent } from './email-content.js';

/** The e-mail for the admins of a merchant whose key expires soon or has expired. It holds nothing of the secret. */
export function keyExpiryEmail(
  key: ListedApiKey & { readonly expiresAt: Date },
  merchant: Merchant,
  portalUrl: string,
): EmailContent {
  const name = { name: oneLine(key.name) };
  const at = `${dateTimeText(key.expiresAt, merchant.timeZone)} (${merchant.timeZone.replaceAll('_', ' ')})`;
  const days = Math.ceil((key.expiresAt.getTime() - key.readAt.getTime()) / dayMs);
  const hasExpired = days <= 0;
  const inDays = days === 1 ? 'in one day' : `in ${days} days`;
  const mail: LinkMail = {
    subject: hasExpired ? 'An API key has expired' : `An API key expires ${inDays}`,
    head: oneLine(merchant.name),
    paragraphs: [
      hasExpired
        ? ['The API key ', name, ` (${keyPrefixOf(key.publicPart)}) expired on ${at}. Requests with it are refused.`]
        : [
            'The API key ',
            name,
            ` (${keyPrefixOf(key.publicPart)}) expires on ${at}. After that, requests with it are refused.`,
          ],
      hasExpired
        ? ['If something still uses it, create a new key with the same scopes and use that key there.']
        : [
            'If something still uses it, rotate the key before then: the new one can have a later expiry date, and the ' +
              'old one can stay active for up to 7 days while you change over.',
          ],
    ],
    button: 'Open the key',
    url: `${portalUrl}/merchants/${encodeId('merchant', merchant.id)}/keys/${encodeId('api_key', key.id)}`,
    note: lastUse(key, merchant.timeZone),
    why: 'You received this e-mail because you manage the API keys of this merchant in the portal of Loyalty Rewards.',
  };
  return { subject: mail.subject, text: linkText(mail), html: linkPage(mail) };
}

const lastUse = ({ lastUsedAt }: ListedApiKey, timeZone: string): string =>
  lastUsedAt ? `It was last used on ${dateTimeText(lastUsedAt, timeZone)}.` : 'It was never used.';
