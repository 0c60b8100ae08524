import { encodeId } from '#domain/ids.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { oneLine } from '../text/one-line.js';
import { type LinkMail, linkPage, linkText } from './link-page.js';
import type { EmailContent } from './email-content.js';

const reasons: Readonly<Record<string, string>> = {
  gone: 'It answered with the status 410, which asks us to send no more events.',
  failing: 'No delivery has succeeded for 5 days.',
};

/** The e-mail for the admins of a merchant whose endpoint fails or was disabled. The path of a URL may hold a secret: it shows the host. */
export function webhookEmail(endpoint: WebhookEndpoint, merchant: Merchant, portalUrl: string): EmailContent {
  const { host } = new URL(endpoint.url);
  const isDisabled = endpoint.status === 'disabled';
  const paragraphs: LinkMail['paragraphs'] = isDisabled
    ? [
        ['The webhook endpoint at ', { name: host }, ` was disabled. ${reasons[endpoint.disabledReason ?? ''] ?? ''}`],
        ['Events are kept for 30 days. Enable the endpoint when it works again, and recover the skipped deliveries.'],
      ]
    : [
        ['A delivery to the webhook endpoint at ', { name: host }, ' has failed for an hour.'],
        ['We try again for three days. After 5 days without a success the endpoint is disabled.'],
      ];
  const mail: LinkMail = {
    subject: isDisabled ? 'A webhook endpoint was disabled' : 'Webhook deliveries are failing',
    head: oneLine(merchant.name),
    paragraphs,
    button: 'Open the portal',
    url: `${portalUrl}/merchants/${encodeId('merchant', merchant.id)}`,
    note: 'The deliveries in the portal show what the endpoint answered.',
    why: 'You received this e-mail because you manage this merchant in the portal of Loyalty Rewards.',
  };
  return { subject: mail.subject, text: linkText(mail), html: linkPage(mail) };
}
