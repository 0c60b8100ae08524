import { isIP, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address under which failed authentications are counted: the IPv4 address (also for ::ffff:a.b.c.d), or the /64
 * network of an IPv6 address, because one client usually controls the whole /64. `unknown` for a closed connection, and for all that a
 * proxy forwards that is no address.
 */
export function addressGroupOf(address: string | undefined): string {
  const bare = bareAddress(address);
  const ipv4 = mapped.exec(bare)?.[1] ?? bare;
  if (!isIPv6(ipv4)) return isIP(ipv4) === 0 ? 'unknown' : ipv4;
  const groups = groupsOf(ipv4);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * An address without its zone, and without the port that some proxies forward with it: each connection would be another client. Empty
 * for a closed connection.
 */
export function bareAddress(address = ''): string {
  const [, inBrackets, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? [];
  return (inBrackets ?? ipv4 ?? address).replace(/%.*$/, '');
}

/** The address of a client for the logs. Empty for a closed connection, and for all that a proxy forwards that is no address. */
export function addressOf(address: string): string {
  const bare = bareAddress(address);
  return isIP(bare) === 0 ? '' : bare;
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): number[] {
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const missing = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail];
  return groups.map((group) => Number.parseInt(group || '0', 16));
}
