import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address under which failed authentications are counted: the IPv4 address (also for ::ffff:a.b.c.d), or the /64
 * network of an IPv6 address, because one client usually controls the whole /64. `unknown` for a closed connection.
 */
export function addressGroupOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const bare = address.replace(/%.*$/, '');
  return isIPv6(bare) ? `${firstHalf(bare)}::/64` : address;
}

/** The first four groups, with `::` expanded. */
function firstHalf(address: string): string {
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const missing = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
