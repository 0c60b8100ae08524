import { voucherFileName } from './file-name.js';

it.each([
  ['Corner Coffee', 'Gift voucher', 'Corner Coffee - Gift voucher.pdf'],
  ['Café Zoë', 'Чай', 'Café Zoë - Чай.pdf'],
  ['A/B\\C: "D"', '50 % off?', 'A B C D - 50 % off.pdf'],
  ['../../etc/passwd', 'a\r\nContent-Type: x', '.. .. etc passwd - a Content-Type x.pdf'],
  ['Shop\u202Efdp.exe', 'x', 'Shop fdp.exe - x.pdf'],
  ['☕', '  ', 'voucher.pdf'],
  ['Shop', '***', 'Shop.pdf'],
  ['Shop', 'Weihnachtsgutscheinaktionsverlängerung für alle', 'Shop - Weihnachtsgutscheinaktionsverlängerung.pdf'],
  ['Shop', 'Ten pounds off everything in our shops in town', 'Shop - Ten pounds off everything in our shops.pdf'],
  ['Shop', 'Ten pounds off everything in our shop - and more', 'Shop - Ten pounds off everything in our shop.pdf'],
  ['Shop', `Off ${'x'.repeat(60)}`, `Shop - Off ${'x'.repeat(36)}.pdf`],
  ['😀a'.repeat(100), 'x', `${'😀a'.repeat(20)} - x.pdf`],
])('%j and %j: %j', (merchant, title, name) => {
  expect(voucherFileName(merchant, title)).toBe(name);
});
