import { addressGroupOf, addressOf } from './client-address.js';

it.each<[string, string | undefined, string]>([
  ['a closed connection has no address', undefined, 'unknown'],
  ['an IPv4 address is unchanged', '203.0.113.7', '203.0.113.7'],
  ['an IPv4-mapped IPv6 address is the IPv4 address', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv4-mapped address in upper case', '::FFFF:203.0.113.7', '203.0.113.7'],
  ['an IPv4-mapped address in hexadecimal', '::ffff:cb00:7109', '203.0.113.9'],
  ['the same, written out', '0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['an IPv6 address that looks like it', '::1:ffff:cb00:7107', '0:0:0:0::/64'],
  ['an IPv6 address is its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another address in the same /64', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['a shortened address', '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['with leading zeros', '2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['in upper case', '2001:DB8:1:2::A', '2001:db8:1:2::/64'],
  ['with :: in the first half', '2001:db8::1', '2001:db8:0:0::/64'],
  ['with :: across the middle', '2001::5:6:7:8:9', '2001:0:0:5::/64'],
  ['with :: for one group', '2001:db8:1::4:5:6:7', '2001:db8:1:0::/64'],
  ['the loopback', '::1', '0:0:0:0::/64'],
  ['the unspecified address', '::', '0:0:0:0::/64'],
  ['with a zone', 'fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ['an IPv4 address with a port, as some proxies forward it', '203.0.113.7:51234', '203.0.113.7'],
  ['an IPv6 address with a port', '[2001:db8:1:2::a]:51234', '2001:db8:1:2::/64'],
  ['an IPv6 address in brackets', '[2001:db8:1:2::a]', '2001:db8:1:2::/64'],
  ['a text that is not an address', 'client-4711', 'unknown'],
  ['an empty text', '', 'unknown'],
])('%s: %s is %s', (_, address, expected) => expect(addressGroupOf(address)).toBe(expected));

it('all addresses of a /64 are one, and those of the next are another', () => {
  const groups = (half: string) =>
    new Set(Array.from({ length: 256 }, (_, at) => addressGroupOf(`${half}:${at.toString(16)}:0:${at}:1`)));
  expect([...groups('2001:db8:aa:1')]).toEqual(['2001:db8:aa:1::/64']);
  expect([...groups('2001:db8:aa:2')]).toEqual(['2001:db8:aa:2::/64']);
});

it.each([
  ['203.0.113.7:4444', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['ada@example.com', ''],
])('of %s the logs have %j', (address, expected) => expect(addressOf(address)).toBe(expected));
