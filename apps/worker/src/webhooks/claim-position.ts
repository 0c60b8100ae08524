import { type QueuePosition, startOfQueue } from '#persistence/webhooks/webhook-queue.store.js';

/** What a claim has found. */
interface ClaimEnd {
  /** Undefined where all endpoints behind its beginning were looked at. */
  readonly next: QueuePosition | undefined;
  /** The last endpoint that fails and was served. */
  readonly lastFailing: QueuePosition | undefined;
  /** Whether endpoints that fail have used all places that they may use: others of them were left out. */
  readonly isFullOfFailing: boolean;
}

/**
 * Where the next claim of due deliveries begins: where the last one ended, round and round. Endpoints that fail have a round of
 * their own while there are more of them than places: else the first ones would take each place that becomes free.
 */
export class ClaimPosition {
  private ofAll = startOfQueue;
  private ofFailing = startOfQueue;
  private areFailingLeftOut = false;
  private isTurnOfFailing = false;
  /** In the round of those that fail: whether some were left out. */
  private wasFull = false;

  begin(hasPlaceForFailing: boolean): QueuePosition {
    this.isTurnOfFailing = this.areFailingLeftOut && hasPlaceForFailing;
    return this.isTurnOfFailing ? this.ofFailing : this.ofAll;
  }

  /** @returns whether another claim is to follow at once */
  end({ next, lastFailing, isFullOfFailing }: ClaimEnd): boolean {
    this.wasFull ||= isFullOfFailing;
    if (!this.isTurnOfFailing) {
      this.ofAll = next ?? startOfQueue;
      if (isFullOfFailing && !this.areFailingLeftOut) this.ofFailing = lastFailing ?? startOfQueue;
      this.areFailingLeftOut ||= isFullOfFailing;
    } else if (isFullOfFailing || next) {
      this.ofFailing = lastFailing ?? next ?? startOfQueue;
    } else {
      this.ofFailing = startOfQueue;
      this.areFailingLeftOut = this.wasFull;
      this.wasFull = false;
    }
    return this.isTurnOfFailing || next !== undefined;
  }
}
