import { available, heldAt, liveHolds, nextHoldEnd } from './held.js';

const now = new Date('2026-03-10T12:00:00.000Z');
const hold = (id: string, amountMinor: number, afterMs: number) => ({
  id,
  amountMinor,
  expiresAtMs: now.getTime() + afterMs,
});
const voucher = {
  remainingMinor: 1000,
  holds: [hold('a', 100, -1), hold('b', 200, 0), hold('c', 300, 1), hold('d', 50, 60_000)],
};

describe('the holds of a voucher', () => {
  it('are live until the instant of their expiry', () =>
    expect(liveHolds(voucher, now).map(({ id }) => id)).toEqual(['c', 'd']));

  it('hold the sum of the live ones, and leave the rest available', () => {
    expect(heldAt(voucher, now)).toBe(350);
    expect(available(voucher, now)).toBe(650);
  });

  it('end next when the first live one expires', () =>
    expect(nextHoldEnd(voucher, now)).toEqual(new Date(now.getTime() + 1)));

  it('hold nothing where there are none', () => {
    expect(heldAt({ holds: [] }, now)).toBe(0);
    expect(available({ remainingMinor: 1000, holds: [] }, now)).toBe(1000);
  });
});
