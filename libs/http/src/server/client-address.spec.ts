import { addressGroupOf } from './client-address.js';

it.each<[string, string | undefined, string]>([
  ['a client that has hung up has none', undefined, 'unknown'],
  ['an IPv4 address is itself', '203.0.113.7', '203.0.113.7'],
  ['so it is where it comes in IPv6 clothes', '::ffff:203.0.113.7', '203.0.113.7'],
  ['in capital letters too', '::FFFF:203.0.113.7', '203.0.113.7'],
  ['an IPv6 address is its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a neighbour in the /64 is the same', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['written short', '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['with zeros in front', '2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['in capital letters', '2001:DB8:1:2::A', '2001:db8:1:2::/64'],
  ['with zeros left out inside the half', '2001:db8::1', '2001:db8:0:0::/64'],
  ['with zeros left out over the middle', '2001::5:6:7:8:9', '2001:0:0:5::/64'],
  ['with one group left out', '2001:db8:1::4:5:6:7', '2001:db8:1:0::/64'],
  ['the loopback', '::1', '0:0:0:0::/64'],
  ['nothing but zeros', '::', '0:0:0:0::/64'],
  ['with a zone', 'fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ['what is no address stays as it is', 'unknown', 'unknown'],
])('%s: %s is %s', (_, address, expected) => expect(addressGroupOf(address)).toBe(expected));

it('all addresses of a /64 are one, and those of the next are another', () => {
  const groups = (half: string) =>
    new Set(Array.from({ length: 256 }, (_, at) => addressGroupOf(`${half}:${at.toString(16)}:0:${at}:1`)));
  expect([...groups('2001:db8:aa:1')]).toEqual(['2001:db8:aa:1::/64']);
  expect([...groups('2001:db8:aa:2')]).toEqual(['2001:db8:aa:2::/64']);
});
