import { decodeId, hasIdForm, type IdKind, parseReference } from '../ids.js';
import { publicPartOf } from '../keys/format.js';
import { cleanText, emailKey, hasMaxLength } from '../text.js';
import { parseOrderNumber } from '../orders/order-number.js';
import { plainIdempotencyKey, shownIdempotencyKey } from '../requests/idempotency-key.js';
import { parseCouponCode } from '../rewards/coupon.js';
import { parseVoucherCode } from '../vouchers/code.js';

/** What a text may be, and the value to look up. */
export interface SearchTerm {
  readonly by:
    | 'id'
    | 'externalId'
    | 'email'
    | 'emailStart'
    | 'nameStart'
    | 'voucherCode'
    | 'couponCode'
    | 'orderNumber'
    | 'externalReference'
    | 'keyPart'
    | 'xRequestId'
    | 'idempotencyKey';
  readonly value: string;
  /** Set for the term `id`. */
  readonly kind?: IdKind;
}

/** The kinds of things that are found by their id. */
const kinds: readonly IdKind[] = [
  'merchant',
  'integration',
  'api_key',
  'customer',
  'card_definition',
  'card',
  'reward_template',
  'reward',
  'voucher_template',
  'voucher',
  'order',
  'order_return',
  'hold',
  'location',
  'staff',
  'invitation',
  'audit_entry',
  'request',
  'event',
  'webhook_endpoint',
  'webhook_delivery',
  'email',
];

const keyForm = /^lrw_live_([0-9A-Za-z]{12})(?:_(.*))?$/;
/** The Message-ID of an e-mail of ours, as its header has it. */
const messageIdForm = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^\s<>@]+>?$/i;
const requestIdForm = /^[A-Za-z0-9._~-]{1,128}$/;
const printable = /^[\x20-\x7e]{1,255}$/;
/** The start of a name or of an e-mail has at least so many characters. */
const minStart = 3;
/** A whole name may have two characters of these scripts. */
const minStartWithCjk = 2;
const cjk = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Everything that a text in the search box may be. The secret of an API key is in no term: of a whole key, which its checksum
 * tells, and of a key's prefix only the public part is looked up. (docs/decisions/0067)
 */
export function searchTerms(given: string): readonly SearchTerm[] {
  const text = cleanText(given)?.trim() ?? '';
  if (text === '' || text.includes('whsec_')) return [];
  if (text.startsWith('lrw_live_')) return keyTerms(text);
  if (hasIdForm(text)) return [...idTerms(text), ...termsOf(sentTexts(text))];
  const [, emailId] = messageIdForm.exec(text) ?? [];
  if (emailId !== undefined) return [{ by: 'id', value: emailId.toLowerCase(), kind: 'email' }];
  const isLong = !hasMaxLength(text, minStart - 1);
  const isName = isLong || (cjk.test(text) && !hasMaxLength(text, minStartWithCjk - 1));
  const reference = parseReference('customer', text);
  const address = addressIn(text);
  const terms = termsOf({
    externalId: reference.by === 'externalId' ? reference.value : undefined,
    email: address.includes('@') ? emailKey(address) : undefined,
    voucherCode: parseVoucherCode(text),
    couponCode: parseCouponCode(text),
    ...sentTexts(text),
    emailStart: isLong ? emailKey(address) : undefined,
    nameStart: isName ? text : undefined,
  });
  return [...terms, ...otherOrderNumbers(text)];
}

/**
 * Shops show the order 1001 as #1001, but the sign may also be a part of the number. Our own numbers are in upper case, and people
 * type them in lower case.
 */
function otherOrderNumbers(text: string): readonly SearchTerm[] {
  const plain = text.startsWith('#') ? text.slice(1) : text;
  const spellings = new Set([plain, /^ord-/i.test(plain) ? plain.toUpperCase() : plain]);
  spellings.delete(text);
  return [...spellings].flatMap((number) => termsOf({ orderNumber: parseOrderNumber(number) }));
}

/** The e-mail address of a link or a header, as it is copied: `mailto:ada@example.com?subject=…`, `Ada <ada@example.com>`. */
function addressIn(text: string): string {
  const [, inBrackets] = /<([^\s<>]+@[^\s<>]+)>$/.exec(text) ?? [];
  return (inBrackets ?? text).replace(/^mailto:([^?]*).*$/i, '$1');
}

type FoundTexts = Partial<Record<SearchTerm['by'], string | undefined>>;

/**
 * Terms that a merchant chooses freely. They are searched for texts that look like an id too: an order number may have that form.
 */
const sentTexts = (text: string): FoundTexts => ({
  orderNumber: parseOrderNumber(text),
  externalReference: hasMaxLength(text, 200) ? text : undefined,
  xRequestId: requestIdForm.test(text) ? text : undefined,
  idempotencyKey: printable.test(text) ? shownIdempotencyKey(plainIdempotencyKey(text)) : undefined,
});

const termsOf = (found: FoundTexts): SearchTerm[] =>
  Object.entries(found).flatMap(([by, value]) => (value === undefined ? [] : [{ by: by as SearchTerm['by'], value }]));

function keyTerms(text: string): readonly SearchTerm[] {
  const [, publicPart, rest] = keyForm.exec(text) ?? [];
  // The request log shows keys as lrw_live_…_****.
  const isPrefix = rest === undefined || /^\**$/.test(rest);
  const value = isPrefix ? publicPart : publicPartOf(text);
  return value === undefined ? [] : [{ by: 'keyPart', value }];
}

const idTerms = (text: string): readonly SearchTerm[] =>
  kinds.flatMap((kind) => {
    const value = decodeId(kind, text);
    return value === undefined ? [] : [{ by: 'id' as const, value, kind }];
  });
