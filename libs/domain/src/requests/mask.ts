import { parseVoucherCode } from '../vouchers/code.js';
import { maskEmails } from './mask-emails.js';

/** How many characters of a stored text are read. */
const maxRead = 8_192;
/** How many bytes of a masked text are kept. */
export const maxKeptBytes = 4_096;
/**
 * How many characters of a masked text are left out where its original was cut: the cut may have left a part of a secret there.
 * A mask is at most 2.5 times as long as what it stands for (`a@` becomes `a***@`), so they stand for 409 characters. The
 * longest secret without a name is the local part of an e-mail: 64 characters, of 6 characters each in JSON escapes.
 */
const unsafeEnd = 1_024;

const underscore = String.raw`(?:_|%(?:25){0,2}5F|\\u005F)`;
const apiKey = new RegExp(`lrw${underscore}live${underscore}([0-9A-Z]{1,12})(?:[0-9A-Z]|${underscore})*`, 'gi');
const webhookSecret = new RegExp(
  String.raw`whsec${underscore}(?:[0-9A-Z+/=_-]|\\/|%(?:25){0,2}(?:2B|2D|2F|3D|5F)|\\u00(?:2B|2D|2F|3D|5F))+`,
  'gi',
);

const codeName = `(?:code|(?:coupon|voucher)${underscore}?code)`;
/** A letter or digit that is written as an escape, as nobody does who has nothing to hide: `coupon_c\\u006fde`, `lrw_%6Cive_`. */
const escapedLetter = /(?:\\u00|%(?:25){0,2})(3[0-9]|[46][1-9A-F]|[57][0-9A])/gi;
const withoutEscapes = (text: string): string =>
  text.replace(escapedLetter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A field, and the beginning of its value: a string, a list or an object, or something without quotes. */
const codeField = new RegExp(
  String.raw`("${codeName}"\s*:\s*)(?:"((?:[^"\\]|\\.)*)|[[{]|((?!null|true|false)[^\s"[\]{},]+))`,
  'gis',
);
const jsonString = String.raw`"(?:[^"\\]|\\.)*"?`;
const nesting = new RegExp(String.raw`${jsonString}|[[\]{}]`, 'gs');
/** What may follow the name of a parameter: `couponCode[]=`, `couponCode%5B0%5D=`. The bound keeps the time linear. */
const index = String.raw`(?:(?:[[\]]|%(?:25){0,2}5[BD])[^&=]{0,64})?`;
const codeParameter = new RegExp(String.raw`((?:^|[?&[]|%(?:25){0,2}5B)${codeName}${index}=)([^&]*)`, 'gi');
const searchParameter = new RegExp(`((?:^|[?&])search${index}=)([^&]*)`, 'gi');

const slash = String.raw`\\?/`;
const urlField = /("url"\s*:\s*")((?:[^"\\]|\\.)*)/gs;
/** The scheme of a URL, what stands before its host, its host, and the rest. */
const urlParts = new RegExp(
  String.raw`^((?:[a-z][a-z0-9+.-]*:)?(?:${slash}){0,2})([^/?#\\@]*@)?([^/?#\\]*)(.*)$`,
  'is',
);

const letter = '[2-9A-HJKMNP-TV-Z]';
const plainSeparator = '[- +]';
const separator = String.raw`(?:${plainSeparator}|%(?:25){0,2}2[0BD]|\\u00(?:20|2B|2D))`;
/** Not within a word. The end of an escape (`%20`, `\n`) is no word. */
const plainStart = '(?<![0-9A-Z])';
const wordStart = String.raw`(?:${plainStart}|(?<=%(?:25){0,2}[0-9A-F]{2}|\\[bfnrt]|\\u[0-9A-F]{4}))`;
const wordEnd = '(?![0-9A-Z])';
const hyphen = String.raw`(?:-|%(?:25){0,2}2D|\\u002D)`;
const hex = (length: number): string => `[0-9A-F]{${length}}`;
const halfOfUuid = `${hex(8)}${hyphen}${hex(4)}${hyphen}${hex(4)}${hyphen}`;
const restOfUuid = `${hex(4)}${hyphen}${hex(12)}${wordEnd}`;
/**
 * Matches where a UUID begins, and where its last 16 characters do: at each of these one UUID in some 220 has the form of a code, with
 * the right check character.
 */
const inUuid = new RegExp(`(?=${halfOfUuid}${restOfUuid})|(?<=${wordStart}${halfOfUuid})(?=${restOfUuid})`, 'iy');
const codeOf = (between: string): string => `${letter}{4}(?:${between}{0,3}${letter}{4}){3}${wordEnd}`;
const voucherCode = new RegExp(`(?=${letter})${wordStart}${codeOf(separator)}`, 'gi');
/** `voucherCode` for a text without escapes, as most bodies are: it takes half the time. */
const plainVoucherCode = new RegExp(`${plainStart}${codeOf(plainSeparator)}`, 'gi');
/** Groups of four; the first and the last one may be shorter. */
const partOfCode = new RegExp(
  `${wordStart}${letter}{1,4}(?:${separator}{0,3}${letter}{4})+(?:${separator}{0,3}${letter}{1,4})?${wordEnd}`,
  'gi',
);
const separators = new RegExp(separator, 'gi');

/** The last four characters of a code. Of a code of fewer than eight characters nothing is shown. */
const lastFour = (code: string): string => `****${code.length < 8 ? '' : code.slice(-4)}`;

/** Replaces what `maskOf` finds at a match. Where it finds nothing, the next match may begin at the next character. */
function maskEach(text: string, pattern: RegExp, maskOf: (found: RegExpExecArray) => Mask | undefined): string {
  let masked = '';
  let from = 0;
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const mask = maskOf(found);
    pattern.lastIndex = mask?.end ?? found.index + 1;
    if (mask === undefined) continue;
    masked += text.slice(from, found.index) + mask.text;
    from = mask.end;
  }
  return from === 0 ? text : masked + text.slice(from);
}

interface Mask {
  readonly text: string;
  /** The end of the replaced text in the original. */
  readonly end: number;
}

/** A field whose value may be of any type. A number in the field `code` stays: in an answer it is the status. */
function maskField({
  0: found,
  1: field = '',
  2: inQuotes,
  3: bare,
  index: at,
  input,
}: RegExpExecArray): Mask | undefined {
  const end = at + found.length;
  if (inQuotes !== undefined) return { text: `${field}"${lastFour(inQuotes)}`, end };
  if (bare === undefined) return { text: `${field}"****"`, end: endOfNested(input, at + field.length) };
  return /^"code"/i.test(field) && /^[-\d]/.test(bare) ? undefined : { text: `${field}"${lastFour(bare)}"`, end };
}

/** The path and the query of an address for webhooks may be its secret; so may be what stands before the host. */
function maskUrl(url: string): string {
  const [, scheme = '', user, host = '', rest = ''] = urlParts.exec(url) ?? [];
  return `${scheme}${user === undefined ? '' : '****@'}${host}${/^(?:\\?\/)?$/.test(rest) ? rest : '/****'}`;
}

/** Where the list or object that begins at `start` ends. */
function endOfNested(text: string, start: number): number {
  let depth = 0;
  nesting.lastIndex = start;
  for (let found = nesting.exec(text)?.[0]; found !== undefined; found = nesting.exec(text)?.[0]) {
    if (found === '[' || found === '{') depth += 1;
    if (found === ']' || found === '}') depth -= 1;
    if (depth === 0) return nesting.lastIndex;
  }
  return text.length;
}

function maskVoucherCode({ 0: code, index: at, input }: RegExpExecArray): Mask | undefined {
  const plain = code.replace(separators, '');
  inUuid.lastIndex = at;
  return parseVoucherCode(plain) === undefined || inUuid.test(input)
    ? undefined
    : { text: lastFour(plain), end: at + code.length };
}

/**
 * Masks a part of a code in a search completely: while somebody types, each request has a longer part, and the last four
 * characters of each would reveal the code. Parts of up to 8 characters, or of up to 12 without a digit, are taken for words and
 * kept.
 */
function maskPart(part: string): string {
  const plain = part.replace(separators, '');
  return plain.length > 12 || (plain.length > 8 && /\d/.test(plain)) ? '****' : part;
}

/**
 * Masks a text of a request or response for the request log: removes secrets, keeps the last four characters of voucher and
 * coupon codes, and shortens e-mail addresses to `a***@example.com`. It works on the text, so malformed JSON is masked too.
 * No pattern takes more than linear time. (docs/reference/requests.md#masking)
 */
export function maskText(text: string): string {
  const masked = maskPlain(text);
  const plain = /[%\\]/.test(masked) ? withoutEscapes(masked) : masked;
  if (plain === masked) return masked;
  const found = maskPlain(plain);
  return found === plain ? masked : found;
}

function maskPlain(text: string): string {
  let masked = text;
  if (masked.includes('lrw')) masked = masked.replace(apiKey, 'lrw_live_$1_****');
  if (masked.includes('whsec')) masked = masked.replace(webhookSecret, 'whsec_****');
  if (masked.includes('"')) masked = maskEach(masked, codeField, maskField);
  if (masked.includes('url')) masked = masked.replace(urlField, (_, name: string, url: string) => name + maskUrl(url));
  if (masked.includes('='))
    masked = masked.replace(codeParameter, (_, name: string, code: string) => name + lastFour(code));
  masked = maskEach(masked, /[%\\]/.test(masked) ? voucherCode : plainVoucherCode, maskVoucherCode);
  masked = maskEmails(masked);
  if (masked.includes('search'))
    masked = masked.replace(
      searchParameter,
      (_, name: string, value: string) => name + value.replace(partOfCode, maskPart),
    );
  return masked;
}

/** A text as the request log keeps it: masked, and at most 4 KiB of UTF-8. */
export interface KeptText {
  readonly text: string;
  readonly truncated: boolean;
}

/**
 * Masks before it truncates, so that no part of a secret is left that is no longer recognised. A text that is too long to be
 * read whole is cut before; then the end of what was read is left out too. `lacksEnd`: the text was cut before.
 */
export function keepText(text: string, maxBytes = maxKeptBytes, lacksEnd = false): KeptText {
  const isCut = lacksEnd || text.length > maxRead;
  const masked = isCut ? maskText(text.slice(0, maxRead)).slice(0, -unsafeEnd) : maskText(text);
  if (masked.length <= maxBytes / 3 && !isCut) return { text: masked, truncated: false };
  const bytes = new TextEncoder().encode(masked);
  return { text: decodeWhole(bytes.subarray(0, maxBytes)), truncated: isCut || bytes.length > maxBytes };
}

/** Decodes UTF-8 and leaves out a character that is cut at the end. */
const decodeWhole = (bytes: Uint8Array): string => new TextDecoder().decode(bytes, { stream: true });
