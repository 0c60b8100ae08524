import { cleanText, hasMaxLength } from './text.js';

/** The id that no row has. Rows of the platform itself have it as their merchant, and it sorts before all other ids. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';
/** An id that no row has, and that sorts behind all others. */
export const maxUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** All resource kinds that have an id. (docs/reference/money-and-time.md#ids) */
export type IdKind =
  | 'merchant'
  | 'integration'
  | 'api_key'
  | 'customer'
  | 'card_definition'
  | 'card'
  | 'reward_template'
  | 'reward'
  | 'voucher_template'
  | 'voucher'
  | 'hold'
  | 'order'
  | 'order_return'
  | 'location'
  | 'staff'
  | 'invitation'
  | 'audit_entry'
  | 'session'
  | 'request'
  | 'event'
  | 'webhook_endpoint'
  | 'webhook_delivery'
  | 'email';

/** What an id in a path or body refers to: the UUID of a row, the externalId of a row, or nothing that can exist. */
export type Reference =
  | { readonly by: 'id'; readonly value: string }
  | { readonly by: 'externalId'; readonly value: string }
  | { readonly by: 'nothing' };

/** What the ids of each kind begin with. */
export const idPrefixes: Readonly<Record<IdKind, string>> = {
  merchant: 'mer_',
  integration: 'int_',
  api_key: 'key_',
  customer: 'cus_',
  card_definition: 'card_',
  card: 'ccard_',
  reward_template: 'rwt_',
  reward: 'rwd_',
  voucher_template: 'vt_',
  voucher: 'vch_',
  hold: 'hld_',
  order: 'ord_',
  order_return: 'ret_',
  location: 'loc_',
  staff: 'stf_',
  invitation: 'inv_',
  audit_entry: 'aud_',
  session: 'ses_',
  request: 'req_',
  event: 'evt_',
  webhook_endpoint: 'whe_',
  webhook_delivery: 'whd_',
  email: 'eml_',
};
const knownPrefixes = new Set(Object.values(idPrefixes));

// 26 base32 characters hold 130 bits. The first two bits are padding, so characters 1-2 are the first byte of the UUID.
// After that, four characters (20 bits) are five hexadecimal digits. Both sides are whole groups, so tables suffice and
// no BigInt is needed.
const suffixLength = 26;
const groups = [2, 6, 10, 14, 18, 22] as const;
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const invalid = 0xff;
const base32Values = valuesOf(alphabet);
const hexValues = valuesOf('0123456789abcdef', '0123456789ABCDEF');
const pairs = Array.from({ length: 1024 }, (_, bits) => alphabet.charAt(bits >> 5) + alphabet.charAt(bits & 31));
const hexOf8 = Array.from({ length: 256 }, (_, bits) => bits.toString(16).padStart(2, '0'));
const hexOf12 = Array.from({ length: 4096 }, (_, bits) => bits.toString(16).padStart(3, '0'));
const hexPlaces = Array.from({ length: 36 }, (_, place) => place).filter((place) => ![8, 13, 18, 23].includes(place));

const maxExternalIdLength = 128;
const nothing: Reference = { by: 'nothing' };

function valuesOf(...spellings: readonly string[]): Uint8Array {
  const table = new Uint8Array(128).fill(invalid);
  for (const spelling of spellings) [...spelling].forEach((letter, value) => (table[letter.charCodeAt(0)] = value));
  return table;
}

/**
 * Encodes a stored UUID as the id that integrators see: a TypeID, such as `cus_01h455vb4pex5vsknk084sn02q`. Takes a
 * UUID with hyphens, in either case. (docs/reference/money-and-time.md#ids)
 * @throws Error when the text is not a UUID
 */
export function encodeId(kind: IdKind, uuid: string): string {
  let text = idPrefixes[kind];
  let bits = 0;
  let seen = 0;
  for (let digit = 0; digit < 32; digit++) {
    const value = hexValues[uuid.charCodeAt(hexPlaces[digit] ?? 0)] ?? invalid;
    seen |= value;
    bits = (bits << 4) | value;
    if (digit === 1) text += pairs[bits] ?? '';
    else if (digit % 5 === 1) text += (pairs[bits >> 10] ?? '') + (pairs[bits & 1023] ?? '');
    else continue;
    bits = 0;
  }
  if (seen > 15 || uuid.length !== 36) throw new Error(`No uuid to write as an id of kind ${kind}.`);
  return text;
}

/**
 * Decodes an id of exactly this kind to a lower-case UUID with hyphens. Returns undefined for another prefix, upper
 * case, a character outside the alphabet, or more than 128 bits. (docs/reference/money-and-time.md#ids)
 */
export function decodeId(kind: IdKind, text: string): string | undefined {
  const prefix = idPrefixes[kind];
  if (text.length !== prefix.length + suffixLength || !text.startsWith(prefix)) return undefined;
  if (!isSuffix(text, prefix.length)) return undefined;
  let hex = hexOf8[bitsOf(text, prefix.length, 2)] ?? '';
  for (const group of groups) {
    const bits = bitsOf(text, prefix.length + group, 4);
    hex += (hexOf12[bits >> 8] ?? '') + (hexOf8[bits & 255] ?? '');
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * True when the text has the form of an id of any kind. Such a text cannot be an externalId.
 * (docs/reference/money-and-time.md#external-ids)
 */
export function hasIdForm(text: string): boolean {
  const start = text.length - suffixLength;
  return start > 0 && start <= 6 && knownPrefixes.has(text.slice(0, start)) && isSuffix(text, start);
}

/**
 * Parses a text in the place of an id of this kind. An id of another kind, an empty text, more than 128 characters,
 * ill-formed text and control characters refer to nothing: the caller answers 404. Any other text is an externalId, in
 * the stored NFC form. (docs/reference/money-and-time.md#references)
 */
export function parseReference(kind: IdKind, text: string): Reference {
  const uuid = decodeId(kind, text);
  if (uuid !== undefined) return { by: 'id', value: uuid };
  const value = cleanText(text);
  if (value === undefined || value === '' || !hasMaxLength(value, maxExternalIdLength) || hasIdForm(value))
    return nothing;
  return { by: 'externalId', value };
}

function isSuffix(text: string, start: number): boolean {
  let seen = 0;
  for (let place = start; place < text.length; place++) seen |= base32Values[text.charCodeAt(place)] ?? invalid;
  return seen <= 31 && text.charCodeAt(start) <= 0x37;
}

function bitsOf(text: string, start: number, characters: number): number {
  let bits = 0;
  for (let place = start; place < start + characters; place++) {
    bits = (bits << 5) | (base32Values[text.charCodeAt(place)] ?? 0);
  }
  return bits;
}
