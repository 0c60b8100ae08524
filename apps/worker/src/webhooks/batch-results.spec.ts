import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { AttemptedDelivery } from '#operations/webhooks/record-webhook-attempts.js';
import { BatchResults } from './batch-results.js';

const endpoint = (url: string): WebhookEndpoint => ({ url }) as WebhookEndpoint;

const made = (id: string, statusCode: number): AttemptedDelivery => ({
  id,
  random: 0,
  result: {
    attempt: { at: '2026-11-26T12:00:00.000Z', statusCode, error: null, durationMs: 1, responseBody: '' },
  },
});

let recorded: string[];
let answer: WebhookEndpoint | undefined;
let results: BatchResults;

beforeEach(() => {
  jest.useFakeTimers();
  recorded = [];
  answer = undefined;
  results = new BatchResults(endpoint('before'), async (some, isLast) => {
    recorded.push(some.map(({ id }) => id).join('') + (isLast ? ', last' : ''));
    return answer;
  });
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

it('what follows goes by the endpoint as it was recorded, where it was', async () => {
  await results.end();
  expect(results.endpoint.url).toBe('before');
  answer = endpoint('after');
  results.add(made('a', 500));
  await jest.advanceTimersByTimeAsync(0);
  expect(results.endpoint.url).toBe('after');
});
