import { parseRedisUrl } from './redis-address.js';

const nobody = { username: undefined, password: undefined };
const plain = { ...nobody, tls: false };

describe('the address of Redis', () => {
  it.each([
    ['redis://redis', { kind: 'server', host: 'redis', port: 6379, db: 0, ...plain }],
    ['redis://10.0.0.1:6380/2', { kind: 'server', host: '10.0.0.1', port: 6380, db: 2, ...plain }],
    ['rediss://[::1]:6380', { kind: 'server', host: '::1', port: 6380, db: 0, ...plain, tls: true }],
    [
      'rediss://app:p%40ss:word@redis.example',
      { kind: 'server', host: 'redis.example', port: 6379, db: 0, username: 'app', password: 'p@ss:word', tls: true },
    ],
    ['redis://:secret@redis', { kind: 'server', host: 'redis', port: 6379, db: 0, ...plain, password: 'secret' }],
    [
      'redis+sentinel://s1:26379,s2,[fd00::1]:26380/mymaster',
      {
        kind: 'sentinel',
        primary: 'mymaster',
        db: 0,
        ...plain,
        sentinelAccount: nobody,
        sentinels: [
          { host: 's1', port: 26379 },
          { host: 's2', port: 26379 },
          { host: 'fd00::1', port: 26380 },
        ],
      },
    ],
    [
      'rediss+sentinel://app:word@s1/mymaster/3?sentinelUsername=look&sentinelPassword=a%26b',
      {
        kind: 'sentinel',
        primary: 'mymaster',
        db: 3,
        username: 'app',
        password: 'word',
        tls: true,
        sentinels: [{ host: 's1', port: 26379 }],
        sentinelAccount: { username: 'look', password: 'a&b' },
      },
    ],
    [
      'rediss+cluster://app:word@n1:7000,n2',
      {
        kind: 'cluster',
        username: 'app',
        password: 'word',
        tls: true,
        nodes: [
          { host: 'n1', port: 7000 },
          { host: 'n2', port: 6379 },
        ],
      },
    ],
    ['redis+cluster://n1/0', { kind: 'cluster', ...plain, nodes: [{ host: 'n1', port: 6379 }] }],
  ])('%s', (text, address) => {
    expect(parseRedisUrl(text)).toEqual(address);
  });

  it.each([
    ['http://redis', 'must be redis://'],
    ['redis+sentinels://s1/mymaster', 'must be redis://'],
    ['redis://', 'must be redis://'],
    ['redis://a,b', 'names several hosts'],
    ['redis://a:port', 'must name hosts'],
    ['redis://a:70000', 'must name hosts'],
    ['redis://a/main', 'must end with the number of a database'],
    ['redis://a/0/1', 'must end with the number of a database at most'],
    ['redis+sentinel://s1,s2', 'must name the primary'],
    ['redis+sentinel://s1/mymaster/0/1', 'must name the primary'],
    ['redis+sentinel://s1,/mymaster', 'must name hosts'],
    ['redis+cluster://n1,n2/1', 'names a database'],
    ['redis+cluster://n1?sentinelPassword=x', 'has a parameter'],
    ['redis://a?password=hidden-word', 'has a parameter'],
    ['redis://app:hidden-word%zz@a', 'has a %'],
  ])('%s is refused without showing it', (text, message) => {
    let said = '';
    try {
      parseRedisUrl(text);
    } catch (error) {
      said = error instanceof Error ? error.message : '';
    }
    expect(said).toContain(message);
    expect(said).not.toContain('hidden-word');
  });
});
