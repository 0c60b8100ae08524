import type { LimitStore, Slot, Subject } from '#persistence/rate-limits/limit-store.js';
import { ExportSlots } from './export-slots.js';

/** Slots with leases, by the clock of the test. */
class Slots implements Pick<LimitStore, 'take' | 'release'> {
  private readonly ends = new Map<string, number>();

  get leases(): number {
    return [...this.ends.values()].filter((end) => end > Date.now()).length;
  }
  take(_: Subject, _windows: readonly [], slot?: Slot) {
    const admitted = slot !== undefined && this.leases < slot.limit;
    if (admitted) this.ends.set(slot.lease, Date.now() + slot.leaseMs);
    return Promise.resolve({ admitted, windows: [] });
  }
  release(_: Subject, lease: string) {
    this.ends.delete(lease);
    return Promise.resolve();
  }
}

const merchant = 'a merchant';
let store: Slots;
let slots: ExportSlots;
beforeEach(() => {
  jest.useFakeTimers();
  store = new Slots();
  slots = new ExportSlots(store as unknown as LimitStore);
});
afterEach(() => jest.useRealTimers());

it('a second export is refused until the first has ended', async () => {
  const first = await slots.take(merchant);
  await expect(slots.take(merchant)).rejects.toMatchObject({ kind: 'limited', reason: 'concurrency_limited' });
  await first.free();
  await expect(slots.take(merchant)).resolves.toBeDefined();
});

it('a long export keeps its slot, and leaves nothing behind', async () => {
  const first = await slots.take(merchant);
  for (let passed = 0; passed < 300; passed += 15) {
    jest.advanceTimersByTime(15_000);
    await first.keep();
    expect(store.leases).toBe(1);
    await expect(slots.take(merchant)).rejects.toBeDefined();
  }
  await first.free();
  expect(store.leases).toBe(0);
});

it('an export that was not read for more than a minute gives way to the one that came meanwhile', async () => {
  const first = await slots.take(merchant);
  jest.advanceTimersByTime(60_001);
  const second = await slots.take(merchant);
  await expect(first.keep()).rejects.toMatchObject({ reason: 'concurrency_limited' });
  await second.free();
  await expect(first.keep()).resolves.toBeUndefined();
});
