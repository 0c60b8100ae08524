import { classOfAddress, parseWebhookUrl } from './webhook-url.js';

it.each([
  '0.0.0.0',
  '0.1.2.3',
  '169.254.169.254',
  '169.254.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '100.100.100.200',
  '168.63.129.16',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '::127.0.0.1',
  '100::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  '4000::1',
  '::ffff:0:7f00:1',
  '::ffff:169.254.169.254',
  '::ffff:0.0.0.0',
  '::ffff:224.0.0.1',
  'localhost',
  '',
  '127.1',
])('nothing is ever sent to %s', (address) => {
  expect(classOfAddress(address)).toBe('never');
});

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '::1',
  'fc00::1',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::FFFF:10.0.0.1',
  '0:0:0:0:0:ffff:c0a8:1',
])('%s is private', (address) => {
  expect(classOfAddress(address)).toBe('private');
});

it.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '11.0.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
  '::ffff:8.8.8.8',
])('%s is public', (address) => {
  expect(classOfAddress(address)).toBe('public');
});

const accepted = (text: string, allowPrivate: boolean): boolean => {
  try {
    return parseWebhookUrl(text, allowPrivate).href !== '';
  } catch {
    return false;
  }
};

it.each([
  ['https://shop.example/hook', true, true],
  ['https://8.8.8.8/', true, true],
  ['https://[2606:4700::1111]:8443/', true, true],
  ['http://shop.example/', false, true],
  ['https://127.0.0.1/', false, true],
  ['http://127.0.0.1:3000/', false, true],
  ['http://8.8.8.8/', false, false],
  ['https://2130706433/', false, true],
  ['https://0x7f000001/', false, true],
  ['https://0177.0.0.1/', false, true],
  ['https://127.1/', false, true],
  ['http://2852039166/', false, false],
  ['http://0xa9fea9fe/', false, false],
  ['http://0251.0376.0251.0376/', false, false],
  ['http://[::ffff:169.254.169.254]/', false, false],
  ['http://[::]/', false, false],
  ['http://0/', false, false],
  ['http://[fe80::1]/', false, false],
  ['https://user@shop.example/', false, false],
  ['https://user:pass@shop.example/', false, false],
  ['https://:pass@127.0.0.1/', false, false],
  ['https://shop.example:0/', false, false],
  ['ftp://127.0.0.1/', false, false],
  ['file:///etc/passwd', false, false],
  ['javascript:alert(1)', false, false],
  ['gopher://127.0.0.1/', false, false],
  ['//127.0.0.1/', false, false],
  ['/hook', false, false],
  ['https://', false, false],
  ['https://①②⑦.0.0.1/', false, true],
  [`https://shop.example/${'a'.repeat(2_000)}`, false, false],
])('%s: accepted %s, with private addresses %s', (text, strict, allowed) => {
  expect([accepted(text, false), accepted(text, true)]).toEqual([strict, allowed]);
});

it.each([
  ['https://10.0.0.1/', false, 'url must name a public host, not a private or reserved IP address.'],
  ['https://169.254.169.254/', true, 'url must name a public host, not a private or reserved IP address.'],
  ['http://8.8.8.8/', true, 'url must begin with https:// for a public address.'],
])('%s, with private addresses %s: %s', (text, allowPrivate, message) => {
  expect(() => parseWebhookUrl(text, allowPrivate)).toThrow(message);
});
