import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeId, parseReference } from '#domain/ids.js';
import type pg from 'pg';
import { type Answer, Failure } from './answer.js';
import { type KeyRow, keyColumns, presentedKey, requireKey, requireScope } from './caller.js';
import { prepared, rowsOf } from './database.js';
import { takeFromLimits } from './limits.js';

interface Row extends KeyRow {
  readonly id: string | null;
  readonly externalId: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly lifetimeStamps: number;
  readonly lifetimePoints: number;
  readonly createdAt: Date;
}

// The key and the customer of the key's merchant in one statement: a wrong key finds a row as well, and is refused.
const text = (column: string) => `select ${keyColumns}, c.id, c.external_id as "externalId", c.name, c.email,
    c.lifetime_stamps as "lifetimeStamps", c.lifetime_points as "lifetimePoints", c.created_at as "createdAt"
  from api_keys k left join customers c on c.merchant_id = k.merchant_id and c.${column} = $2
  where k.public_part = $1`;
const byId = prepared('read_customer', text('id'));
const byExternalId = prepared('read_customer_by_external_id', text('external_id'));

/** GET /v1/public/customers/{id} */
export async function readCustomer(
  pool: pg.Pool,
  pepper: string,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<Answer> {
  const { key, publicPart } = presentedKey(request);
  const reference = parseReference('customer', id);
  const value = reference.by === 'nothing' ? null : reference.value;
  const [found] = await rowsOf<Row>(pool, reference.by === 'id' ? byId : byExternalId, [publicPart, value]);
  const row = requireKey(found, pepper, key);
  await takeFromLimits(pool, response, row, ['requestsPerMinute', 'requestsPerDay']);
  requireScope(row, 'customers:read');
  if (row.id === null) throw new Failure(404, 'customer_not_found', 'No such customer.');
  return { status: 200, body: bodyOf(row, encodeId('customer', row.id)) };
}

const bodyOf = (row: Row, id: string): string =>
  JSON.stringify({
    success: true,
    data: {
      id,
      externalId: row.externalId ?? id,
      name: row.name ?? '',
      email: row.email,
      lifetimeStamps: row.lifetimeStamps,
      lifetimePoints: row.lifetimePoints,
      createdAt: row.createdAt.toISOString(),
    },
  });
