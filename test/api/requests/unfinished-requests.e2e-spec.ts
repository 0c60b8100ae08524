import { randomUUID } from 'node:crypto';
import net from 'node:net';
import type { RequestView, RequestWithBodiesView } from '#http/views/request.view.js';
import pg from 'pg';
import { unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { until } from '../../support/harness/deadline.js';
import { sendRawBytes } from '../../support/harness/http-raw.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

async function logged(requestId: string): Promise<RequestWithBodiesView> {
  let found: RequestView | undefined;
  await until('The request is in the log', async () => {
    [found] = (await shop.get<{ data: RequestView[] }>(`/requests?requestId=${requestId}`)).body.data;
    return found !== undefined;
  });
  return (await shop.get<{ data: RequestWithBodiesView }>(`/requests/${found?.id}`)).body.data;
}

const head = (path: string, requestId: string, lines: readonly string[]): string =>
  [
    `POST /v1/public${path} HTTP/1.1`,
    'Host: localhost',
    `X-API-Key: ${shop.key}`,
    `X-Request-Id: ${requestId}`,
    `Idempotency-Key: ${randomUUID()}`,
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');

/** Errors of /usage for creating orders, of this shop. */
async function errorsOfOrders(): Promise<number> {
  const { body } = await shop.get<{ data: { endpoints: { route: string; errors: number }[] } }>('/usage');
  return body.data.endpoints.find(({ route }) => route === '/v1/public/orders/create')?.errors ?? 0;
}

it('a request whose body is malformed is logged with the answer that it got, and counted as an error', async () => {
  const requestId = unique();
  const before = await errorsOfOrders();
  const bytes = `${head('/orders/create', requestId, ['Transfer-Encoding: chunked'])}5\r\n{"cus\r\nzz\r\n`;
  expect(await sendRawBytes(service.now.api.port, bytes)).toMatch(/^HTTP\/1.1 400 .*"error":"request_malformed"/s);
  expect(await logged(requestId)).toMatchObject({
    status: 400,
    error: 'request_malformed',
    responseBody: expect.stringContaining('"code":400'),
  });
  await until('It is counted', async () => (await errorsOfOrders()) === before + 1);
});

it('a request whose client leaves in the middle of its body is logged as an error', async () => {
  const requestId = unique();
  const socket = net.connect(service.now.api.port, '127.0.0.1');
  socket.write(
    `${head('/orders/create', requestId, ['Content-Length: 90', 'Expect: 100-continue'])}{"customer_email":`,
  );
  // The head has been read when the answer to Expect is there.
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  expect(await logged(requestId)).toMatchObject({
    status: 400,
    error: expect.stringMatching(/^request_(malformed|invalid)$/),
  });
});

it('of a body that breaks off before it was read nothing is logged that may be half of a code or an address', async () => {
  const { code } = await IssuedVoucher.of(shop);
  const requestId = unique();
  const socket = net.connect(service.now.api.port, '127.0.0.1');
  // The connection stays open, and the rest of the body never comes.
  socket.write(
    `${head('/nothing', requestId, ['Content-Length: 3000'])}${' '.repeat(1_500)}{"card":"${code.slice(0, -1)}`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const { status, requestBody, requestBodyTruncated } = await logged(requestId);
  socket.destroy();
  expect([status, requestBodyTruncated]).toEqual([404, true]);
  expect(requestBody).not.toContain('card');
});

it('a write whose client leaves is logged with what came of it', async () => {
  const voucher = await IssuedVoucher.of(shop);
  const locking = new pg.Client(shop.database.url);
  await locking.connect();
  await locking.query('begin');
  await locking.query('select from vouchers where merchant_id = $1 and id = $2 for update', [
    shop.merchantId,
    voucher.uuid,
  ]);
  const requestId = unique();
  const body = JSON.stringify({ amount: 60 });
  const socket = net.connect(service.now.api.port, '127.0.0.1');
  socket.write(head(`/vouchers/${voucher.id}/redeem`, requestId, [`Content-Length: ${body.length}`]) + body);
  await until('It waits for the voucher', async () => {
    const waiting = await shop.database.count(
      "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return waiting > 0;
  });
  socket.destroy();
  await new Promise((resolve) => socket.once('close', resolve));
  await locking.end();
  expect(await logged(requestId)).toMatchObject({
    status: 400,
    error: 'amount_exceeds_remaining',
    responseBody: expect.stringContaining('remainingValue'),
  });
});

it('a request whose client leaves while its key is looked up is logged', async () => {
  const requestId = unique();
  const release = await shop.database.hold('lock table api_keys in access exclusive mode', []);
  const socket = net.connect(service.now.api.port, '127.0.0.1');
  socket.write(
    `GET /v1/public/auth HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${shop.key}\r\nX-Request-Id: ${requestId}\r\n\r\n`,
  );
  await until('Its key waits for the lock', async () => (await shop.database.waiting()) > 0);
  socket.destroy();
  await new Promise((resolve) => socket.once('close', resolve));
  await release();
  expect(await logged(requestId)).toMatchObject({ path: '/v1/public/auth', ip: '127.0.0.1' });
});

it('a PDF whose client leaves before it is there is no error of the service', async () => {
  const voucher = await IssuedVoucher.of(shop);
  const requestId = unique();
  const socket = net.connect(service.now.api.port, '127.0.0.1');
  socket.write(
    `GET /v1/public/vouchers/${voucher.id}/pdf HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${shop.key}\r\nX-Request-Id: ${requestId}\r\n\r\n`,
  );
  await until('It waits for the worker, which does not run', async () => {
    const jobs = "select count(*) from staged_jobs where merchant_id = $1 and kind = 'render_voucher_pdf'";
    return (await shop.database.count(jobs, [shop.merchantId])) > 0;
  });
  socket.destroy();
  expect(await logged(requestId)).toMatchObject({ status: 400, error: 'request_invalid' });
});
