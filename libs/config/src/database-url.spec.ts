import { checkDatabaseUrl } from './database-url.js';

it.each([
  'postgres://loyalty:canary@127.0.0.1:5432/loyalty',
  'postgresql://loyalty@[::1]/loyalty?sslmode=verify-full',
  'postgres://loyalty:canary%25%23%40%2F@db1:5432,db2:5433/loyalty?target_session_attrs=read-write',
])('%s is taken as it is', (url) => expect(checkDatabaseUrl(url)).toBe(url));

it.each([
  ['quotes around it', '"postgres://a:canary@h/b"'],
  ['a space before it', ' postgres://a:canary@h/b'],
  ['a space behind it', 'postgres://a:canary@h/b '],
  ['a carriage return at its end', 'postgres://a:canary@h/b\r'],
  ['a port above 65535', 'postgres://a:canary@h:99999/b'],
  ['a # in the password', 'postgres://a:canary#1@h/b'],
  ['a # behind what could be a port', 'postgres://a:1#canary@h/b'],
  ['a % in the password', 'postgres://a:canary%@h/b'],
  ['another protocol', 'mysql://a:canary@h/b'],
])('an address with %s is refused without showing it', (_, url) => {
  expect(() => checkDatabaseUrl(url)).toThrow(/^must be an address like postgres:/);
  expect(() => checkDatabaseUrl(url)).not.toThrow(/canary/);
});

it('a wrong option is named', () => {
  const url = 'postgres://a:canary@h/b?target_session_attrs=standby';
  expect(() => checkDatabaseUrl(url)).toThrow(/^must have a target_session_attrs of any, read-write, primary$/);
});
