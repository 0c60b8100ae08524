import { BlockList, isIP } from 'node:net';
import { webhookUrlInvalid } from '#domain/webhooks/refusals.js';
import { hasMaxLength } from '#domain/text.js';

/** `private`: loopback and private networks; `never`: no delivery is ever sent there. */
export type AddressClass = 'public' | 'private' | 'never';

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Among the others: services of clouds that give credentials to whoever asks from inside. */
const never = listOf([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Metadata of Alibaba Cloud, Azure, AWS and Google.
  '100.100.100.200/32',
  '168.63.129.16/32',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
  // Benchmarks, documentation and other special purposes; addresses that contain an IPv4 address (Teredo, 6to4).
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);
const privateNetworks = listOf([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
]);
/** All other IPv6 addresses are link-local, multicast, NAT64, unspecified or not assigned. */
const globalIpv6 = listOf(['2000::/3']);
const mappedIpv4 = listOf(['::ffff:0:0/96']);

/** The IPv4 address within an IPv6 one. */
function unmapped(address: string): string {
  // The URL parser writes every IPv6 address in its shortest form: `[::ffff:7f00:1]`.
  const [high = '0', low = '0'] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(':').slice(-2);
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/** What an IP address belongs to. A text that is none belongs to `never`. (docs/reference/webhooks.md#urls) */
export function classOfAddress(address: string): AddressClass {
  const version = isIP(address);
  // A zone, as in fe80::1%eth0, is only for addresses of one link.
  if (version === 0 || address.includes('%')) return 'never';
  if (version === 6 && mappedIpv4.check(address, 'ipv6')) return classOfAddress(unmapped(address));
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (never.check(address, family)) return 'never';
  if (privateNetworks.check(address, family)) return 'private';
  return version === 4 || globalIpv6.check(address, 'ipv6') ? 'public' : 'never';
}

/** Whether a delivery to this URL may connect to this address. Plain http is for private addresses alone. */
export function isAllowedAddress(protocol: string, address: string, allowPrivate: boolean): boolean {
  const kind = classOfAddress(address);
  return kind === 'private' ? allowPrivate : kind === 'public' && protocol === 'https:';
}

const maxLength = 2_000;

/** The IP address that a URL names instead of a host. */
export const addressIn = ({ hostname }: URL): string | undefined => {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) === 0 ? undefined : address;
};

/**
 * Parses the URL of an endpoint. The WHATWG parser turns decimal, octal and hexadecimal forms of an IPv4 address into the usual
 * one. A host name is judged by its addresses, at each attempt.
 * @throws Refusal `invalid` webhook_url_invalid (docs/reference/webhooks.md#urls)
 */
export function parseWebhookUrl(text: string, allowPrivate: boolean): URL {
  if (!hasMaxLength(text, maxLength) || !URL.canParse(text)) {
    throw webhookUrlInvalid(`must be an absolute URL of at most ${maxLength} characters`);
  }
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw webhookUrlInvalid('must begin with https://');
  }
  if (url.username !== '' || url.password !== '') throw webhookUrlInvalid('must not contain credentials');
  if (url.port === '0') throw webhookUrlInvalid('must not name port 0');
  const address = addressIn(url);
  if (address !== undefined && !isAllowedAddress(url.protocol, address, allowPrivate)) {
    const isPublic = classOfAddress(address) === 'public';
    throw webhookUrlInvalid(
      isPublic
        ? 'must begin with https:// for a public address'
        : 'must name a public host, not a private or reserved IP address',
    );
  }
  return url;
}
