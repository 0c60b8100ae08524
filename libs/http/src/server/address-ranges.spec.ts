import { AddressRanges } from './address-ranges.js';

const list = ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32', '2001:DB9::1'];
const ranges = new AddressRanges();

it.each([
  ['203.0.113.7', true],
  ['203.0.113.7:51234', true],
  ['[2001:db8:1::5]:51234', true],
  ['203.0.113.8', false],
  ['10.255.0.1', true],
  ['11.0.0.1', false],
  ['::ffff:10.1.2.3', true],
  ['::ffff:11.1.2.3', false],
  ['2001:db8:1::5', true],
  ['2001:0db9:0:0:0:0:0:1', true],
  ['2001:db9::2', false],
  ['fe80::1%eth0', false],
  ['unknown', false],
  ['203.0.113.7, 10.0.0.1', false],
  ['', false],
  [undefined, false],
])('%s is in the list: %s', (address, expected) => expect(ranges.include(list, address)).toBe(expected));

it('0.0.0.0/0 is every IPv4 address, a host in a range stands for its range, and lists do not mix', () => {
  expect(ranges.include(['0.0.0.0/0'], '198.51.100.1')).toBe(true);
  expect(ranges.include(['0.0.0.0/0'], '2001:db8::1')).toBe(false);
  expect(ranges.include(['192.0.2.77/24'], '192.0.2.1')).toBe(true);
  expect(ranges.include(['192.0.2.77'], '192.0.2.1')).toBe(false);
});

it('keeps no more lists than it may, and is right about those that it forgot', () => {
  for (let host = 0; host < 1_200; host += 1) {
    const address = `10.0.${Math.floor(host / 250)}.${host % 250}`;
    expect(ranges.include([address], address)).toBe(true);
  }
  expect(ranges.include(['10.0.0.0'], '10.0.0.0')).toBe(true);
});
