import { nilUuid } from '#domain/ids.js';
import { Numbered, type NumberedKind } from './numbered.js';
import type { Programme } from './programme.js';

/** How many rows each kind has for a merchant with so many customers. */
export const totalsOf = (customers: number): Readonly<Record<NumberedKind, number>> => ({
  customer: customers,
  card: 2 * customers,
  order: Math.floor(1.5 * customers),
  reward: Math.floor(0.5 * customers),
  voucher: Math.floor(0.75 * customers),
  audit_entry: Math.floor(0.2 * customers),
});

/** The number of customers who have a name that nobody else has, however many there are. */
const rareNames = 7;

/** What the statements of all tables are written with. */
function termsOf(programme: Programme, customers: number, until: Date) {
  const totals = totalsOf(customers);
  const numbered = (kind: NumberedKind): Numbered => new Numbered(kind, totals[kind], until);
  /** A customer in a place that looks random. */
  const spread = (n: string): string => `(${n}::bigint * 7919 % ${customers} + 1)`;
  return {
    programme,
    customers,
    spread,
    customer: numbered('customer'),
    card: numbered('card'),
    order: numbered('order'),
    reward: numbered('reward'),
    voucher: numbered('voucher'),
    audit: numbered('audit_entry'),
    merchant: `'${programme.merchantId}'::uuid`,
    key: `'${programme.apiKeyId}'::uuid`,
    /** The same, but a tenth of all rows belong to the first one, a company. */
    holder: (n: string): string => `case when ${n} % 10 = 0 then 1 else ${spread(n)} end`,
  };
}
type Terms = ReturnType<typeof termsOf>;

const rows = (of: Numbered): string => `generate_series(1, ${of.total}) n`;
const word = (n: string, from: number): string => `substr(md5('word' || ${n}), ${from}, 8)`;
const daysLater = (at: string, days: number): string => `${at} + interval '${days} days'`;

/** One statement for each table, in the order in which they are filled. */
export function fillStatements(programme: Programme, customers: number, until: Date): readonly string[] {
  const terms = termsOf(programme, customers, until);
  const ofMerchant = [customerStatements, orderStatements, rewardStatements, voucherStatements, auditStatements];
  return [...ofMerchant.flatMap((statements) => statements(terms)), ...passingStatements(customers, programme)];
}

function customerStatements({ programme, customers, merchant, customer, card }: Terms): readonly string[] {
  const first = `(array['Anna','Ben','Carla','David','Elif','Fatima','Georg','Hanna','Ivan','Julia'])[1 + n % 10]`;
  const rareEvery = Math.max(1, Math.floor(customers / rareNames));
  return [
    `insert into customers (merchant_id, id, external_id, email, name, lifetime_stamps, lifetime_points, created_at)
     select ${merchant}, ${customer.id('n')}, case when n % 5 = 0 then 'shop-' || n end,
       ${word('n', 1)} || '.' || n || '@' || ${word('n % 1000', 9)} || '.example',
       case when n % ${rareEvery} = 0 then 'Zygmunt Quixley' else ${first} || ' ' || initcap(${word('n', 17)}) end,
       2, 40, ${customer.at('n')}
     from ${rows(customer)}`,
    // Numbers 2c - 1 and 2c are the stamp card and the points card of customer c.
    `insert into cards (merchant_id, id, customer_id, card_definition_id, stamps, points, entry_count, created_at)
     select ${merchant}, ${card.id('n')}, ${customer.id('(n + 1) / 2')},
       case n % 2 when 1 then '${programme.stampCardId}'::uuid else '${programme.pointsCardId}'::uuid end,
       case n % 2 when 1 then 1 else 0 end, case n % 2 when 1 then 0 else 20 end, 2, ${card.at('n')}
     from ${rows(card)}`,
  ];
}

function orderStatements({ customers, merchant, key, spread, customer, card, order }: Terms): readonly string[] {
  return [
    `insert into orders (merchant_id, id, order_number, source, value_minor, currency, integration_type, customer_id,
       stamps_awarded, points_awarded, created_at)
     select ${merchant}, ${order.id('n')}, 'N-' || n, 'webshop', 1000 + n % 5000, 'GBP', 'public_api',
       ${customer.id(spread('n'))}, 1, 20, ${order.at('n')}
     from ${rows(order)}`,
    // The order n + customers is of the same customer as the order n: it writes the second entry of each card.
    `insert into card_entries (merchant_id, card_id, number, cause, change, consumed, balance_after, order_id, api_key_id,
       created_at)
     select ${merchant}, ${card.id(`(2 * ${spread('n')} - 1 + side)`)}, (n - 1) / ${customers} + 1, 'order',
       case side when 0 then 1 else 20 end, 0, case side when 0 then 1 else 20 end, ${order.id('n')}, ${key},
       ${order.at('n')}
     from ${rows(order)}, generate_series(0, 1) side`,
  ];
}

function rewardStatements({ programme, merchant, key, holder, customer, reward }: Terms): readonly string[] {
  return [
    `insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, expires_at, coupon_code, issued_at,
       redeemed_at, event_count)
     select ${merchant}, ${reward.id('n')}, '${programme.rewardTemplateId}'::uuid, ${customer.id(holder('n'))},
       'A free coffee', (array['active','active','redeemed','redeemed','expired'])[1 + n % 5],
       case n % 5 when 4 then ${daysLater(reward.at('n'), 1)} end,
       case when n % 50 = 1 then 'COUPON-' || n end, ${reward.at('n')},
       case when n % 5 in (2, 3) then ${daysLater(reward.at('n'), 1)} end,
       case when n % 5 in (2, 3) or n % 50 = 1 then 2 else 1 end
     from ${rows(reward)}`,
    `insert into reward_events (merchant_id, reward_id, number, kind, coupon_code, api_key_id, created_at)
     select ${merchant}, ${reward.id('n')}, number, case when number = 1 then 'issued' when n % 50 = 1 then 'coupon_set'
       else 'redeemed' end, case when number = 2 and n % 50 = 1 then 'COUPON-' || n end, ${key}, ${reward.at('n')}
     from ${rows(reward)}, generate_series(1, 2) number
     where number = 1 or n % 5 in (2, 3) or n % 50 = 1`,
  ];
}

function voucherStatements({ programme, merchant, key, holder, customer, voucher }: Terms): readonly string[] {
  const code = `translate(upper(substr(md5('code' || n), 1, 16)), '01', 'WX')`;
  const status = `(array['active','active','active','active','redeemed','redeemed','redeemed','partial','cancelled','expired'])[1 + n % 9 + n % 2]`;
  return [
    `insert into vouchers (merchant_id, id, voucher_template_id, customer_id, code, title, currency, value_minor,
       remaining_minor, status, allow_partial_redemption, activates_at, expires_at, recipient_email, entry_count,
       redemption_count, redemptions_counted_to, created_at, updated_at)
     select ${merchant}, ${voucher.id('n')}, '${programme.voucherTemplateId}'::uuid, ${customer.id(holder('n'))}, ${code},
       case when n % 200 = 0 then 'Golden ticket' else 'Gift voucher' end, 'GBP', 1000,
       case v.status when 'redeemed' then 0 when 'partial' then 400 else 1000 end, v.status, true, ${voucher.at('n')},
       case v.status when 'expired' then ${daysLater(voucher.at('n'), 1)} else ${daysLater(voucher.at('n'), 400)} end,
       ${word('n', 1)} || '@vouchers.example', case when v.status in ('redeemed', 'partial') then 2 else 1 end,
       case when v.status in ('redeemed', 'partial') then 1 else 0 end,
       case when v.status in ('redeemed', 'partial') then 2 else 0 end, ${voucher.at('n')}, ${voucher.at('n')}
     from ${rows(voucher)} cross join lateral (select ${status} as status) v`,
    `insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor, redemption_type,
       api_key_id, created_at)
     select ${merchant}, ${voucher.id('n')}, number, case number when 1 then 'issue' else 'redeem' end,
       case when number = 1 then 1000 when v.status = 'partial' then -600 else -1000 end,
       case when number = 1 then 1000 when v.status = 'partial' then 400 else 0 end,
       case when number = 2 then case v.status when 'partial' then 'partial' else 'full' end end, ${key},
       ${voucher.at('n')}
     from ${rows(voucher)} cross join lateral (select ${status} as status) v, generate_series(1, 2) number
     where number = 1 or v.status in ('redeemed', 'partial')`,
  ];
}

const auditStatements = ({ programme, merchant, audit }: Terms): readonly string[] => [
  `insert into audit_entries (merchant_id, id, actor_kind, actor_id, action, details, created_at)
     select ${merchant}, ${audit.id('n')}, 'staff', '${programme.staffId}'::uuid,
       (array['voucher.issued','voucher.cancelled','customer.updated','key.created'])[1 + n % 4], '{}', ${audit.at('n')}
     from ${rows(audit)}`,
];

/** Rows that are removed by age: most are of other merchants, or of none. */
function passingStatements(customers: number, { merchantId, apiKeyId }: Programme): readonly string[] {
  const nobody = `'${nilUuid}'::uuid`;
  const other = `md5('merchant' || n % 100)::uuid`;
  const shareOf = (share: number): string => `generate_series(1, ${Math.ceil(customers * share)}) n`;
  const columns = 'requests, client_errors, server_errors, limited, duration_us, duration_counts';
  const figures = '10, 1, 0, 0, 1000, array_fill(1::bigint, array[14])';
  return [
    `insert into staged_jobs (merchant_id, id, kind, subject_id, state, attempts, next_attempt_at, created_at, done_at)
     select '${merchantId}'::uuid, gen_random_uuid(), 'send_voucher_email', gen_random_uuid(), 'done', 1, at, at, at
     from ${shareOf(0.1)} cross join lateral (select now() - n * interval '1 second' as at) t`,
    `insert into idempotency_answers (merchant_id, key_hash, day_slot, fingerprint, api_key_id, status, body, created_at)
     select '${merchantId}'::uuid, sha256(n::text::bytea), day_slot(now()), sha256('x'), '${apiKeyId}'::uuid, 200,
       repeat('{"data":1}', 60), now()
     from ${shareOf(0.5)}`,
    `insert into limit_logs (merchant_id, subject, name, head, newest, ends_on)
     select ${nobody}, 'address ' || n, 'failures', 1, array_fill(1::bigint, array[16]), current_date + 2 from ${shareOf(0.1)}`,
    `insert into limit_chunks (merchant_id, subject, name, number, stamps, ends_on)
     select ${other}, 'key ' || n % 100, 'requests', n, array_fill(1::bigint, array[128]), current_date + 2
     from ${shareOf(0.05)}`,
    `insert into usage_buckets (merchant_id, api_key_id, resolution, starts_at, method, route, ${columns})
     select ${other}, md5('key' || n % 100)::uuid, 'minute', date_trunc('minute', now()) - n / 500 * interval '1 minute', 'GET',
       '/route/' || n % 500, ${figures} from ${shareOf(0.2)}
     on conflict do nothing`,
    // A key's own usage is bounded by its time to live: it is the same for every merchant.
    `insert into usage_buckets (merchant_id, api_key_id, resolution, starts_at, method, route, ${columns})
     select '${merchantId}'::uuid, '${apiKeyId}'::uuid, unit, date_trunc(unit, now(), 'UTC') - n * ('1 ' || unit)::interval,
       'GET', '/route/' || route, ${figures}
     from unnest(array['minute', 'hour', 'day']) unit, generate_series(1, 5) route, generate_series(1, 80) n`,
    `insert into authentication_failures (merchant_id, minute, address, public_part, reason, failures, last_at)
     select ${nobody}, date_trunc('minute', now()) - n * interval '1 second', '192.0.2.' || n, '', 'missing', 1, now()
     from ${shareOf(0.1)}`,
  ];
}
