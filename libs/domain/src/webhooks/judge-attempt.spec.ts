import { type Delivery, lastTry } from './delivery.js';
import type { WebhookEndpoint } from './endpoint.js';
import { type AttemptResult, judgeAttempt } from './judge-attempt.js';

const now = new Date('2026-11-20T12:00:00.000Z');
const before = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

const endpoint: WebhookEndpoint = {
  merchantId: 'm',
  id: 'e',
  url: 'https://shop.example',
  description: null,
  types: ['*'],
  eventVersion: 0,
  includePersonalData: false,
  status: 'enabled',
  disabledReason: null,
  createdAt: before(1000),
  deletedAt: null,
  lastSuccessAt: null,
  lastFailureAt: null,
  failingSince: null,
  failureReportedAt: null,
  leasedUntil: null,
  secret: new Uint8Array(),
  previousSecret: null,
  previousSecretUntil: null,
};
const delivery: Delivery = {
  merchantId: 'm',
  id: 'd',
  endpointId: 'e',
  eventId: 'v',
  eventType: 'order.created',
  eventAt: before(1),
  position: 1,
  sample: null,
  status: 'pending',
  attempts: [],
  tries: 0,
  nextAttemptAt: now,
  leasedUntil: now,
  createdAt: before(1),
};
const answered = (statusCode: number | null, at = now): AttemptResult['attempt'] => ({
  at: at.toISOString(),
  statusCode,
  error: statusCode === null ? 'timeout' : null,
  durationMs: 5,
  responseBody: null,
});
const judged = (
  { statusCode, retryAfterSeconds }: { statusCode: number | null; retryAfterSeconds?: number },
  changed: {
    delivery?: Partial<Delivery>;
    endpoint?: Partial<WebhookEndpoint>;
    random?: number;
    isLatest?: boolean;
  } = {},
) =>
  judgeAttempt(
    { ...delivery, ...changed.delivery },
    { ...endpoint, ...changed.endpoint },
    { attempt: answered(statusCode), retryAfterSeconds },
    { now, random: changed.random ?? 0.5, isLatest: changed.isLatest ?? true },
  );

describe('an attempt', () => {
  it.each([200, 201, 204, 299])('with %i has succeeded', (statusCode) => {
    const failing = { failingSince: before(10), lastFailureAt: before(1) };
    const result = judged({ statusCode }, { endpoint: failing, delivery: { tries: 3 } });
    expect(result.delivery).toMatchObject({ status: 'succeeded', nextAttemptAt: null });
    expect(result.endpoint).toMatchObject({ lastSuccessAt: now, failingSince: null });
  });

  it.each([100, 199, 301, 302, 308, 400, 404, 429, 500, null])(
    'with %s has failed and is tried again',
    (statusCode) => {
      const { delivery: changed, endpoint: of } = judged({ statusCode });
      expect(changed).toMatchObject({ status: 'pending', tries: 1, nextAttemptAt: new Date(now.getTime() + 5_000) });
      expect(of).toMatchObject({ lastFailureAt: now, failingSince: now });
    },
  );

  it('with 410 disables the endpoint, and is the last one', () => {
    expect(judged({ statusCode: 410 })).toMatchObject({ delivery: { status: 'failed' }, disable: 'gone' });
  });

  it('that is the last one leaves the delivery failed', () => {
    expect(judged({ statusCode: 500 }, { delivery: { tries: lastTry } }).delivery).toMatchObject({
      status: 'failed',
      nextAttemptAt: null,
    });
  });

  it.each([
    [200, 'succeeded'],
    [410, 'failed'],
    [500, 'failed'],
  ])('of a test with %i is its only one and says nothing of the endpoint', (statusCode, status) => {
    const result = judged({ statusCode }, { delivery: { sample: {}, position: null } });
    expect(result).toMatchObject({
      delivery: { status, nextAttemptAt: null },
      disable: undefined,
      reportAt: undefined,
    });
    expect(result.endpoint).toEqual({
      lastSuccessAt: null,
      lastFailureAt: null,
      failingSince: null,
      failureReportedAt: null,
    });
  });

  it('that failed after its delivery was skipped, or after its lease, plans no other', () => {
    const skipped = judged({ statusCode: 500 }, { delivery: { status: 'skipped', nextAttemptAt: null } });
    expect(skipped.delivery).toMatchObject({ status: 'skipped', nextAttemptAt: null, tries: 0 });
    const late = judged({ statusCode: 500 }, { isLatest: false });
    expect(late.delivery).toMatchObject({ status: 'pending', nextAttemptAt: now, tries: 0 });
    expect(late.delivery.attempts).toHaveLength(1);
  });

  it('that succeeded after its delivery was skipped leaves it succeeded', () => {
    expect(judged({ statusCode: 200 }, { delivery: { status: 'skipped' }, isLatest: false }).delivery.status).toBe(
      'succeeded',
    );
  });

  it('is kept with at most 29 others', () => {
    const attempts = Array.from({ length: 30 }, () => answered(500, before(2)));
    expect(judged({ statusCode: 500 }, { delivery: { attempts } }).delivery.attempts).toHaveLength(30);
  });
});

describe('an endpoint', () => {
  it('is disabled after five days without a success while deliveries were due', () => {
    const failing = { failingSince: before(120), lastFailureAt: before(24) };
    expect(judged({ statusCode: 500 }, { endpoint: failing }).disable).toBe('failing');
    expect(
      judged({ statusCode: 500 }, { endpoint: { ...failing, failingSince: before(119.9) } }).disable,
    ).toBeUndefined();
  });

  it('to which nothing was due for a while begins to fail anew', () => {
    const idle = judged({ statusCode: 500 }, { endpoint: { failingSince: before(200), lastFailureAt: before(31) } });
    expect(idle).toMatchObject({ disable: undefined, endpoint: { failingSince: now } });
  });

  it('is reported for a delivery that has failed for an hour, at most once a day', () => {
    const attempts = [answered(500, before(0.6)), answered(500, before(0.59)), answered(500, before(0.5))];
    const failing = {
      delivery: { attempts, tries: 3 },
      endpoint: { failingSince: before(2), lastFailureAt: before(1) },
    };
    expect(judged({ statusCode: 500 }, failing).reportAt).toEqual(new Date(before(0.6).getTime() + 3_600_000));
    const told = { ...failing, endpoint: { ...failing.endpoint, failureReportedAt: before(23) } };
    expect(judged({ statusCode: 500 }, told).reportAt).toBeUndefined();
    expect(judged({ statusCode: 500 }, { ...failing, delivery: { attempts: [], tries: 0 } }).reportAt).toBeUndefined();
  });

  it('is not reported where one delivery that had succeeded is sent again and fails', () => {
    const attempts = [answered(200, before(72))];
    const resent = judged({ statusCode: 500 }, { delivery: { attempts, tries: lastTry } });
    expect(resent).toMatchObject({ delivery: { status: 'failed' }, reportAt: undefined });
    expect(resent.endpoint).toMatchObject({ failingSince: now, failureReportedAt: null });
  });
});
