import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { AttemptedDelivery } from '#operations/webhooks/record-webhook-attempts.js';
import { BatchResults } from './batch-results.js';

const endpoint = (url: string): WebhookEndpoint => ({ url }) as WebhookEndpoint;

const made = (id: string, statusCode: number): AttemptedDelivery => ({
  id,
  dueAt: null,
  random: 0,
  result: {
    attempt: { at: '2026-11-26T12:00:00.000Z', statusCode, error: null, durationMs: 1, responseBody: '' },
  },
});

let recorded: string[];
let answer: WebhookEndpoint | undefined;
let read: jest.Mock<Promise<WebhookEndpoint | undefined>>;
let results: BatchResults;

beforeEach(() => {
  jest.useFakeTimers();
  recorded = [];
  answer = undefined;
  read = jest.fn(async () => endpoint('read'));
  const record = async (some: readonly AttemptedDelivery[], isLast: boolean) => {
    recorded.push(some.map(({ id }) => id).join('') + (isLast ? ', last' : ''));
    return answer;
  };
  results = new BatchResults(endpoint('before'), record, read);
});
afterEach(() => jest.useRealTimers());

it('successes are recorded together, 200 ms after the first', async () => {
  results.add(made('a', 200));
  await jest.advanceTimersByTimeAsync(199);
  results.add(made('b', 204));
  expect(recorded).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(recorded).toEqual(['ab']);
  results.add(made('c', 200));
  await jest.advanceTimersByTimeAsync(200);
  expect(recorded).toEqual(['ab', 'c']);
});

it('a failure is recorded at once, with the successes that wait', async () => {
  results.add(made('a', 200));
  results.add(made('b', 500));
  await jest.advanceTimersByTimeAsync(0);
  expect(recorded).toEqual(['ab']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(recorded).toEqual(['ab']);
});

it.each([
  ['a success', 200, 'a, last'],
  ['a failure', 500, 'a, last'],
])('the end records %s with the end of the lease, once', async (_, statusCode, expected) => {
  results.add(made('a', statusCode));
  await results.end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(recorded).toEqual([expected]);
});

it('the end of the lease is recorded where nothing else is', async () => {
  await results.end();
  expect(recorded).toEqual([', last']);
});

describe('an attempt', () => {
  const url = async () => (await results.currentEndpoint())?.url;

  it('begins by the endpoint as it was recorded, where it was', async () => {
    await results.end();
    expect(await url()).toBe('before');
    answer = endpoint('after');
    results.add(made('a', 500));
    await jest.advanceTimersByTimeAsync(0);
    expect(await url()).toBe('after');
    expect(read).not.toHaveBeenCalled();
  });

  it('reads the endpoint where nothing told of it for half a second; others that begin then share it', async () => {
    await jest.advanceTimersByTimeAsync(501);
    expect(await Promise.all([url(), url(), url()])).toEqual(['read', 'read', 'read']);
    await jest.advanceTimersByTimeAsync(500);
    expect(await url()).toBe('read');
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await url();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('goes by what was recorded meanwhile, not by a read that began before', async () => {
    await jest.advanceTimersByTimeAsync(501);
    let end: (read: WebhookEndpoint) => void = () => undefined;
    read.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
    const begun = url();
    await jest.advanceTimersByTimeAsync(1);
    answer = endpoint('recorded');
    results.add(made('a', 410));
    await jest.advanceTimersByTimeAsync(1);
    end(endpoint('read'));
    expect([await begun, await url()]).toEqual(['recorded', 'recorded']);
  });

  it('does not begin where the endpoint cannot be read, until results tell of it', async () => {
    await jest.advanceTimersByTimeAsync(501);
    read.mockRejectedValueOnce(new Error('unavailable'));
    expect([await url(), await url()]).toEqual([undefined, undefined]);
    expect(read).toHaveBeenCalledTimes(1);
    answer = endpoint('after');
    results.add(made('a', 500));
    await jest.advanceTimersByTimeAsync(0);
    expect(await url()).toBe('after');
  });
});
