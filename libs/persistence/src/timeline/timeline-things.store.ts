import type { IdKind } from '#domain/ids.js';
import { subjectsIn } from '#domain/requests/subjects.js';
import { isOfRequest } from '../audit/entries-of-request.js';
import { queryOne, read, type Reader } from '../database/statement.js';
import type { TimelineThings } from './timeline-things.js';

export const timelineKinds = ['customer', 'voucher', 'reward', 'card', 'order', 'api_key', 'request'] as const;
export type TimelineKind = (typeof timelineKinds)[number] & IdKind;

/** A customer's timeline includes at most this many things of each kind, the newest ones. (docs/reference/portal.md#timeline) */
const maxThings = 200;

const newest = (table: string): string =>
  `array(select t.id from ${table} t where t.merchant_id = $1 and t.customer_id = $2 order by t.id desc limit ${maxThings})`;

const findOfCustomer = read<Pick<TimelineThings, 'cards' | 'rewards' | 'vouchers' | 'orders'>>(
  'find_timeline_of_customer',
  `select array(select t.id from cards t where t.merchant_id = $1 and t.customer_id = $2 limit ${maxThings}) as cards,
     ${newest('rewards')} as rewards, ${newest('vouchers')} as vouchers, ${newest('orders')} as orders
   from customers c where c.merchant_id = $1 and c.id = $2`,
);

const findOfOrder = read<Pick<TimelineThings, 'rewards'>>(
  'find_timeline_of_order',
  `select array(
     select r.id from rewards r where r.merchant_id = $1 and r.order_id = $2
     union select o.coupon_reward_id where o.coupon_reward_id is not null limit ${maxThings}) as rewards
   from orders o where o.merchant_id = $1 and o.id = $2`,
);

const findOfRequest = read<{ subjectIds: string[] }>(
  'find_timeline_of_request',
  'select r.subject_ids as "subjectIds" from requests r where r.merchant_id = $1 and r.id = $2',
);

/** The things of a request that the request log does not have are those of this many of its events and audit entries. */
const maxRead = 1_000;
const eventsOf = 'events e where e.merchant_id = $1 and e.request_id = $2';
const auditEntriesOf = `audit_entries a where a.merchant_id = $1 and ${isOfRequest('a', '$2::uuid')}`;

const findOfUnloggedRequest = read<{ subjects: string[] }>(
  'find_timeline_of_unlogged_request',
  `select array(select a.subject_id from (select a.subject_id from ${auditEntriesOf} limit ${maxRead}) a where a.subject_id is not null
     union select e.subject_id from (select e.subject_id from ${eventsOf} limit ${maxRead}) e limit ${maxThings}) as subjects
   where exists (select from ${auditEntriesOf}) or exists (select from ${eventsOf})`,
);

const exists = (table: string) =>
  read<{ found: true }>(
    `find_timeline_of_${table}`,
    `select true as found from ${table} where merchant_id = $1 and id = $2`,
  );
const existing = {
  voucher: exists('vouchers'),
  reward: exists('rewards'),
  card: exists('cards'),
  api_key: exists('api_keys'),
} as const;

const nothing = {
  cards: [],
  rewards: [],
  vouchers: [],
  orders: [],
  order: null,
  request: null,
  customer: null,
  object: null,
  key: null,
};

/** Finds what a timeline is about; undefined when the merchant has no such thing. */
export async function findTimelineThings(
  reader: Reader,
  merchantId: string,
  kind: TimelineKind,
  id: string,
): Promise<TimelineThings | undefined> {
  const values = [merchantId, id];
  switch (kind) {
    case 'customer': {
      const found = await queryOne(reader, findOfCustomer, values);
      return found && { ...nothing, ...found, subjects: [id, ...Object.values(found).flat()], customer: id };
    }
    case 'order': {
      const found = await queryOne(reader, findOfOrder, values);
      return found && { ...nothing, ...found, orders: [id], subjects: [id], order: id, object: id };
    }
    case 'request': {
      const found = await queryOne(reader, findOfRequest, values);
      return found ? ofRequest(id, found.subjectIds) : await ofUnloggedRequest(reader, merchantId, id);
    }
    case 'voucher':
    case 'reward':
    case 'card':
    case 'api_key': {
      const found = await queryOne(reader, existing[kind], values);
      const own = kind === 'api_key' ? { key: id } : { [`${kind}s`]: [id] };
      return found && { ...nothing, ...own, subjects: [id], object: id };
    }
  }
}

/** A request changed only what it or its answer names. */
function ofRequest(request: string, subjectIds: readonly string[]): TimelineThings {
  const subjects = subjectsIn(subjectIds.join(' '));
  const of = (prefix: string): string[] => subjects.flatMap(({ id, uuid }) => (id.startsWith(prefix) ? [uuid] : []));
  return {
    ...nothing,
    cards: of('ccard_'),
    rewards: of('rwd_'),
    vouchers: of('vch_'),
    orders: of('ord_'),
    subjects: subjects.map(({ uuid }) => uuid),
    order: of('ord_')[0] ?? null,
    request,
  };
}

/** A request of the portal, or an old one. An audit entry does not say what its subject is, so each part looks for its own among all. */
async function ofUnloggedRequest(
  reader: Reader,
  merchantId: string,
  request: string,
): Promise<TimelineThings | undefined> {
  const found = await queryOne(reader, findOfUnloggedRequest, [merchantId, request]);
  if (!found) return undefined;
  const { subjects } = found;
  return { ...nothing, cards: subjects, rewards: subjects, vouchers: subjects, orders: subjects, subjects, request };
}
