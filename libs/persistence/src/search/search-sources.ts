import { timeOfId } from '../database/new-id.js';

/** The table of a kind of thing, and how a search shows its rows. Conditions use the alias `t`, shown columns the alias `x`. */
export interface Source {
  readonly table: string;
  readonly joins?: string;
  readonly id?: string;
  /** The id column, when it is not `t.id`. */
  readonly idColumn?: string;
  readonly title: string;
  readonly detail: string;
  /** The thing on whose page it is shown: SQL for the kind and the id. */
  readonly parent?: readonly [kind: string, id: string];
}

const ofCustomer = 'left join customers c on c.merchant_id = x.merchant_id and c.id = x.customer_id';
const titled = (table: string): Source => ({ table, title: 'x.title', detail: 'x.external_id' });

export const sources = {
  merchant: { table: 'merchants', id: 'x.merchant_id', title: 'x.name', detail: 'null::text' },
  customer: { table: 'customers', title: 'coalesce(x.name, x.email)', detail: 'x.email' },
  card: {
    table: 'cards',
    joins: `join card_definitions d on d.merchant_id = x.merchant_id and d.id = x.card_definition_id ${ofCustomer}`,
    title: 'd.title',
    detail: 'c.email',
    parent: ["'customer'", 'x.customer_id'],
  },
  reward: { table: 'rewards', joins: ofCustomer, title: 'x.title', detail: 'c.email' },
  // Shows only as much of the code as the request log does.
  voucher: { table: 'vouchers', title: 'x.title', detail: "'****' || right(x.code, 4)" },
  order: { table: 'orders', title: 'x.order_number', detail: 'x.source' },
  order_return: {
    table: 'order_returns',
    title: "concat_ws(' ', 'Return', x.return_number)",
    detail: 'x.reason',
    parent: ["'order'", 'x.order_id'],
  },
  hold: {
    table: 'voucher_holds',
    title: "concat_ws(' ', 'Hold', x.reference)",
    detail: 'x.status',
    parent: ["'voucher'", 'x.voucher_id'],
  },
  api_key: { table: 'api_keys', title: 'x.name', detail: "'lrw_live_' || x.public_part" },
  request: {
    table: 'requests',
    title: "x.method || ' ' || coalesce(x.route, x.path)",
    detail: "concat_ws(' ', x.status::text, x.error)",
  },
  card_definition: titled('card_definitions'),
  reward_template: titled('reward_templates'),
  voucher_template: titled('voucher_templates'),
  location: { table: 'locations', title: 'x.name', detail: 'x.external_id' },
  staff: {
    table: 'memberships',
    joins: 'join sign_in.staff s on s.id = x.staff_id',
    id: 'x.staff_id',
    idColumn: 't.staff_id',
    title: 's.name',
    detail: 'x.role',
  },
  invitation: { table: 'invitations', title: 'x.email', detail: 'x.role' },
  event: { table: 'events', title: 'x.type', detail: 'x.subject_type' },
  // Only the host of the URL, because the rest can hold a secret.
  webhook_endpoint: {
    table: 'webhook_endpoints',
    title: "substring(x.url from '://([^/?#]+)')",
    detail: 'coalesce(x.description, x.status)',
  },
  // A test has no event.
  webhook_delivery: {
    table: 'webhook_deliveries',
    title: 'x.event_type',
    detail: 'x.status',
    parent: [
      "case when x.position is null then 'webhook_endpoint' else 'event' end",
      'case when x.position is null then x.endpoint_id else x.event_id end',
    ],
  },
  email: {
    table: 'emails',
    title: "'E-mail to ' || x.recipient",
    detail: 'x.status',
    parent: ['x.kind', 'x.subject_id'],
  },
  audit_entry: { table: 'audit_entries', title: 'x.action', detail: 'null::text' },
} as const satisfies Readonly<Record<string, Source>>;

/**
 * A request that is not in the request log, found by what it caused: one of the portal, or an old one of an API key. Its time is
 * shown in the time zone of the merchant, as its page shows it.
 */
const unlogged = (table: string, actor: string): Source => ({
  table,
  id: 'x.request_id',
  idColumn: 't.request_id',
  title: `case ${actor} when 'api_key' then 'Request to the API' else 'Request in the portal' end`,
  detail: `to_char(${timeOfId('x.request_id')} at time zone m.time_zone, 'YYYY-MM-DD HH24:MI:SS')`,
});
export const unloggedRequests = {
  event: unlogged('events', 'x.actor_type'),
  auditEntry: unlogged('audit_entries', 'x.actor_kind'),
} as const;

/** The kinds of things that a search finds. */
export type FoundKind = keyof typeof sources;
export const foundKinds = Object.keys(sources) as FoundKind[];
