/** The columns of a timeline's entries, and what one is where a part of the timeline has none. */
const columns = {
  id: 'null::uuid',
  at: 'null::timestamptz',
  kind: 'null::text',
  action: 'null::text',
  detail: 'null::text',
  status: 'null::text',
  change: 'null::bigint',
  balanceAfter: 'null::bigint',
  currency: 'null::text',
  actorKind: "'system'",
  actorId: 'null::uuid',
  requestId: 'null::uuid',
  subjectKind: 'null::text',
  subjectId: 'null::uuid',
  otherKind: 'null::text',
  otherId: 'null::uuid',
} as const;

type Column = keyof typeof columns;

/** SQL for each column that a part has: all have an id, by which they sort, a time and a kind. */
export type Shown = Partial<Readonly<Record<Column, string>>> &
  Readonly<Record<'id' | 'at' | 'kind' | 'action', string>>;

/** A part of a timeline: one of the queries that are joined by `union all`, and so have the same columns in one order. */
export const part = (shown: Shown, from: string): string =>
  `select ${Object.entries({ ...columns, ...shown })
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')} from ${from}`;

/** The values of the statement, in this order: the first is $1. */
export const parameterNames = [
  'merchantId',
  'before',
  'beforeAt',
  'count',
  'cards',
  'rewards',
  'vouchers',
  'subjects',
  'order',
  'request',
  'orders',
  'audited',
  'auditedRequest',
  'customer',
  'object',
  'key',
  'lastPosition',
  'withKeys',
] as const;

type ParameterName = (typeof parameterNames)[number];
/** `$2` for `before`. */
export const given = Object.fromEntries(parameterNames.map((name, at) => [name, `$${at + 1}`])) as Record<
  ParameterName,
  string
>;
/** The key by which entries sort that have no id: their time, their number, and what they are. */
export const keyOf = (at: string, number: string, seed: string): string =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || lpad(to_hex((${number})::bigint), 8, '0')
    || substr(md5(${seed}), 1, 12))::uuid`;

/** Who wrote a row of a ledger. */
export const writerOf = (row: string) => ({
  actorKind: `case when ${row}.api_key_id is not null then 'api_key' when ${row}.staff_id is not null then 'staff' else 'system' end`,
  actorId: `coalesce(${row}.api_key_id, ${row}.staff_id)`,
});
