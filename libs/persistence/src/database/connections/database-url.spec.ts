import { readDatabaseUrl } from './database-url.js';

const account = 'postgres://loyalty:s%40cret@';

describe('the address of the database', () => {
  it.each([
    `${account}db:5432/loyalty`,
    `${account}db/loyalty?sslmode=no-verify`,
    `${account}db/l?target_session_attrs=any`,
  ])('%s: a single host is used directly, without a probe', (url) =>
    expect(readDatabaseUrl(url)).toEqual({ connectionString: url }),
  );

  it.each([
    [`${account}a:1,b:2,[::1]:3/loyalty?sslmode=no-verify`, `${account}a:1/loyalty?sslmode=no-verify`],
    [`${account}a,b/loyalty?target_session_attrs=primary`, `${account}a/loyalty`],
    [`${account}a:1/loyalty?target_session_attrs=read-write`, `${account}a:1/loyalty`],
  ])('%s: connections go to the host that accepts writes', (url, first) => {
    expect(readDatabaseUrl(url)).toEqual({ connectionString: first, stream: expect.any(Function) });
  });

  it.each([
    'mysql://a/b',
    'a:5432',
    '',
    `${account}a:x/loyalty`,
    `${account}a,b/l?target_session_attrs=standby`,
    `${account}a/l?sslmode=verify_full`,
  ])('%s: refused, with neither the password nor the name of a setting in the message', (url) => {
    expect(() => readDatabaseUrl(url)).toThrow(/^must ((?!cret|DATABASE).)*$/);
  });
});
