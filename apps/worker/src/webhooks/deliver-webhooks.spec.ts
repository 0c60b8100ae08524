import { pino } from 'pino';
import { nilUuid } from '#domain/ids.js';
import type { Database } from '#persistence/database/database.js';
import type { AttemptWebhook } from './attempt-webhook.js';
import { DeliverWebhooks } from './deliver-webhooks.js';
import type { RecordResults } from './record-results.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('where nothing is due, all endpoints are looked at once in 200 ms, however many claims that takes', async () => {
  let claims = 0;
  const halfOfThem = { deliveries: [], merchantId: 'm', endpointId: 'e' };
  const theRest = { deliveries: [], merchantId: null, endpointId: null };
  const database = { execute: async () => [(claims += 1) % 2 === 1 ? halfOfThem : theRest] };
  const deliver = new DeliverWebhooks(
    database as unknown as Database,
    {} as AttemptWebhook,
    {} as RecordResults,
    pino({ enabled: false }),
  );
  const [task] = deliver.start();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(claims).toBeGreaterThanOrEqual(8);
  expect(claims).toBeLessThanOrEqual(12);
  await task?.stop();
});

it('a claim while another worker is claiming leaves the next one where it would have begun', async () => {
  const beginnings: unknown[] = [];
  const answers = [
    { deliveries: [], merchantId: 'm', endpointId: 'e' },
    { deliveries: null, merchantId: null, endpointId: null },
    { deliveries: [], merchantId: null, endpointId: null },
  ];
  const execute = async (_: unknown, [merchantId]: readonly unknown[]) => [answers[beginnings.push(merchantId) - 1]];
  const deliver = new DeliverWebhooks(
    { execute } as unknown as Database,
    {} as AttemptWebhook,
    {} as RecordResults,
    pino({ enabled: false }),
  );
  const [task] = deliver.start();
  await jest.advanceTimersByTimeAsync(100);
  // Not at once: the other one may be at it for long.
  expect(beginnings).toEqual([nilUuid, 'm']);
  await jest.advanceTimersByTimeAsync(200);
  expect(beginnings).toEqual([nilUuid, 'm', 'm']);
  await task?.stop();
});

it('an endpoint whose deliveries cannot be read is looked for alone, and passed over', async () => {
  const claims: [unknown, unknown][] = [];
  const claimed = { merchantId: 'm', endpointId: 'e', id: 'd', leasedUntil: '2026-11-27T10:00:00Z' };
  const execute = async ({ name }: { readonly name: string }, [merchantId, , max]: readonly unknown[]) => {
    if (name === 'give_back_webhook_endpoints') return [];
    claims.push([merchantId, max]);
    const deliveries = merchantId === 'm' ? [] : [claimed];
    return [{ deliveries, merchantId: merchantId === 'm' ? null : 'm', endpointId: 'e' }];
  };
  const query = () => Promise.reject(new Error('damaged'));
  const deliver = new DeliverWebhooks(
    { execute, query } as unknown as Database,
    {} as AttemptWebhook,
    {} as RecordResults,
    pino({ enabled: false }),
  );
  const [task] = deliver.start();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(claims.slice(0, 3)).toEqual([
    [nilUuid, 400],
    [nilUuid, 4],
    ['m', 400],
  ]);
  await task?.stop();
});

it("a claim that fails is logged as the task 'deliver webhooks'", async () => {
  const lines: string[] = [];
  const database = { execute: () => Promise.reject(new TypeError('gone')) };
  const deliver = new DeliverWebhooks(
    database as unknown as Database,
    {} as AttemptWebhook,
    {} as RecordResults,
    pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) }),
  );
  const [task] = deliver.start();
  await jest.advanceTimersByTimeAsync(0);
  await task?.stop();
  const line = { level: 40, task: 'deliver webhooks', failures: 1, reason: 'TypeError', msg: expect.any(String) };
  expect(lines.map((each): unknown => JSON.parse(each))).toEqual([line]);
});

it('a stop waits for a claim that runs, and none follows', async () => {
  let endClaim: (rows: unknown[]) => void = () => undefined;
  const claim = new Promise<unknown[]>((resolve) => {
    endClaim = resolve;
  });
  const execute = jest.fn(() => claim);
  const deliver = new DeliverWebhooks(
    { execute } as unknown as Database,
    {} as AttemptWebhook,
    {} as RecordResults,
    pino({ enabled: false }),
  );
  deliver.start();
  await jest.advanceTimersByTimeAsync(0);
  const ended = jest.fn();
  const stopped = deliver.stop().then(ended);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ended).not.toHaveBeenCalled();
  endClaim([{ deliveries: [], merchantId: 'm', endpointId: 'e' }]);
  await stopped;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(execute).toHaveBeenCalledTimes(1);
});
