import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { requestIdOf } from '#http/server/request-id.js';
import type { Backend } from './admit.js';
import { type Answer, Failure, failureAnswer } from './answer.js';
import { createOrder } from './create-order.js';
import { openDatabase } from './database.js';
import { limitsIn } from './limits.js';
import { readCustomer } from './read-customer.js';
import { redeemVoucher } from './redeem-voucher.js';
import { logRequests } from './request-log.js';
import { countUsage } from './usage.js';

/*
 * Three of the measured operations, written by hand on node:http and pg only, to be as quick as possible and to keep every
 * promise of the contract about them. The bench compares our API with it.
 */

const {
  DATABASE_URL: url = '',
  DATABASE_POOL_SIZE: poolSize = '12',
  KEY_PEPPER: pepper = '',
  PORT: port,
} = process.env;
const database = openDatabase(url, Number(poolSize));
const backend: Backend = {
  database,
  pepper,
  takeFromLimits: limitsIn(database.send),
  recordUse: countUsage(database.send),
};

const logRequest = logRequests(database.send);

const customerPath = /^\/v1\/public\/customers\/([^/]+)$/;
const redeemPath = /^\/v1\/public\/vouchers\/([^/]+)\/redeem$/;
const operations = {
  readCustomer: readCustomer(backend),
  createOrder: createOrder(backend),
  redeemVoucher: redeemVoucher(backend),
};

async function route(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
  const { method, url: target = '/' } = request;
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  const customer = method === 'GET' ? customerPath.exec(path)?.[1] : undefined;
  if (customer !== undefined) return operations.readCustomer(request, response, decodeURIComponent(customer));
  if (method === 'POST') {
    if (path === '/v1/public/orders/create') return operations.createOrder(request, response);
    const voucher = redeemPath.exec(path)?.[1];
    if (voucher !== undefined) return operations.redeemVoucher(request, response, decodeURIComponent(voucher));
  }
  if (path === '/health/live') return { status: 200, body: '{"success":true}' };
  throw new Failure(404, 'route_not_found', 'No such route.');
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestIdOf(request),
    ...headers,
  });
  response.end(body);
}

const server = http.createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
  const startedAt = performance.now();
  route(request, response)
    .catch(failureAnswer)
    .then((answer) => {
      send(request, response, answer);
      logRequest(request, answer, startedAt);
    })
    .catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close(() => void database.end().catch(() => undefined));
  server.closeAllConnections();
});
