import { fileNameOf } from './download-file.js';

it.each([
  ['attachment; filename="customers.csv"', 'customers.csv'],
  ['attachment; filename="Corner Coffee - Gift voucher.pdf"', 'Corner Coffee - Gift voucher.pdf'],
  [
    `attachment; filename="Cafe Zoe - 50 % off.pdf"; filename*=UTF-8''Caf%C3%A9%20Zo%C3%AB%20-%2050%20%25%20off.pdf`,
    'Café Zoë - 50 % off.pdf',
  ],
  [null, undefined],
  ['attachment', undefined],
])('of %j a file is saved as %j', (disposition, name) => expect(fileNameOf(disposition)).toBe(name));
