import { LoyaltyConnectionError } from './errors.js';
import { LoyaltyClient } from './loyalty-client.js';
import type { ClientOptions } from './settings.js';

const basis = { baseUrl: 'https://loyalty.example', apiKey: 'lrw_live_secret' };

/** A client whose requests are answered by these in turn, and the waits and timeouts that it asks its clock for. */
function clientThatGets(replies: Response[], options: Partial<ClientOptions> = {}) {
  const waits: number[] = [];
  const timeouts: number[] = [];
  const client = new LoyaltyClient({
    ...basis,
    random: () => 0.5,
    clock: {
      now: () => 0,
      date: () => 0,
      pause: async (ms) => void waits.push(ms),
      later: (ms) => {
        timeouts.push(ms);
        return () => undefined;
      },
    },
    ...options,
    fetch: () => Promise.resolve(replies.shift() ?? new Response('{}')),
  });
  return { client, waits, timeouts };
}

describe('an answer that is not JSON', () => {
  const page = () => new Response('<html>Sign in to the Wi-Fi</html>');

  it('rejects with the number of attempts, the key of the write, and what the parser says', async () => {
    const { client } = clientThatGets([
      new Response(null, { status: 503 }),
      new Response(null, { status: 502 }),
      page(),
    ]);
    const error: unknown = await client.vouchers.send('vch_1', { idempotencyKey: 'key-1' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(LoyaltyConnectionError);
    expect(error).toMatchObject({ message: 'The answer is not JSON.', attempts: 3, idempotencyKey: 'key-1' });
    expect(error).toHaveProperty('cause.name', 'SyntaxError');
  });

  it('an empty answer without an error is no answer of the service either', async () => {
    const { client } = clientThatGets([new Response(null, { status: 204 })]);
    const error: unknown = await client.vouchers.send('vch_1', { idempotencyKey: 'key-1' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(LoyaltyConnectionError);
    expect(error).toMatchObject({ message: 'The answer is empty.', attempts: 1, idempotencyKey: 'key-1' });
  });

  it('counts the attempts of its own call', async () => {
    const { client } = clientThatGets([new Response(null, { status: 503 }), new Response('{}'), page()]);
    await client.identity.read();
    await expect(client.identity.read()).rejects.toMatchObject({ attempts: 1, idempotencyKey: undefined });
  });
});

describe('an option that is undefined has its default', () => {
  it.each([
    ['30 seconds for a PDF', {}, 30_000],
    ['30 seconds for a PDF, where it is undefined', { attemptTimeoutMs: undefined }, 30_000],
    ['what a call asks for', { attemptTimeoutMs: 5_000 }, 5_000],
  ])('%s', async (_name, options, timeoutMs) => {
    const { client, timeouts } = clientThatGets([]);
    await client.vouchers.downloadPdf('vch_1', options);
    expect(timeouts).toEqual([timeoutMs]);
  });

  it.each([
    ['the time of the client holds for a PDF too', {}, 2_000],
    ['what a call asks for comes before it', { attemptTimeoutMs: 5_000 }, 5_000],
  ])('%s', async (_name, options, timeoutMs) => {
    const { client, timeouts } = clientThatGets([], { attemptTimeoutMs: 2_000 });
    await client.vouchers.downloadPdf('vch_1', options);
    expect(timeouts).toEqual([timeoutMs]);
  });

  it('the pauses between attempts', async () => {
    const replies = [new Response(null, { status: 503 }), new Response('{"data":{}}')];
    const { client, waits } = clientThatGets(replies, { backoff: { baseMs: undefined, capMs: undefined } });
    await client.identity.read();
    expect(waits).toEqual([125]);
  });
});

describe('an amount that is undefined', () => {
  it.each([
    ['a redemption', 'amount', (c: LoyaltyClient) => c.vouchers.redeem('vch_1', { amount: undefined } as object)],
    ['a hold', 'amount', (c: LoyaltyClient) => c.vouchers.hold('vch_1', { amount: undefined } as object)],
    [
      'a capture',
      'amount',
      (c: LoyaltyClient) => c.vouchers.captureHold('vch_1', 'hld_1', { amount: undefined } as object),
    ],
    ['a return', 'value', (c: LoyaltyClient) => c.orders.return('ord_1', { value: undefined } as object)],
  ])('of %s is refused before anything is sent: it would be of all that is left', async (_, field, call) => {
    let sent = 0;
    const client = new LoyaltyClient({ ...basis, fetch: async () => new Response(`{"sent":${(sent += 1)}}`) });
    await expect(call(client)).rejects.toThrow(`${field} is undefined.`);
    expect(sent).toBe(0);
    await client.vouchers.redeem('vch_1');
    expect(sent).toBe(1);
  });
});
