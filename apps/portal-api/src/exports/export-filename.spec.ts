import { exportFilename } from './export-filename.js';

const now = new Date('2026-11-20T23:30:00Z');

it.each([
  ['Corner Coffee', 'Europe/London', 'corner-coffee-orders-2026-11-20.csv'],
  ['Corner Coffee', 'Asia/Tokyo', 'corner-coffee-orders-2026-11-21.csv'],
  ['Bäckerei "Zoë"/../', 'Europe/Berlin', 'backerei-zoe-orders-2026-11-21.csv'],
  ['喫茶店', 'Asia/Tokyo', 'merchant-orders-2026-11-21.csv'],
  [`${'x'.repeat(39)} y`, 'UTC', `${'x'.repeat(39)}-orders-2026-11-20.csv`],
])('%s in %s: %s', (merchantName, timeZone, expected) => {
  expect(exportFilename({ merchantName, timeZone }, 'orders', now)).toBe(expected);
});
