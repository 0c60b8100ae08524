import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answer, Failure, failureAnswer } from './answer.js';
import { createOrder } from './create-order.js';
import { openPool } from './database.js';
import { readCustomer } from './read-customer.js';

/*
 * The two measured operations by hand, on node:http and pg alone: what one would write who needs nothing but these two
 * to be quick, and who keeps every promise of the contract about them. It is the measure of what our API costs.
 */

const customerPath = '/v1/public/customers/';
const orderPath = '/v1/public/orders/create';
const saneRequestId = /^[A-Za-z0-9._~-]{1,128}$/;

const {
  DATABASE_URL: url = '',
  DATABASE_POOL_SIZE: poolSize = '12',
  KEY_PEPPER: pepper = '',
  PORT: port,
} = process.env;
const pool = openPool(url, Number(poolSize));

async function route(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
  const { method, url: target = '/' } = request;
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (method === 'GET' && path.startsWith(customerPath)) {
    return readCustomer(pool, pepper, request, response, decodeURIComponent(path.slice(customerPath.length)));
  }
  if (method === 'POST' && path === orderPath) return createOrder(pool, pepper, request, response);
  if (path === '/health/live') return { status: 200, body: '{"success":true}' };
  throw new Failure(404, 'route_not_found', 'No such route.');
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, headers }: Answer): void {
  const given = request.headers['x-request-id'];
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': typeof given === 'string' && saneRequestId.test(given) ? given : randomUUID(),
    ...headers,
  });
  response.end(body);
}

const server = http.createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
  route(request, response)
    .catch(failureAnswer)
    .then((answer) => send(request, response, answer))
    .catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close(() => void pool.end().catch(() => undefined));
  server.closeAllConnections();
});
