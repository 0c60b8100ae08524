import { parseVoucherCode } from '../vouchers/code.js';

/** How many characters of a stored text are read. */
const maxRead = 8_192;
/** How many bytes of a masked text are kept. */
export const maxKeptBytes = 4_096;

const apiKey = /lrw_live_([0-9A-Za-z]{1,12})[0-9A-Za-z_]*/g;
const webhookSecret = /whsec_[0-9A-Za-z+/=_-]+/g;
const codeField = /("(?:code|coupon_?code|voucher_?code)"\s*:\s*")((?:[^"\\]|\\.)*)/gi;
const codeParameter = /((?:^|[?&])(?:code|coupon_?code|voucher_?code)=)([^&]*)/gi;
const groups = '[2-9A-HJKMNP-TV-Z]{4}';
const voucherCode = new RegExp(`(?<![0-9A-Za-z_])${groups}(?:[- +]?${groups}){3}(?![0-9A-Za-z_])`, 'gi');
/** The sign of an e-mail address, also percent-encoded as in a query. */
const atSign = /(@|%40)/i;
const endsName = /[\s"'\\<>,;:&=?/(){}[\]]/;

/** The last four characters of a code. Of a code of fewer than eight characters nothing is shown. */
const lastFour = (code: string): string => `****${code.length < 8 ? '' : code.slice(-4)}`;

/** Reads backwards from each sign: one regular expression would take quadratic time for some texts. */
function maskEmails(text: string): string {
  const parts = text.split(atSign);
  for (let sign = 1; sign < parts.length; sign += 2) {
    const before = parts[sign - 1] ?? '';
    let start = before.length;
    while (start > 0 && !endsName.test(before.charAt(start - 1))) start -= 1;
    const first = before.charAt(start);
    if (start < before.length)
      parts[sign - 1] = `${before.slice(0, start)}${/[0-9A-Za-z]/.test(first) ? first : ''}***`;
  }
  return parts.join('');
}

/**
 * Masks a text of a request or response for the request log: removes secrets, keeps the last four characters of voucher and
 * coupon codes, and shortens e-mail addresses to `a***@example.com`. It works on the text, so malformed JSON is masked too.
 * (docs/reference/requests.md#masking)
 */
export function maskText(text: string): string {
  let masked = text;
  if (masked.includes('lrw_live_')) masked = masked.replace(apiKey, 'lrw_live_$1_****');
  if (masked.includes('whsec_')) masked = masked.replace(webhookSecret, 'whsec_****');
  masked = masked
    .replace(codeField, (_, field: string, code: string) => field + lastFour(code))
    .replace(codeParameter, (_, parameter: string, code: string) => parameter + lastFour(code))
    .replace(voucherCode, (code) => {
      const plain = code.replaceAll('+', ' ');
      return parseVoucherCode(plain) === undefined ? code : lastFour(plain);
    });
  return atSign.test(masked) ? maskEmails(masked) : masked;
}

/** A text as the request log keeps it: masked, and at most 4 KiB of UTF-8. */
export interface KeptText {
  readonly text: string;
  readonly truncated: boolean;
}

/** Masks before it truncates, so that a cut never leaves a part of a secret that is no longer recognised. */
export function keepText(text: string): KeptText {
  const masked = maskText(text.slice(0, maxRead));
  if (masked.length <= maxKeptBytes / 3 && text.length <= maxRead) return { text: masked, truncated: false };
  const bytes = new TextEncoder().encode(masked);
  const truncated = text.length > maxRead || bytes.length > maxKeptBytes;
  return { text: decodeWhole(bytes.subarray(0, maxKeptBytes)), truncated };
}

/** Decodes UTF-8 and leaves out a character that is cut at the end. */
const decodeWhole = (bytes: Uint8Array): string => new TextDecoder().decode(bytes, { stream: true });
