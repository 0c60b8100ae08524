import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { countOverview } from '#operations/overview/count-overview.js';
import { Database } from '#persistence/database/database.js';
import {
  claimOverviewCount,
  type ClaimedCount,
  releaseOverviewCount,
  renewOverviewCount,
  saveOverviewCount,
} from '#persistence/overview/overview-count.store.js';
import { Inject, Injectable } from '@nestjs/common';
import type { BackgroundPart } from '../background-work.js';
import { RepeatedTask } from '../repeated-task.js';
import { betweenParts } from './between-parts.js';

const everyMs = 5_000;

/** Counts the overviews that take too long in a request, when somebody has opened them. (docs/decisions/0091) */
@Injectable()
export class CountOverviews implements BackgroundPart {
  private readonly stopping = new AbortController();

  constructor(
    private readonly db: Database,
    @Inject(processLog) private readonly log: Log,
  ) {}

  start(): RepeatedTask[] {
    return [new RepeatedTask('count overviews', everyMs, this.log, () => this.countNext())];
  }

  /** Ends a count that runs: another worker begins it again. */
  stop(): void {
    this.stopping.abort();
  }

  private async countNext(): Promise<boolean> {
    const { signal } = this.stopping;
    const claimed = signal.aborted ? undefined : await claimOverviewCount(this.db);
    if (!claimed) return false;
    try {
      await this.count(claimed, signal);
      return true;
    } catch (error) {
      if (!signal.aborted) throw error;
      await releaseOverviewCount(this.db, claimed.merchantId);
      return false;
    }
  }

  private async count(claimed: ClaimedCount, signal: AbortSignal): Promise<void> {
    const { merchantId } = claimed;
    const startedAt = performance.now();
    const between = betweenParts(signal, () => renewOverviewCount(this.db, merchantId));
    const counts = await countOverview(this.db, claimed, between);
    await saveOverviewCount(this.db, merchantId, performance.now() - startedAt, counts);
  }
}
