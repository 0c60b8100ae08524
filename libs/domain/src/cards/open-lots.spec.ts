import { datedLots, expiryOfLot, type Lot } from './lots.js';
import { OpenLots } from './open-lots.js';

const now = new Date('2026-03-10T12:00:00.000Z');
const timeZone = 'Europe/London';
const lot = (number: number, expiry: Pick<Lot, 'expiresAt' | 'inactiveMonths'>): Lot => ({
  ...expiry,
  number,
  remaining: 1,
  createdAt: new Date('2025-03-01T00:00:00.000Z'),
});

it('a card may have more lots of one instant than a call has arguments, and they take no longer each', () => {
  const count = 200_000;
  const expiresAt = new Date('2026-02-28T23:59:59.999Z');
  const lots = Array.from({ length: count }, (_, index) => lot(index + 1, { expiresAt, inactiveMonths: null }));
  const open = new OpenLots({ lots, expiring: [], held: null }, null, { now, timeZone });
  const [[instant, expired] = [], ...others] = open.expired();
  expect([instant, expired?.length, others.length]).toEqual([expiresAt.getTime(), count, 0]);
  open.use(
    count + 1,
    lots.map(({ number }) => ({ lotNumber: number, quantity: 1 })),
  );
  expect(open.uses.length).toBe(count);
  expect(open.expired().size).toBe(0);
});

it.each([null, new Date('2026-01-15T10:00:00.000Z')])(
  'lots are dated as each of them is, last used at %s',
  (usedAt) => {
    const lots = [
      lot(1, { expiresAt: null, inactiveMonths: 6 }),
      lot(2, { expiresAt: now, inactiveMonths: null }),
      lot(3, { expiresAt: null, inactiveMonths: 2 }),
      lot(4, { expiresAt: null, inactiveMonths: 6 }),
      lot(5, { expiresAt: null, inactiveMonths: null }),
    ];
    const each = lots.map((one) => ({ lot: one, expiry: expiryOfLot(one, usedAt, timeZone) }));
    expect(datedLots(lots, usedAt, timeZone)).toEqual(each);
  },
);
