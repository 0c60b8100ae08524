import { encodeId } from '#domain/ids.js';
import type { NamedThing } from '#domain/requests/references.js';
import type { Subject } from '#domain/requests/subjects.js';
import { read, type Reader } from '../database/statement.js';

/** A thing that a request of a merchant named. */
export interface NamedInRequest extends NamedThing {
  readonly merchantId: string;
  readonly requestId: string;
}

const lookUps = [
  ...['customer', 'card', 'reward', 'voucher', 'order'].map((kind) => [kind, 'externalId', 'external_id'] as const),
  ['customer', 'email', 'email'],
  ['voucher', 'code', 'code'],
  ['reward', 'code', 'coupon_code'],
  ['order', 'orderNumber', 'order_number'],
] as const;

const find = read<{ requestId: string; kind: NamedThing['kind']; id: string }>(
  'find_named_things',
  // Each named thing reads one row of one index, an order number four. Of several rewards that had a coupon code it is any of them.
  `select n.request_id as "requestId", n.kind, found.id
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[]) as n (merchant_id, request_id, kind, by, value)
   cross join lateral (
     ${lookUps
       .map(
         ([kind, by, column]) =>
           `(select t.id from ${kind}s t where n.kind = '${kind}' and n.by = '${by}'
             and t.merchant_id = n.merchant_id and t.${column} = n.value limit ${by === 'orderNumber' ? 4 : 1})`,
       )
       .join(' union all ')}) found`,
);

/** The subjects of each request, by its id, that it named by something else than their ids. */
export async function findNamedThings(
  reader: Reader,
  named: readonly NamedInRequest[],
): Promise<ReadonlyMap<string, readonly Subject[]>> {
  const found = new Map<string, Subject[]>();
  if (named.length === 0) return found;
  const columns = (['merchantId', 'requestId', 'kind', 'by', 'value'] as const).map((name) =>
    named.map((each) => each[name]),
  );
  for (const { requestId, kind, id } of await reader.query(find, columns)) {
    const subjects = found.get(requestId) ?? [];
    found.set(requestId, [...subjects, { id: encodeId(kind, id), uuid: id }]);
  }
  return found;
}
