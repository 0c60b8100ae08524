import { domainToASCII, domainToUnicode } from 'node:url';
import { cleanText, emailKey } from '#domain/text.js';
import { isEmail } from 'class-validator';

/**
 * Characters that are not shown: mail programs drop them, so addresses with and without them would be one mailbox. A domain may have
 * two of them, which join letters in some scripts, and no others.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Whether it is an e-mail address. Case and surrounding spaces are ignored.
 * (docs/reference/money-and-time.md#e-mail-addresses)
 */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || cleanText(value) === undefined) return false;
  const address = emailKey(value);
  if (!isEmail(address)) return false;
  const at = address.lastIndexOf('@');
  return !invisible.test(address.slice(0, at)) && isDomain(address.slice(at + 1));
}

/** Whether each part of a name in lower case is in one of its two forms: `bücher.example`, or `xn--bcher-kva.example`. */
function isDomain(name: string): boolean {
  const ascii = domainToASCII(name);
  const forms = [ascii, domainToUnicode(ascii)].map((form) => form.split('.'));
  return name.split('.').every((part, at) => forms.some((parts) => parts[at] === part));
}
