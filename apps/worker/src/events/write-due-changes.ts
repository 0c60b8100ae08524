import { LeftOut } from '#domain/events/left-out.js';
import { encodeId } from '#domain/ids.js';
import { writeDueChangesOrEachAlone } from '#operations/events/write-due-changes.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { Database } from '#persistence/database/database.js';
import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { Inject, Injectable } from '@nestjs/common';
import type { BackgroundPart } from '../background-work.js';
import { RepeatedTask } from '../repeated-task.js';

const everyMs = 10_000;
/** How long a change that could not be written is left out before the next try: each try is an error in the log. */
const leftOutMs = 60_000;

/** Writes due activations and expiries of vouchers, rewards and points, with their events. */
@Injectable()
export class WriteDueChanges implements BackgroundPart {
  /** The merchants after it have the next turns; those before it may have more that is due. */
  private lastMerchant: string | null = null;
  private isMoreBefore = false;
  private readonly failed = { points: new LeftOut(), others: new LeftOut() };
  private readonly triedAt = { points: 0, others: 0 };
  private readonly stopping = new AbortController();

  constructor(
    private readonly db: Database,
    @Inject(processLog) private readonly log: Log,
  ) {}

  /** Two tasks, so that neither waits for the other: a month that ends lets the points of a million cards expire. */
  start(): RepeatedTask[] {
    return [
      new RepeatedTask('write due changes', everyMs, this.log, () => this.changeVouchersAndRewards()),
      new RepeatedTask('expire points', everyMs, this.log, () => this.expirePoints()),
    ];
  }

  /** Runs end after their current transaction. */
  stop(): void {
    this.stopping.abort();
  }

  private async changeVouchersAndRewards(): Promise<boolean> {
    const run = writeDueChangesOrEachAlone(this.db, {
      signal: this.stopping.signal,
      leftOut: this.failed.others,
      onFailure: ({ merchantId, kind, id }, error) =>
        this.logFailure(merchantId, error, encodeId(kind, id), 'A due activation or expiry could not be written.'),
    });
    // The run may fail as a whole because too many changes are left out.
    const isMore = await run.catch((error: unknown) => {
      this.failed.others.clear();
      throw error;
    });
    if (!isMore) this.tryAgain('others');
    return isMore;
  }

  /** Tries again what was left out, at most once a minute and only when nothing else is due. */
  private tryAgain(of: 'points' | 'others'): void {
    if (performance.now() - this.triedAt[of] < leftOutMs) return;
    this.triedAt[of] = performance.now();
    this.failed[of].clear();
  }

  private async expirePoints(): Promise<boolean> {
    const { last, isMoreDue } = await expirePoints(this.db, this.lastMerchant, {
      signal: this.stopping.signal,
      leftOut: this.failed.points,
      onFailure: (merchantId, error, cardId) =>
        this.logFailure(
          merchantId,
          error,
          cardId && encodeId('card', cardId),
          'The points of a merchant could not expire.',
        ),
    });
    this.lastMerchant = last;
    this.isMoreBefore ||= isMoreDue;
    if (last !== null) return true;
    const isMore = this.isMoreBefore;
    this.isMoreBefore = false;
    if (!isMore) this.tryAgain('points');
    return isMore;
  }

  private logFailure(merchantId: string, error: unknown, object: string | undefined, message: string): void {
    this.log.error({ merchantId: encodeId('merchant', merchantId), object, ...causeOf(error) }, message);
  }
}
