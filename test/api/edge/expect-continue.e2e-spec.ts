import net from 'node:net';
import { Service } from '../../support/harness/service.js';
import { base, Shop } from '../../support/fixtures/shop.js';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await Service.start();
  shop = await Shop.open(service);
});
afterAll(() => service?.end());

/** A client that sends the head of an order, and its body only when it is told to. */
async function askToSend(headers: readonly string[]): Promise<{ socket: net.Socket; answer: string }> {
  const socket = net.connect(service.api.port, '127.0.0.1');
  const lines = ['Host: localhost', 'Expect: 100-continue', 'Content-Type: application/json', 'Idempotency-Key: e'];
  socket.write([`POST ${base}/orders/create HTTP/1.1`, ...lines, ...headers, '', ''].join('\r\n'));
  return { socket, answer: await next(socket) };
}

const next = (socket: net.Socket): Promise<string> =>
  new Promise((resolve, reject) => socket.once('data', (bytes) => resolve(String(bytes))).once('error', reject));

const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

it.each([
  ['without a key', 401, () => ['Content-Length: 2']],
  ['with a body that is too large', 413, () => ['Content-Length: 65537', `X-API-Key: ${shop.key}`]],
])('a client that waits with its body is refused before it sends it: %s', async (_, status, headers) => {
  const { socket, answer } = await askToSend(headers());
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*connection: close\r\n.*"code":${status}`, 'is'));
  socket.destroy();
});

it('it is told to send it once its key has passed', async () => {
  const { socket, answer } = await askToSend(['Content-Length: 2', `X-API-Key: ${shop.key}`]);
  expect(answer).toBe(goOn);
  socket.write('{}');
  expect(await next(socket)).toMatch(/^HTTP\/1.1 400 .*"error":"missing_field"/s);
  socket.destroy();
});

it('a body that is malformed after that is refused with the RateLimit headers of its key', async () => {
  const { socket, answer } = await askToSend(['Transfer-Encoding: chunked', `X-API-Key: ${shop.key}`]);
  expect(answer).toBe(goOn);
  socket.write('zz\r\n');
  const refusal = await next(socket);
  expect(refusal).toMatch(/^HTTP\/1.1 400 .*"error":"request_malformed"/s);
  expect(refusal).toMatch(/ratelimit-limit: \d+\r\nratelimit-remaining: \d+\r\nratelimit-reset: \d+\r\n/);
  socket.destroy();
});
