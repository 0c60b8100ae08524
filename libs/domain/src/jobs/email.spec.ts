import { responseLine } from './email.js';

it.each([
  ['250 2.0.0 OK: queued as 4F2A\r\n', '250 2.0.0 OK: queued as 4F2A'],
  ['550-5.1.1 No such user.\r\n550 5.1.1 Check the address.', '550-5.1.1 No such user. 550 5.1.1 Check the address.'],
  ['554 \u0000\u202Ehidden', '554 hidden'],
  ['x'.repeat(600), 'x'.repeat(500)],
  ['', ''],
])('of %j is kept %j', (given, kept) => {
  expect(responseLine(given)).toBe(kept);
});
