import { isEmail } from 'class-validator';

/**
 * The address in `address` or `Name <address>`, for `SettingsReader.parsed`. The name in e-mails is the merchant's.
 * @throws Error whose message continues the name of the setting
 */
export function parseSenderAddress(text: string): string {
  const address = /^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text;
  // A mail server of one's own may know hosts without a domain.
  if (!isEmail(address, { require_tld: false }))
    throw new Error('must be an e-mail address such as vouchers@example.com, or Vouchers <vouchers@example.com>');
  return address;
}
