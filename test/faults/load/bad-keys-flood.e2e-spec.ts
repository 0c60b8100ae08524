import { randomBytes, randomInt } from 'node:crypto';
import http from 'node:http';
import { generateApiKey } from '#domain/keys/format.js';
import { until } from '../../support/harness/deadline.js';
import { Flood } from '../../support/harness/flood.js';
import { KeptConnection, requestText } from '../../support/harness/kept-connection.js';
import { Service } from '../../support/harness/service.js';
import { base, Shop } from '../../support/fixtures/shop.js';

/** Callers behind a proxy that names them: one test is refused, the others are not. */
const environment = { TRUSTED_PROXIES: '127.0.0.1', LIMIT_FAILED_AUTHENTICATIONS: '10', LOG_LEVEL: 'warn' };
let service: Service;
let shop: Shop;
let agent: http.Agent;
beforeAll(async () => {
  agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  service = await Service.start(1, environment);
  shop = await Shop.open(service);
});
afterAll(async () => {
  agent?.destroy();
  await service?.end();
});

interface Asked {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

function ask(port: number, address: string, key: string): Promise<Asked> {
  const began = performance.now();
  const headers = { 'x-api-key': key, 'x-forwarded-for': address, 'user-agent': 'flood' };
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: `${base}/auth`, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - began });
      });
    });
    request.once('error', reject);
  });
}

/** So many requests, a few at a time. */
async function flood(count: number, atOnce: number, one: (turn: number) => Promise<Asked>): Promise<Asked[]> {
  const answers: Asked[] = [];
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (turn < count) answers.push(await one(turn++));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

const invented = (): string => generateApiKey(randomBytes).key;
const mistyped = (key: string): string => key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
const withSecretOf = (key: string): string => {
  const [, , publicPart = ''] = key.split('_');
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  // generateApiKey draws the public part first.
  const drawn = [Uint8Array.from(publicPart, (letter) => letters.indexOf(letter))];
  return generateApiKey((count) => drawn.shift() ?? randomBytes(count)).key;
};
const percentile = (answers: readonly Asked[], share: number): number =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor((answers.length - 1) * share)] ?? 0;

async function refuse(port: number, address: string): Promise<void> {
  await flood(12, 1, () => ask(port, address, ''));
}

it('a flood from a refused address asks the database for a fraction of what it sends', async () => {
  // Without the memory of refused addresses each request is two transactions. What can't be a key is none: what is left are
  // the first failures, and one question a second. What can be a key is looked up. One statement takes all keys that came
  // while the one before ran; but DelayedRefusals lets five answers go every 10 ms, so five requests at most come together:
  // 160 statements where each takes five, and up to 800 where the machine spreads them.
  const floods = [
    ['missing', () => '', 200],
    ['malformed', () => mistyped(shop.key), 200],
    ['invented', invented, 850],
  ] as const;
  for (const [what, key, most] of floods) {
    const known = await backends();
    const api = await service.add(environment);
    const address = `192.0.2.${floods.findIndex(([name]) => name === what)}`;
    await refuse(api.port, address);
    const before = await transactions();
    const answers = await flood(800, 40, () => ask(api.port, address, key()));
    expect(answers.filter(({ status }) => status !== 429)).toEqual([]);
    const own = (await backends()).filter((pid) => !known.includes(pid));
    expect(own.length).toBeGreaterThan(0);
    await api.stop();
    // What a backend has done is all counted when it has ended.
    await until('Its backends have ended', async () => !(await backends()).some((pid) => own.includes(pid)));
    const asked = (await transactions()) - before;
    process.stderr.write(`800 requests with ${what} keys: ${asked} transactions.\n`);
    expect(asked).toBeLessThan(most);
  }
});

/** The processes of PostgreSQL that serve the API. */
async function backends(): Promise<number[]> {
  const rows = await shop.database.rows<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name like 'loyalty%'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Committed transactions of the database: a statement alone is one. */
const transactions = (): Promise<number> =>
  shop.database.count('select xact_commit from pg_stat_database where datname = current_database()');

it('a valid key works from a refused address, also while it is flooded, and a revoked one does not', async () => {
  const { port } = service.api;
  const address = '198.51.100.1';
  const revoked = await shop.keyWithout();
  await refuse(port, address);
  let going = true;
  const attack = flood(Number.POSITIVE_INFINITY, 20, (turn) => {
    if (!going) throw new Error('enough');
    return ask(port, address, turn % 2 === 0 ? invented() : withSecretOf(shop.key));
  }).catch(() => []);
  expect((await ask(port, address, revoked.secret)).status).toBe(200);
  await shop.database.rows('update api_keys set revoked_at = now() where id = $1', [revoked.id]);
  for (let turn = 0; turn < 50; turn += 1) {
    expect((await ask(port, address, shop.key)).status).toBe(200);
    const gone = await ask(port, address, revoked.secret);
    expect([gone.status, JSON.parse(gone.text)]).toEqual([429, expect.objectContaining({ error: 'rate_limited' })]);
  }
  going = false;
  await attack;
});

/** The share of all pairs in which the one is slower than the other: what one answer can tell about the kind of its key. */
function shareSlower(ones: readonly Asked[], others: readonly Asked[]): number {
  const slower = ones.map(({ ms }) => others.filter((other) => ms > other.ms).length);
  return slower.reduce((sum, count) => sum + count, 0) / (ones.length * others.length);
}

/** In random order. */
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: randomInt(2 ** 32) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

it('refused keys of every kind get one answer, and those that could be keys take the same time', async () => {
  const { port } = service.api;
  const address = '198.51.100.2';
  const revoked = await shop.keyWithout();
  await shop.database.rows('update api_keys set revoked_at = now() where id = $1', [revoked.id]);
  await refuse(port, address);
  const kinds = {
    missing: () => '',
    malformed: () => mistyped(shop.key),
    unknown: invented,
    wrong: () => withSecretOf(shop.key),
    revoked: () => revoked.secret,
  };
  const answers = new Map<string, Asked[]>();
  // One after the other: refusals that are held at the same time may leave together. In another order in each turn: what the
  // process does every half second would meet the same kind again and again.
  for (let turn = 0; turn < 40; turn += 1) {
    for (const [kind, key] of shuffled(Object.entries(kinds))) {
      answers.set(kind, [...(answers.get(kind) ?? []), await ask(port, address, key())]);
    }
  }
  const seconds = /\d+/g;
  const texts = [...answers.values()].flat().map(({ text }) => text.replaceAll(seconds, '0'));
  expect(new Set(texts).size).toBe(1);
  const of = (kind: string): Asked[] => answers.get(kind) ?? [];
  const slower = [
    ['wrong', 'unknown'],
    ['revoked', 'unknown'],
    ['wrong', 'revoked'],
  ].map(([one = '', other = '']) => shareSlower(of(one), of(other)));
  process.stderr.write(`Slower, of all pairs: ${slower.map((share) => share.toFixed(2)).join(', ')}.\n`);
  // With 40 times of each kind and no real difference, the share is 0.5 with a standard deviation of 0.065.
  for (const share of slower) expect(Math.abs(share - 0.5)).toBeLessThan(0.3);
});

it('a valid key elsewhere is not held up by a flood', async () => {
  const { port } = service.api;
  const address = '198.51.100.3';
  await refuse(port, address);
  const calm = () => ask(port, '203.0.113.1', shop.key);
  await flood(100, 1, calm);
  const attack = Flood.start(port, address, 16);
  const quiet: Asked[] = [];
  const during: Asked[] = [];
  const refused = await attack.during(async () => {
    await until('It floods', async () => (await failuresOf(address)) > 50);
    // In turns: what else the machine does is in both.
    for (let turn = 0; turn < 6; turn += 1) {
      attack.halt();
      quiet.push(...(await flood(40, 1, calm)));
      attack.goOn();
      during.push(...(await flood(40, 1, calm)));
    }
  });
  const [before, now] = [percentile(quiet, 0.99), percentile(during, 0.99)];
  process.stderr.write(
    `A valid key's p99: ${before.toFixed(1)} ms, in the flood ${now.toFixed(1)} ms; ${JSON.stringify(refused)} refused.\n`,
  );
  expect([...quiet, ...during].every(({ status }) => status === 200)).toBe(true);
  expect(Object.keys(refused)).toEqual(['429']);
  // At most three times; the rest is for the timers of a busy machine.
  expect(now).toBeLessThan(3 * before + 10);
});

/** How many failures of an address are written down. */
const failuresOf = (address: string): Promise<number> =>
  shop.database.count('select coalesce(sum(failures), 0) from authentication_failures where address = $1', [address]);

it('a refused client is held back on each of its connections, and one that hangs up leaves nothing behind', async () => {
  const { port } = service.api;
  const address = '198.51.100.4';
  await refuse(port, address);
  const headers = { 'X-Api-Key': invented(), 'X-Forwarded-For': address };
  for (let turn = 0; turn < 20; turn += 1) {
    const connection = await KeptConnection.open(port);
    connection.write(requestText('GET', `${base}/auth`, headers));
    connection.close();
  }
  const began = performance.now();
  const answers = await flood(20, 4, () => ask(port, address, invented()));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 429));
  expect(Math.min(...answers.map(({ ms }) => ms))).toBeGreaterThan(95);
  // Five answers one after the other on each of four connections.
  expect(performance.now() - began).toBeGreaterThan(5 * 95);
  expect((await ask(port, address, shop.key)).status).toBe(200);
});

it('failures from ever new addresses make a bounded number of rows', async () => {
  const { port } = service.api;
  await flood(2_500, 40, (turn) => ask(port, `10.${turn >> 8}.${turn & 255}.1`, invented()));
  const perMinute = await until('All are written down', async () => {
    const rows = await shop.database.rows<{ rows: number; failures: number }>(
      `select count(*)::int as rows, sum(failures)::int as failures from authentication_failures
       where user_agent = 'flood' and (address like '10.%' or address = 'others') group by minute`,
    );
    return rows.reduce((sum, { failures }) => sum + failures, 0) === 2_500 && rows;
  });
  // Those of the tests before are in the same minute.
  for (const { rows } of perMinute) expect(rows).toBeLessThanOrEqual(1_004);
});
