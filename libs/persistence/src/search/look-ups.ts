import { type IdKind, nilUuid } from '#domain/ids.js';
import { read, type ReadStatement } from '../database/statement.js';
import { type FoundKind, sources, type Source } from './search-sources.js';

export interface FoundThing {
  readonly kind: FoundKind;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  /** The thing on whose page it is shown, if it has no page of its own: a card is on the page of its customer. */
  readonly parentKind: IdKind | null;
  readonly parentId: string | null;
  /** False for the start of a name or an e-mail. */
  readonly exact: boolean;
}

type Row = Omit<FoundThing, 'exact'>;

/** The rows that one look-up reads at a merchant, and over all merchants in the request log. */
const maxFound = 5;
const maxOfLog = 20;

/**
 * How a look-up over all merchants finds its rows: `index`, with an index that begins with the value; `merchants`, with one
 * probe of the merchant's index for each merchant.
 */
export type Everywhere = 'index' | 'merchants' | 'never';

export interface LookUp {
  readonly inMerchant: ReadStatement<Row>;
  readonly everywhere: ReadStatement<Row> | undefined;
}

function rowsWhere({ table }: Source, condition: string, everywhere: Exclude<Everywhere, 'never'>): string {
  if (everywhere === 'index')
    return `select t.* from ${table} t where $1::uuid is null and ${condition} limit ${maxFound}`;
  return `select t.* from merchants m cross join lateral (
      select t.* from ${table} t where t.merchant_id = m.merchant_id and ${condition} limit ${maxFound}) t
    where $1::uuid is null limit ${maxFound}`;
}

function shown(kind: FoundKind, rows: string, source: Source = sources[kind]): string {
  const [parentKind, parentId] = source.parent ?? ['null', 'null::uuid'];
  return `select '${kind}' as kind, x.merchant_id as "merchantId", m.name as "merchantName", ${source.id ?? 'x.id'} as id,
       ${source.title} as title, ${source.detail} as detail, ${parentKind} as "parentKind", ${parentId} as "parentId"
     from (${rows}) x join merchants m on m.merchant_id = x.merchant_id ${source.joins ?? ''}`;
}

/**
 * `condition` compares a column of `t` with $2. `newestFirst`: at a merchant, where the index of the condition goes on with the merchant
 * and the id. `source`: where the kind is found in another table than its own.
 */
export function lookUp(
  kind: FoundKind,
  by: string,
  condition: string,
  everywhere: Everywhere,
  { newestFirst = false, source = sources[kind] }: { newestFirst?: boolean; source?: Source } = {},
): LookUp {
  const orderBy = (id: string): string => (newestFirst ? `order by ${id} desc` : '');
  const ofMerchant = `select t.* from ${source.table} t where t.merchant_id = $1 and ${condition} ${orderBy('t.id')} limit ${maxFound}`;
  const name = `search_${kind}_by_${by}`;
  return {
    inMerchant: read(name, `${shown(kind, ofMerchant, source)} ${orderBy('x.id')}`),
    everywhere:
      everywhere === 'never'
        ? undefined
        : read(`${name}_everywhere`, shown(kind, rowsWhere(source, condition, everywhere), source)),
  };
}

/**
 * The newest requests with a text, which may be in millions of rows: by an index of the text, the merchant and the id; over all
 * merchants from one that has it to the next. (docs/decisions/0068)
 */
export function lookUpInLog(by: string, column: string): LookUp {
  // The columns are compared as pairs, for the same reason as in newestOf().
  const newest = (merchant: string): string =>
    `select t.* from requests t
     where (${column}, t.merchant_id) <= ($2, ${merchant}) and (${column}, t.merchant_id) >= ($2, ${merchant}) and ${column} >= $2
     order by ${column} desc, t.merchant_id desc, t.id desc limit ${maxFound}`;
  const nextMerchant = (after: string): string =>
    `(select t.merchant_id from requests t where (${column}, t.merchant_id) > ($2, ${after}) and ${column} <= $2
      order by ${column}, t.merchant_id limit 1)`;
  const newestFirst = (rows: string): string => `${shown('request', rows)} order by x.id desc`;
  const everywhere = `with recursive m (merchant_id) as (
      select ${nextMerchant(`'${nilUuid}'::uuid`)}
      union all select ${nextMerchant('m.merchant_id')} from m where m.merchant_id is not null)
    select t.* from m cross join lateral (${newest('m.merchant_id')}) t where $1::uuid is null limit ${maxOfLog}`;
  return {
    inMerchant: read(`search_request_by_${by}`, newestFirst(newest('$1'))),
    everywhere: read(`search_request_by_${by}_everywhere`, newestFirst(everywhere)),
  };
}
