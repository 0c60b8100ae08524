import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseReference } from '#domain/ids.js';
import { admit, type Backend } from './admit.js';
import { type Answer, Failure } from './answer.js';
import { inBatches } from './batches.js';
import { type KeyRow, keyColumns } from './caller.js';
import { customerView, type ShownCustomer } from './customer-body.js';
import { prepared } from './database.js';

interface Row extends KeyRow, ShownCustomer {
  readonly n: number;
  readonly id: string | null;
}

interface Sought {
  readonly part: string;
  readonly id?: string;
  readonly externalId?: string;
}

// The keys and the customers of their merchants in one statement: a wrong key finds a row as well, and is refused.
const customersOfKeys = prepared(
  'read_customers',
  `select r.n, ${keyColumns}, c.id, c.external_id as "externalId", c.name, c.email,
     c.lifetime_stamps as "lifetimeStamps", c.lifetime_points as "lifetimePoints", c.created_at as "createdAt"
   from json_to_recordset($1) as r (n int, part text, id uuid, "externalId" text)
   join api_keys k on k.public_part = r.part
   left join lateral (
     select * from customers where merchant_id = k.merchant_id and id = r.id
     union all
     select * from customers where merchant_id = k.merchant_id and external_id = r."externalId") c on true`,
);

const operation = { route: '/v1/public/customers/{id}', scope: 'customers:read' };

/** GET /v1/public/customers/{id} */
export function readCustomer(backend: Backend) {
  const { send } = backend.database;
  const find = inBatches<Sought, Row | undefined>(async (sought) => {
    const rows = await send<Row>(customersOfKeys, [JSON.stringify(sought.map((each, n) => ({ n, ...each })))]);
    const byNumber = new Map(rows.map((row) => [row.n, row]));
    return sought.map((_, n) => byNumber.get(n));
  });
  return async (request: IncomingMessage, response: ServerResponse, idInPath: string): Promise<Answer> => {
    const reference = parseReference('customer', idInPath);
    const customer = reference.by === 'nothing' ? {} : { [reference.by]: reference.value };
    const row = await admit(backend, operation, request, response, (part) => find({ part, ...customer }));
    if (row.id === null) throw new Failure(404, 'customer_not_found', 'No such customer.');
    const data = customerView(row.id, row);
    return { status: 200, body: JSON.stringify({ success: true, data }) };
  };
}
