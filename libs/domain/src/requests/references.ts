import { type IdKind, parseReference } from '../ids.js';
import { parseOrderNumber } from '../orders/order-number.js';
import { cleanText, emailKey } from '../text.js';
import { parseCouponCode } from '../rewards/coupon.js';
import { parseVoucherCode } from '../vouchers/code.js';

/** A thing that a request named by something else than its id. */
export interface NamedThing {
  readonly kind: 'customer' | 'card' | 'reward' | 'voucher' | 'order';
  readonly by: 'externalId' | 'email' | 'code' | 'orderNumber';
  /** In its stored form. */
  readonly value: string;
}

interface Named {
  /** The template of the route; undefined where none matched. */
  readonly route: string | undefined;
  /** Path and query, as they were sent. */
  readonly url: string;
  /** The text of the body, where the answer does not name its things. */
  readonly body: string | undefined;
}

const maxNamed = 4;
const maxRead = 8_192;
const maxValue = 512;

const bodyField =
  /"(customerId|userRewardId|customer_email|recipientEmail|coupon_code|code)"\s*:\s*("(?:[^"\\]|\\.){1,512}")/g;

/** The things that the fields and parameters of a request name. (docs/reference/requests.md#the-request) */
export function namedThings({ route, url, body }: Named): NamedThing[] {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const found = [
    ...(route?.includes('{') ? inPath(route, path, query) : []),
    ...(query === '' ? [] : inQuery(query)),
    ...(body === undefined ? [] : inBody(body)),
  ];
  return found.flatMap((each) => each ?? []).slice(0, maxNamed);
}

/** What stands in the place of a parameter of the path. Templates and definitions have no history, so they are left out. */
function kindAt(route: string, segments: readonly string[], at: number, query: string): NamedThing['kind'] | undefined {
  const isOfCustomer = segments.includes('customers');
  switch (segments[at - 1]) {
    case 'customers':
      return 'customer';
    case 'orders':
      return 'order';
    case 'cards':
      return isOfCustomer ? 'card' : undefined;
    case 'rewards':
      return isOfCustomer || route.endsWith('/redeem') ? 'reward' : undefined;
    case 'vouchers':
      return isOfCustomer || at < segments.length - 1 || /(?:^|&)view=issued(?:&|$)/.test(query)
        ? 'voucher'
        : undefined;
    default:
      return undefined;
  }
}

function inPath(route: string, path: string, query: string): (NamedThing | undefined)[] {
  const [segments, values] = [route.split('/'), path.split('/')];
  return segments.map((segment, at) => {
    const kind = segment.startsWith('{') ? kindAt(route, segments, at, query) : undefined;
    return kind && byExternalId(kind, decoded(values[at] ?? ''));
  });
}

function inQuery(query: string): (NamedThing | undefined)[] {
  const parameters = new URLSearchParams(query.slice(0, maxRead));
  const [customer, email, code, orderNumber] = ['customerId', 'email', 'code', 'orderNumber'].map((name) =>
    parameters.get(name)?.slice(0, maxValue),
  );
  return [
    customer === undefined ? undefined : byExternalId('customer', customer),
    email === undefined ? undefined : byEmail(email),
    code === undefined ? undefined : byCode('voucher', parseVoucherCode(code)),
    orderNumber === undefined ? undefined : byOrderNumber(orderNumber),
  ];
}

const inBody = (body: string): (NamedThing | undefined)[] =>
  [...body.slice(0, maxRead).matchAll(bodyField)].map(([, field, text = '']) => {
    const value = unquoted(text);
    if (field === 'customerId') return byExternalId('customer', value);
    if (field === 'userRewardId') return byExternalId('reward', value);
    if (field === 'coupon_code') return byCode('reward', parseCouponCode(value));
    if (field === 'code') return byCode('voucher', parseVoucherCode(value));
    return byEmail(value);
  });

/** Undefined for a text that cannot be a stored address: a query with a NUL character would fail. */
function byEmail(text: string): NamedThing | undefined {
  const value = cleanText(text);
  return value === undefined ? undefined : { kind: 'customer', by: 'email', value: emailKey(value) };
}

function byExternalId(kind: NamedThing['kind'], text: string): NamedThing | undefined {
  const reference = parseReference(kind satisfies IdKind, text);
  return reference.by === 'externalId' ? { kind, by: 'externalId', value: reference.value } : undefined;
}

const byCode = (kind: 'voucher' | 'reward', value: string | undefined): NamedThing | undefined =>
  value === undefined ? undefined : { kind, by: 'code', value };

function byOrderNumber(text: string): NamedThing | undefined {
  const value = parseOrderNumber(text);
  return value === undefined ? undefined : { kind: 'order', by: 'orderNumber', value };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}
