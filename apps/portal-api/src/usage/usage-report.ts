import { notFound, type Refusal } from '#domain/errors.js';
import { encodeId } from '#domain/ids.js';
import type { Limits } from '#domain/keys/limits.js';
import { percentileMs } from '#domain/usage/durations.js';
import { usageTooLarge } from '#domain/usage/too-large.js';
import { type UsageGrid, usageGrid, type UsageWindow } from '#domain/usage/window.js';
import { apiKeyStatus } from '#domain/keys/format.js';
import { listApiKeys, type ListedApiKey } from '#persistence/keys/api-key.store.js';
import type { Database } from '#persistence/database/database.js';
import { tooManySlowReads } from '#persistence/database/connections/slow-reads.js';
import type { Reader } from '#persistence/database/statement.js';
import { listOverriddenLimits } from '#persistence/keys/limit-override.store.js';
import type { LimitStore } from '#persistence/rate-limits/limit-store.js';
import { sumUsage, type UsageSum, type UsageSums } from '#persistence/usage/usage.store.js';
import { durationClassesMs } from '#persistence/usage/usage-recorder.js';
import { headroomOf } from './headroom.js';
import type { EndpointUsageView, KeyUsageView, UsageCountsView, UsageReportView } from './usage.view.js';

export interface UsageRequest {
  readonly window: UsageWindow;
  /** A key's uuid; undefined: all keys of the merchant. */
  readonly apiKeyId: string | undefined;
}

const reportTooLarge = (): Refusal => usageTooLarge('Request another window, or one key.');

/** The refusals of a usage report. */
export const usageRefusals: readonly Refusal[] = [notFound('key'), reportTooLarge(), tooManySlowReads()];

/** The requests of a merchant's keys and what is left of their limits, for the merchant and for support. */
export class UsageReport {
  constructor(
    private readonly db: Database,
    private readonly store: LimitStore,
    private readonly limits: Limits,
  ) {}

  /** @throws Refusal `not_found` key_not_found, `invalid` usage_too_large, `limited` concurrency_limited (docs/reference/usage.md#usage-in-the-portal) */
  async of(merchantId: string, { window, apiKeyId }: UsageRequest): Promise<UsageReportView> {
    const now = new Date();
    const grid = usageGrid(window, now);
    const [from = now] = grid.steps;
    const read = async (reader: Reader) => {
      const keys = await keysOf(reader, merchantId, apiKeyId);
      const apiKeyIds = keys.map(({ id }) => id);
      const [sums, overridden] = await Promise.all([
        sumUsage(reader, merchantId, { resolution: grid.resolution, from, apiKeyIds }),
        listOverriddenLimits(reader, merchantId),
      ]);
      return { keys, sums, overridden };
    };
    const { keys, sums, overridden } = await this.db.runSlowRead(merchantId, read, { timeoutRefusal: reportTooLarge });
    const active = newestOfEach(keys.filter((key) => apiKeyStatus(key, key.readAt) === 'active'));
    return {
      window,
      resolution: grid.resolution,
      from: from.toISOString(),
      to: now.toISOString(),
      totals: countsOf(sums.steps),
      series: seriesOf(grid, sums.steps),
      endpoints: sums.endpoints.map(endpointOf),
      keys: keysView(keys, sums.keys),
      limits: await headroomOf(this.store, this.limits, active, overridden),
    };
  }
}

/** A replaced key that works on counts in the same windows as the key that replaced it: one of them is shown. Newest first. */
const newestOfEach = (keys: readonly ListedApiKey[]): ListedApiKey[] =>
  keys.filter(({ integrationId }, at) => keys.findIndex((key) => key.integrationId === integrationId) === at);

/** All keys, or those of one key's integration: a rotated key continues the figures of its predecessor. */
async function keysOf(reader: Reader, merchantId: string, apiKeyId: string | undefined): Promise<ListedApiKey[]> {
  const keys = await listApiKeys(reader, merchantId);
  if (apiKeyId === undefined) return keys;
  const requested = keys.find(({ id }) => id === apiKeyId);
  if (!requested) throw notFound('key');
  return keys.filter(({ integrationId }) => integrationId === requested.integrationId);
}

const total = (sums: readonly UsageSum[], figure: (sum: UsageSum) => number): number =>
  sums.reduce((all, sum) => all + figure(sum), 0);

function countsOf(sums: readonly UsageSum[]): UsageCountsView {
  const requests = total(sums, (sum) => sum.requests);
  const clientErrors = total(sums, (sum) => sum.clientErrors - sum.limited);
  const limited = total(sums, (sum) => sum.limited);
  const serverErrors = total(sums, (sum) => sum.serverErrors);
  const successes = requests - clientErrors - limited - serverErrors;
  return { requests, successes, clientErrors, limited, serverErrors, ...durationsOf(sums, requests) };
}

function durationsOf(
  sums: readonly UsageSum[],
  requests: number,
): Pick<UsageCountsView, 'averageDurationMs' | 'p95DurationMs'> {
  if (requests === 0) return { averageDurationMs: null, p95DurationMs: null };
  const classes = Array.from({ length: durationClassesMs.length + 1 }, (_, at) =>
    total(sums, ({ durationCounts }) => durationCounts[at] ?? 0),
  );
  return {
    averageDurationMs: rounded(total(sums, (sum) => sum.durationUs) / requests / 1000),
    p95DurationMs: rounded(percentileMs(classes, durationClassesMs, 0.95) ?? 0),
  };
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

function seriesOf({ steps }: UsageGrid, sums: UsageSums['steps']): UsageReportView['series'] {
  return steps.map((step, index) => {
    const next = steps[index + 1];
    // A process whose clock is ahead writes into a later step, which counts as the last one.
    const within = sums.filter(({ at }) => at >= step && (next === undefined || at < next));
    return { at: step.toISOString(), ...countsOf(within) };
  });
}

const errorsOf = ({ clientErrors, serverErrors }: UsageSum): number => clientErrors + serverErrors;

function endpointOf({ method, route, ...sum }: UsageSums['endpoints'][number]): EndpointUsageView {
  const { averageDurationMs, p95DurationMs } = durationsOf([sum], sum.requests);
  const durations = { averageDurationMs: averageDurationMs ?? 0, p95DurationMs: p95DurationMs ?? 0 };
  return { method, route, requests: sum.requests, errors: errorsOf(sum), ...durations };
}

/** One line per integration: its newest key, with the requests of the keys that it replaced. */
function keysView(keys: readonly ListedApiKey[], sums: UsageSums['keys']): KeyUsageView[] {
  const integrations = [...new Set(keys.map(({ integrationId }) => integrationId))];
  const lines = integrations.flatMap((integration) => {
    const own = keys.filter(({ integrationId }) => integrationId === integration);
    const [newest] = own.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    if (!newest) return [];
    const used = sums.filter(({ apiKeyId }) => own.some(({ id }) => id === apiKeyId));
    const status = apiKeyStatus(newest, newest.readAt);
    const requests = total(used, (sum) => sum.requests);
    const line = { keyId: encodeId('api_key', newest.id), name: newest.name, status, requests };
    return status === 'active' || requests > 0 ? [{ ...line, errors: total(used, errorsOf) }] : [];
  });
  return lines.toSorted((a, b) => b.requests - a.requests || (a.name < b.name ? -1 : 1));
}
