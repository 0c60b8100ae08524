import { type QueuePosition, startOfQueue } from '#persistence/webhooks/webhook-queue.store.js';

/** The result of a claim. */
interface ClaimEnd {
  /** Where the next claim continues; undefined if this one has looked at all endpoints after its beginning. */
  readonly next: QueuePosition | undefined;
  /** The last endpoint that fails and was served. */
  readonly lastFailing: QueuePosition | undefined;
  /** Whether failing endpoints use all places that they may use, so that others of them were left out. */
  readonly isFullOfFailing: boolean;
}

/**
 * Where the next claim of due deliveries begins: where the last one ended, and at the start after the end. Failing endpoints have
 * a round of their own while there are more of them than places: otherwise the first ones would take each free place.
 */
export class ClaimPosition {
  private ofAll = startOfQueue;
  private ofFailing = startOfQueue;
  private areFailingLeftOut = false;
  private isTurnOfFailing = false;
  /** Whether some failing endpoints were left out since their current round began. */
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
