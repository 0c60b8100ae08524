import type { IdKind } from '#domain/ids.js';
import type { SearchTerm } from '#domain/search/terms.js';
import type { Database } from '../database/database.js';
import { startsWith } from '../database/like.js';
import { read, type ReadStatement } from '../database/statement.js';
import { sources, type Source } from './search-sources.js';

export interface FoundThing {
  readonly kind: IdKind;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  /** Whose card it is: a card is shown with its customer. */
  readonly customerId: string | null;
  /** False for the start of a name or an e-mail. */
  readonly exact: boolean;
}

type Row = Omit<FoundThing, 'exact'>;

/** The rows that one look-up returns. */
const most = 5;

/**
 * How a look-up over all merchants finds its rows: `index`, with an index that begins with the value; `merchants`, with one
 * probe of the merchant's index for each merchant; `active`, the same for merchants with a request in the last 31 days.
 */
type Everywhere = 'index' | 'merchants' | 'active' | 'never';

interface LookUp {
  readonly inMerchant: ReadStatement<Row>;
  readonly everywhere: ReadStatement<Row> | undefined;
}

const merchantsOf = {
  merchants: 'merchants m',
  active: "(select distinct u.merchant_id from api_key_uses u where u.last_used_at > now() - interval '31 days') m",
} as const;

function rowsWhere({ table, order = '' }: Source, condition: string, everywhere: Exclude<Everywhere, 'never'>): string {
  const limit = `${order} limit ${most}`;
  if (everywhere === 'index') return `select t.* from ${table} t where $1::uuid is null and ${condition} ${limit}`;
  return `select t.* from ${merchantsOf[everywhere]} cross join lateral (
      select t.* from ${table} t where t.merchant_id = m.merchant_id and ${condition} ${limit}) t
    where $1::uuid is null limit ${most}`;
}

/** `condition` compares a column of `t` with $2. */
function lookUp(kind: keyof typeof sources, by: string, condition: string, everywhere: Everywhere): LookUp {
  const source: Source = sources[kind];
  const shown = (rows: string): string =>
    `select '${kind}' as kind, x.merchant_id as "merchantId", m.name as "merchantName", ${source.id ?? 'x.id'} as id,
       ${source.title} as title, ${source.detail} as detail, ${source.customer ?? 'null::uuid'} as "customerId"
     from (${rows}) x join merchants m on m.merchant_id = x.merchant_id ${source.joins ?? ''}`;
  const ofMerchant = `select t.* from ${source.table} t where t.merchant_id = $1 and ${condition} ${source.order ?? ''} limit ${most}`;
  const name = `search_${kind}_by_${by}`;
  return {
    inMerchant: read(name, shown(ofMerchant)),
    everywhere:
      everywhere === 'never' ? undefined : read(`${name}_everywhere`, shown(rowsWhere(source, condition, everywhere))),
  };
}

function byId(kind: keyof typeof sources, everywhere: Everywhere = 'merchants'): LookUp {
  const { idColumn = 't.id' }: Source = sources[kind];
  return lookUp(kind, 'id', `${idColumn} = $2::uuid`, everywhere);
}

const ofIds: Partial<Record<IdKind, LookUp>> = {
  merchant: lookUp('merchant', 'id', 't.merchant_id = $2::uuid', 'index'),
  integration: lookUp('api_key', 'integration', 't.integration_id = $2::uuid', 'merchants'),
  staff: byId('staff', 'never'),
  invitation: byId('invitation', 'never'),
  ...Object.fromEntries(
    (
      [
        ...(['customer', 'card', 'reward', 'voucher', 'order', 'api_key', 'request', 'audit_entry'] as const),
        ...(['card_definition', 'reward_template', 'voucher_template', 'location'] as const),
      ] as const
    ).map((kind) => [kind, byId(kind)]),
  ),
};

const withExternalId = [
  ...(['customer', 'card', 'reward', 'voucher', 'order'] as const),
  ...(['card_definition', 'reward_template', 'voucher_template', 'location'] as const),
] as const;

const ofTexts: Readonly<Record<Exclude<SearchTerm['by'], 'id'>, readonly LookUp[]>> = {
  externalId: withExternalId.map((kind) => lookUp(kind, 'external_id', 't.external_id = $2', 'index')),
  email: [lookUp('customer', 'email', 't.email = $2', 'index')],
  emailStart: [lookUp('customer', 'email_start', startsWith('t.email', '$2::text'), 'index')],
  nameStart: [lookUp('customer', 'name_start', startsWith('lower(t.name)', 'lower($2::text)'), 'never')],
  voucherCode: [lookUp('voucher', 'code', 't.code = $2', 'index')],
  couponCode: [lookUp('reward', 'coupon', 't.coupon_code = $2', 'index')],
  orderNumber: [lookUp('order', 'number', 't.order_number = $2', 'index')],
  externalReference: [lookUp('voucher', 'external_reference', 't.external_reference = $2', 'index')],
  keyPart: [lookUp('api_key', 'public_part', 't.public_part = $2', 'index')],
  xRequestId: [lookUp('request', 'x_request_id', 't.x_request_id = $2', 'active')],
  idempotencyKey: [lookUp('request', 'idempotency_key', 't.idempotency_key = $2', 'active')],
};

const isStart = (by: SearchTerm['by']): boolean => by === 'emailStart' || by === 'nameStart';

/**
 * The things of a merchant, or of all merchants (null), that a text names: each look-up reads at most five rows of an index, and
 * all are sent together. Exact matches come first. (docs/decisions/0067)
 */
export async function searchThings(
  db: Database,
  merchantId: string | null,
  terms: readonly SearchTerm[],
): Promise<FoundThing[]> {
  const found = await db.pipeline((reader) =>
    Promise.all(
      terms.flatMap(({ by, kind, value }) => {
        const lookUps = by === 'id' ? [kind && ofIds[kind]] : ofTexts[by];
        return lookUps.map(async (each) => {
          const statement = merchantId === null ? each?.everywhere : each?.inMerchant;
          const rows = statement ? await reader.query(statement, [merchantId, value]) : [];
          return rows.map((row) => ({ ...row, exact: !isStart(by) }));
        });
      }),
    ),
  );
  const sorted = found.flat().toSorted((one, other) => Number(other.exact) - Number(one.exact));
  const isFirst = ({ kind, id }: FoundThing, at: number): boolean =>
    sorted.findIndex((other) => other.kind === kind && other.id === id) === at;
  return sorted.filter(isFirst);
}
