import { base, type MadeKey } from '../fixtures/shop.js';
import { until } from './deadline.js';
import type { Service } from './service.js';

interface Sent {
  readonly status: number;
  readonly startedAt: number;
}

/** Asks with one key on all processes of a service, without a pause, until it is stopped. */
export class LimitLoad {
  readonly sent: Sent[] = [];
  private going = true;
  private readonly workers: Promise<unknown>;

  constructor(
    private readonly service: Service,
    private readonly key: MadeKey,
    private readonly pauseMs = 5,
  ) {
    this.workers = Promise.all(service.clients.map((_, at) => this.work(at)));
  }

  private async work(at: number): Promise<void> {
    while (this.going) {
      const startedAt = performance.now();
      const answer = await this.service.clients[at]?.call('GET', `${base}/auth`, { key: this.key.secret });
      this.sent.push({ status: answer?.status ?? 0, startedAt });
      await new Promise((resolve) => setTimeout(resolve, this.pauseMs));
    }
  }

  get passed(): readonly Sent[] {
    return this.sent.filter(({ status }) => status === 200);
  }

  /** Everything but what the contract promises while limits are counted: passed, or limited. */
  get unexpected(): readonly Sent[] {
    return this.sent.filter(({ status }) => status !== 200 && status !== 429);
  }

  /** The most that passed within any minute. */
  get maxInAMinute(): number {
    const times = this.passed.map(({ startedAt }) => startedAt);
    return Math.max(0, ...times.map((end) => times.filter((at) => at > end - 60_000 && at <= end).length));
  }

  untilLimited(): Promise<boolean> {
    const before = this.sent.length;
    return until('The key is limited', () => this.sent.slice(before).some(({ status }) => status === 429));
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.workers;
  }
}

/** What each process has logged about where it counts, in order. */
export const storesOf = (service: Service): string[][] =>
  service.apis.map(({ process }) =>
    [...process.output.matchAll(/limits are counted in (Redis|PostgreSQL)/g)].map(([, store]) => store ?? ''),
  );

/** Whether every process counts there now. All begin in Redis. */
export const allProcessesUse = (service: Service, store: 'Redis' | 'PostgreSQL'): boolean =>
  storesOf(service).every((stores) => (stores.at(-1) ?? 'Redis') === store);
