import { Refusal } from '#domain/errors.js';
import type { LiabilityLine } from '#domain/reports/liability.js';
import type { ReportPeriod } from '#domain/reports/period.js';
import { readLiability } from '#operations/reports/read-liability.js';
import { isTooBroad, tooManySlowReads } from '#persistence/database/connections/slow-reads.js';
import { Database } from '#persistence/database/database.js';
import { Injectable } from '@nestjs/common';

/** Shorter than what proxies and the server give a request. */
const maxWaitMs = 15_000;
/** A period that ended so long ago has all its entries. */
const settledAfterMs = 3_600_000;
const keptForMs = 600_000;
/**
 * How long the figures of a current period are kept. It is longer than a client waits after a `report_not_ready`, so that its
 * next request finds the figures.
 */
const unsettledKeptForMs = 60_000;
/** The most results that are kept, in total and of one merchant, so that one merchant does not remove the results of others. */
const maxKept = 200;
const maxKeptOfMerchant = 20;
/** The most reports of a merchant that are computed at once: each reads without a pause, beside the merchant's own searches. */
const maxComputed = 2;

export const reportNotReady = (): Refusal =>
  new Refusal('unavailable', 'report_not_ready', 'The report is being computed. Send the request again.', 5);

export const reportTooLarge = (): Refusal =>
  new Refusal('invalid', 'report_too_large', 'The ledger of one card, voucher or reward is too long for this report.');

interface Running {
  readonly merchantId: string;
  readonly lines: Promise<readonly LiabilityLine[]>;
  /** When it may be computed again; undefined while it runs. */
  until?: number;
  /** A request got `report_not_ready`, and will ask again. */
  isAwaited?: true;
}

/**
 * Computes liability reports. A large one takes longer than a request: it goes on, and the next request of the same period waits for
 * it. The figures of a past period do not change, so they are kept for ten minutes; those of another period for a minute, and only if
 * a request could not wait for them. (docs/decisions/0082)
 */
@Injectable()
export class LiabilityReports {
  private readonly known = new Map<string, Running>();

  constructor(private readonly db: Database) {}

  /** @throws Refusal `unavailable` report_not_ready, `invalid` report_too_large, `limited` concurrency_limited */
  async of(
    merchant: { readonly merchantId: string; readonly timeZone: string },
    period: ReportPeriod,
  ): Promise<readonly LiabilityLine[]> {
    const { from, to, ages } = period;
    const key = [merchant.merchantId, from.getTime(), to.getTime(), ages[0].getTime()].join(' ');
    const running = this.current(key) ?? this.start(key, merchant, period);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        running.isAwaited = true;
        reject(reportNotReady());
      }, maxWaitMs).unref();
    });
    return Promise.race([running.lines, timeout]).finally(() => clearTimeout(timer));
  }

  private current(key: string): Running | undefined {
    const known = this.known.get(key);
    return known && (known.until ?? Infinity) > performance.now() ? known : undefined;
  }

  private start(
    key: string,
    merchant: { readonly merchantId: string; readonly timeZone: string },
    period: ReportPeriod,
  ): Running {
    const { merchantId } = merchant;
    const computed = [...this.known.values()].filter((one) => one.merchantId === merchantId && one.until === undefined);
    if (computed.length >= maxComputed) throw tooManySlowReads();
    const isSettled = period.to.getTime() < Date.now() - settledAfterMs;
    const lines = readLiability(this.db, merchant, period).catch((error: unknown) => {
      throw isTooBroad(error) ? reportTooLarge() : error;
    });
    const running: Running = { merchantId, lines };
    this.known.delete(key);
    this.known.set(key, running);
    lines.then(
      () => this.keep(key, running, isSettled ? keptForMs : running.isAwaited ? unsettledKeptForMs : 0),
      () => this.forget(key, running),
    );
    return running;
  }

  /**
   * Adds the result at the end of the map, whose first entries are removed first: a report that took long is not the oldest
   * result.
   */
  private keep(key: string, running: Running, forMs: number): void {
    this.forget(key, running);
    if (forMs === 0) return;
    const now = performance.now();
    running.until = now + forMs;
    this.known.set(key, running);
    for (const [other, { until }] of this.known) if (until !== undefined && until <= now) this.known.delete(other);
    this.forgetOldest(maxKeptOfMerchant, ({ merchantId }) => merchantId === running.merchantId);
    this.forgetOldest(maxKept, () => true);
  }

  /** Leaves at most `max` of these results. Computations that run are none. */
  private forgetOldest(max: number, isOne: (result: Running) => boolean): void {
    const results = [...this.known].filter(([, one]) => one.until !== undefined && isOne(one));
    for (const [oldest] of results.slice(0, Math.max(0, results.length - max))) this.known.delete(oldest);
  }

  private forget(key: string, running: Running): void {
    if (this.known.get(key) === running) this.known.delete(key);
  }
}
