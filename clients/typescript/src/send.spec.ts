import type { Clock } from './clock.js';
import { LoyaltyConnectionError } from './errors.js';
import { sendUntilAnswered } from './send.js';

type Reply = Response | Error | 'never';
const startedAt = Date.parse('2026-11-20T09:30:00Z');

/** A network that answers as told, and a clock that stands still but for the waits, which take no time. */
function network(...replies: Reply[]) {
  const waits: number[] = [];
  const sent: { body: unknown; key: string | null }[] = [];
  let time = 0;
  const timers = new Set<() => void>();
  const clock: Clock = {
    now: () => time,
    date: () => startedAt + time,
    pause: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
      time += ms;
    },
    later: (ms, run) => {
      const timer = () => {
        time += ms;
        run();
      };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const fetch: typeof globalThis.fetch = (_url, init) => {
    const reply = replies.shift() ?? new Response('{}');
    sent.push({ body: init?.body, key: new Headers(init?.headers).get('idempotency-key') });
    if (reply instanceof Response) return Promise.resolve(reply);
    if (reply instanceof Error) return Promise.reject(reply);
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      for (const timer of timers) timer();
    });
  };
  return { waits, sent, clock, fetch, timers };
}

const limits = { attemptTimeoutMs: 1_000, deadlineMs: 10_000, maxAttempts: 5 };
const backoff = { baseMs: 100, capMs: 1_000 };
const after = (status: number, retryAfter: string) =>
  new Response('{}', { status, headers: { 'retry-after': retryAfter } });
const failed = (status: number) => new Response('{}', { status });
const unreachable = new TypeError('fetch failed');

async function send(net: ReturnType<typeof network>, own: Partial<typeof limits> = {}, signal?: AbortSignal) {
  const request = new Request('http://loyalty.example/v1/public/vouchers/lookup?code=SECRET', {
    method: 'POST',
    body: '{"amount":10}',
    headers: { 'x-api-key': 'lrw_live_secret', 'idempotency-key': 'key-1' },
  });
  const transport = { ...net, random: () => 0.5, backoff };
  return (await sendUntilAnswered(request, { ...limits, ...own }, signal, transport)).response;
}

describe('sendUntilAnswered', () => {
  it('an answer that is final ends it at the first attempt', async () => {
    const net = network(failed(404));
    expect((await send(net)).status).toBe(404);
    expect(net.sent).toHaveLength(1);
    expect(net.waits).toEqual([]);
  });

  it('waits between attempts grow, and each attempt is the identical request', async () => {
    const net = network(failed(500), unreachable, failed(502), failed(503), new Response('{}'));
    expect((await send(net)).status).toBe(200);
    expect(net.waits).toEqual([50, 100, 200, 400]);
    expect(net.sent).toEqual(Array.from({ length: 5 }, () => ({ body: '{"amount":10}', key: 'key-1' })));
  });

  it('obeys Retry-After, of 409, 429 and 503, in seconds or as a date', async () => {
    const net = network(after(409, '1'), after(429, '2'), after(503, 'Fri, 20 Nov 2026 09:30:07 GMT'));
    await send(net);
    expect(net.waits).toEqual([1_000, 2_000, 4_000]);
  });

  it('a 409 without Retry-After is final', async () => {
    const net = network(failed(409));
    expect((await send(net)).status).toBe(409);
    expect(net.sent).toHaveLength(1);
  });

  it('the last attempt is the last, and its answer is given', async () => {
    const net = network(failed(500), failed(500), failed(503));
    expect((await send(net, { maxAttempts: 3 })).status).toBe(503);
    expect(net.sent).toHaveLength(3);
  });

  it('a wait that would end after the deadline is not begun', async () => {
    const net = network(after(429, '3600'));
    expect((await send(net)).status).toBe(429);
    expect(net.waits).toEqual([]);
  });

  it.each([
    ['the answer', failed(503), { status: 503 }],
    ['the failure', unreachable, { attempts: 1, cause: unreachable }],
  ])('after a wait that ends late, behind the deadline, %s before it is the result', async (_name, reply, result) => {
    const net = network(reply);
    const pause = net.clock.pause;
    const clock: Clock = { ...net.clock, pause: (ms, signal) => pause(ms + limits.deadlineMs, signal) };
    const ended = await send({ ...net, clock }).catch((reason: unknown) => reason);
    expect(net.sent).toHaveLength(1);
    expect(ended).toMatchObject(result);
    expect(net.timers.size).toBe(0);
  });

  it('an attempt that takes too long is broken off, and the next one gets only what is left', async () => {
    const net = network('never', 'never', 'never');
    const error = await send(net, { deadlineMs: 2_500 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LoyaltyConnectionError);
    expect(error).toMatchObject({ attempts: 3, idempotencyKey: 'key-1' });
    expect(error).toMatchObject({ cause: { message: 'No answer within 350 ms.' } });
    expect(net.timers.size).toBe(0);
  });

  it('an answer that breaks off halfway is none', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"succ'));
        controller.error(unreachable);
      },
    });
    const net = network(new Response(body), new Response('{"success":true}'));
    expect(await (await send(net)).json()).toEqual({ success: true });
    expect(net.waits).toEqual([50]);
  });

  it('an error names the path and the cause, but not the key or the query', async () => {
    const net = network(unreachable);
    const error = (await send(net, { maxAttempts: 1 }).catch((reason: unknown) => reason)) as LoyaltyConnectionError;
    expect(error.message).toBe('POST /v1/public/vouchers/lookup: no answer after 1 attempt.');
    expect(error.cause).toBe(unreachable);
  });

  it('an abort ends it before, during and between attempts, with its reason', async () => {
    const reason = new Error('The customer has left.');
    const before = network();
    await expect(send(before, {}, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(before.sent).toHaveLength(0);

    const during = new AbortController();
    const hanging = network();
    hanging.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        during.abort(reason);
      });
    await expect(send(hanging, {}, during.signal)).rejects.toBe(reason);
    expect([hanging.waits, hanging.timers.size]).toEqual([[], 0]);

    const between = new AbortController();
    const failing = network(failed(500));
    const answered = failing.fetch;
    failing.fetch = async (url, init) => {
      const reply = await answered(url, init);
      between.abort(reason);
      return reply;
    };
    await expect(send(failing, {}, between.signal)).rejects.toBe(reason);
    expect(failing.sent).toHaveLength(1);
  });
});
