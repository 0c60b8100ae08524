import { domainToASCII, domainToUnicode } from 'node:url';
import { cleanText, emailKey } from '#domain/text.js';
import { isEmail } from 'class-validator';

/** Characters that are not shown: mail programs drop them, so addresses with and without them would be one mailbox. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Whether it is an e-mail address. Case and surrounding spaces are ignored.
 * (docs/reference/money-and-time.md#e-mail-addresses)
 */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || cleanText(value) === undefined) return false;
  const address = emailKey(value);
  return isEmail(address) && !invisible.test(address) && isDomain(address.slice(address.lastIndexOf('@') + 1));
}

/** Whether each part of a name in lower case is in one of its two forms: `bücher.example`, or `xn--bcher-kva.example`. */
function isDomain(name: string): boolean {
  const ascii = domainToASCII(name);
  const forms = [ascii, domainToUnicode(ascii)].map((form) => form.split('.'));
  return name.split('.').every((part, at) => forms.some((parts) => parts[at] === part));
}
