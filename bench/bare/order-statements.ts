import { keyColumns, type KeyRow } from './caller.js';
import { prepared } from './database.js';
import { recordEvents } from './events.js';
import { remember } from './write-once.js';

export interface RewardStep {
  readonly at: number;
  readonly rewardTemplate: {
    readonly id: string;
    readonly title: string;
    readonly active: boolean;
    readonly expiryDays: number | null;
  };
}

/** The key, and all of its merchant that an order needs to know. */
export interface OrderCaller extends KeyRow {
  readonly currency: string;
  readonly timeZone: string;
  /** Whether the merchant's settings are the ones that this server knows: stamps on an active card, and nothing else. */
  readonly known: boolean | null;
  readonly minimumMinor: number;
  readonly stampsPerOrder: number;
  readonly cardDefinitionId: string;
  readonly cardTitle: string;
  readonly cardSize: number;
  readonly steps: readonly RewardStep[];
}

export const findCallers = prepared(
  'find_order_callers',
  `select ${keyColumns}, m.currency, m.time_zone as "timeZone",
     s.enabled and s.points_card_id is null and not s.reward_automation and s.duplicate_orders = 'return_original'
       and s.stamps_mode = 'per_order' and s.stamps_max_per_order is null and d.active and d.type = 'stamp' as known,
     s.minimum_order_minor as "minimumMinor", s.stamps_per_order as "stampsPerOrder", d.id as "cardDefinitionId",
     d.title as "cardTitle", d.number_of_stamps as "cardSize",
     (select coalesce(json_agg(json_build_object('at', p.at, 'rewardTemplate', json_build_object('id', t.id,
         'title', t.title, 'active', t.active, 'expiryDays', t.expiry_days)) order by p.position), '[]')
       from card_progression_steps p
       join reward_templates t on t.merchant_id = p.merchant_id and t.id = p.reward_template_id
       where p.merchant_id = d.merchant_id and p.card_definition_id = d.id) as steps
   from api_keys k
   join merchants m on m.merchant_id = k.merchant_id
   left join order_settings s on s.merchant_id = k.merchant_id
   left join card_definitions d on d.merchant_id = s.merchant_id and d.id = s.stamps_card_id
   where k.public_part = any ($1)`,
);

/** The customer and the card that an order fills. */
export interface Holding {
  readonly customerId: string;
  readonly customerExternalId: string | null;
  readonly email: string;
  readonly name: string | null;
  readonly lifetimeStamps: number;
  readonly lifetimePoints: number;
  readonly customerCreatedAt: Date;
  readonly customerVersion: number;
  readonly cardId: string;
  readonly cardExternalId: string | null;
  readonly stamps: number;
  readonly entryCount: number;
  readonly cardCreatedAt: Date;
  readonly cardVersion: number;
}

export const lockHolding = prepared(
  'lock_holding',
  // Both rows, since a row that is not locked would be read as it was before the wait for the other one.
  `select c.id as "customerId", c.external_id as "customerExternalId", c.email, c.name, c.lifetime_stamps as "lifetimeStamps",
     c.lifetime_points as "lifetimePoints", c.created_at as "customerCreatedAt", c.event_version as "customerVersion",
     k.id as "cardId", k.external_id as "cardExternalId", k.stamps, k.entry_count as "entryCount",
     k.created_at as "cardCreatedAt", k.event_version as "cardVersion"
   from customers c join cards k on k.merchant_id = c.merchant_id and k.customer_id = c.id and k.card_definition_id = $3
   where c.merchant_id = $1 and c.email = $2 for no key update of c, k`,
);

export const makeCustomer = prepared(
  'make_customer',
  `insert into customers (merchant_id, id, email, name, created_at, event_version) values ($1, $2, $3, $4, $5, 1)
   on conflict (merchant_id, email) do nothing returning id`,
);

/** The definitions whose cards a new customer gets, and the one that the order fills. */
export const listDefinitions = prepared(
  'list_definitions',
  'select id, title from card_definitions where merchant_id = $1 and ((active and auto_enrol) or id = $2) order by id',
);

export interface MadeCard {
  readonly id: string;
  readonly title: string;
  readonly cardDefinitionId: string;
}

export const makeCards = prepared(
  'make_cards',
  `insert into cards (merchant_id, id, customer_id, card_definition_id, created_at, event_version)
   select $1, n.id, c.id, n.definition, $3, 1
   from customers c, unnest($4::uuid[], $5::uuid[]) as n (id, definition)
   where c.merchant_id = $1 and c.email = $2
   on conflict (merchant_id, customer_id, card_definition_id) do nothing
   returning id, card_definition_id as "cardDefinitionId"`,
);

export const rememberAnswer = prepared('remember', remember('200'));

/** The order, the card with its ledger row, the customer's figures, the events and the remembered answer, all in one statement. */
export const saveOrder = prepared(
  'save_order',
  `with made as (
     insert into orders (merchant_id, id, order_number, source, value_minor, currency, integration_type, customer_id,
       stamps_awarded, points_awarded, stamps_entry, created_at)
     values ($1, $6, $7, $8, $9, $10, 'public_api', $11, $12, 0, $16, $13)
   ), filled as (
     update cards set stamps = $15, entry_count = $16 + $17, event_version = event_version + 1 + $17 where merchant_id = $1 and id = $14
   ), entered as (
     insert into card_entries (merchant_id, card_id, number, cause, change, consumed, balance_after, order_id, api_key_id,
       created_at)
     values ($1, $14, $16, 'order', $12, 0, $20, $6, $4, $13)
   ), raised as (
     update customers set lifetime_stamps = lifetime_stamps + $12, name = coalesce(name, $18),
       event_version = event_version + case when name is null and $18 is not null then 1 else 0 end
     where merchant_id = $1 and id = $11
   ), recorded as (${recordEvents('$19')}
   ) ${remember('200')}`,
);

/** The entry of each time that the card was filled. */
export const saveFillings = prepared(
  'save_fillings',
  `insert into card_entries (merchant_id, card_id, number, cause, change, consumed, balance_after, order_id, api_key_id,
     created_at)
   select $1, $2, $3 + n, 'complete', -$4::bigint, 0, $5 - n * $4::bigint, $6, $7, $8 from generate_series(1, $9) as n`,
);

export const saveRewards = prepared(
  'save_rewards',
  `with issued as (
     insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, expires_at, order_id, issued_at,
       event_count, event_version)
     select $1, r.id, r.template, $2, r.title, 'active', r.expires_at, $3, $4, 1, 1
     from unnest($6::uuid[], $7::uuid[], $8::text[], $9::timestamptz[]) as r (id, template, title, expires_at)
   )
   insert into reward_events (merchant_id, reward_id, number, kind, order_id, api_key_id, created_at)
   select $1, r.id, 1, 'issued', $3, $5, $4 from unnest($6::uuid[]) as r (id)`,
);

export const findOriginal = prepared(
  'find_original',
  `select o.id, o.order_number as "orderNumber", o.source, o.value_minor as "valueMinor", o.customer_id as "customerId",
     o.stamps_awarded as stamps, o.created_at as "createdAt"
   from orders o where o.merchant_id = $1 and o.source = $2 and o.order_number = $3 and o.repeat_of is null`,
);

export const findIssued = prepared(
  'find_issued',
  `select id, reward_template_id as "rewardTemplateId", title, status, expires_at as "expiresAt",
     coupon_code as "couponCode", issued_at as "issuedAt", redeemed_at as "redeemedAt"
   from rewards where merchant_id = $1 and order_id = $2 order by id`,
);
