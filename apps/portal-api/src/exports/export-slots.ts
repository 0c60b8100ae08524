import { randomUUID } from 'node:crypto';
import { Refusal } from '#domain/errors.js';
import type { LimitStore, Slot, Subject } from '#persistence/rate-limits/limit-store.js';

export const exportRunning = (): Refusal =>
  new Refusal(
    'limited',
    'concurrency_limited',
    'Another export of this merchant is running. Try again when it has ended.',
    10,
  );

const leaseMs = 60_000;
const renewAfterMs = 20_000;

/** The slot of a running export. A process that crashes leaves it free a minute later. */
export class ExportSlot {
  private takenAt = performance.now();

  constructor(
    private readonly store: LimitStore,
    private readonly subject: Subject,
    private lease: string,
  ) {}

  /**
   * Extends the lease when it is time. The next lease is taken while this one holds, so no other export gets in between.
   * @throws Refusal `limited` concurrency_limited when the lease had ended and others were faster
   */
  async keep(): Promise<void> {
    const heldMs = performance.now() - this.takenAt;
    if (heldMs < renewAfterMs) return;
    const [previous, next] = [this.lease, randomUUID()];
    const { admitted } = await this.store.take(this.subject, [], slotOf(next, heldMs < leaseMs ? 2 : 1));
    if (!admitted) throw exportRunning();
    [this.lease, this.takenAt] = [next, performance.now()];
    await this.store.release(this.subject, previous);
  }

  free(): Promise<void> {
    return this.store.release(this.subject, this.lease);
  }
}

/** One export of a merchant at a time, over all processes. */
export class ExportSlots {
  constructor(private readonly store: LimitStore) {}

  /** @throws Refusal `limited` concurrency_limited */
  async take(merchantId: string): Promise<ExportSlot> {
    const [subject, lease] = [{ merchantId, id: 'exports' }, randomUUID()];
    const { admitted } = await this.store.take(subject, [], slotOf(lease, 1));
    if (!admitted) throw exportRunning();
    return new ExportSlot(this.store, subject, lease);
  }
}

const slotOf = (lease: string, limit: number): Slot => ({ lease, limit, leaseMs });
