import { encodeId } from '#domain/ids.js';
import { cursorSecret, keyPepper, NodeProcess, sessionSecret, ApiProcess } from '../../support/harness/api-process.js';
import { Client } from '../../support/harness/client.js';
import { freePort } from '../../support/harness/free-port.js';
import { until } from '../../support/harness/deadline.js';
import { Service, useOwnService } from '../../support/harness/service.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import { TestDatabase } from '../../support/servers/test-database.js';

const service = useOwnService();

const settings = {
  KEY_PEPPER: keyPepper,
  CURSOR_SECRET: cursorSecret,
  SESSION_SECRET: sessionSecret,
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'vouchers@loyalty.example',
  PORTAL_URL: 'https://portal.loyalty.example',
};
const programs = [
  ['api', 'PORT'],
  ['portal', 'PORTAL_PORT'],
  ['worker', 'WORKER_PORT'],
] as const;

/** A process that is expected to end by itself, and all that it wrote. */
async function failedStart(program: string, environment: Readonly<Record<string, string>>) {
  const started = NodeProcess.spawn(`dist/programs/${program}.js`, { ...settings, ...environment });
  const { code } = await started.ended;
  return { code, output: started.output };
}

/** What is no line of the log. */
const messageIn = (output: string): string =>
  output
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'))
    .join('\n');

const message =
  'Settings are missing or wrong:\n  - KEY_PEPPER is not the one that this database knows. (docs/operating.md#settings)';

describe('another pepper than that of the keys', () => {
  const other = 'another pepper than that of the keys';
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open(service.now);
    await shop.get('/auth');
    await until('It is kept', async () => (await service.now.database.count('select count(*) from key_pepper')) === 1);
  });

  it.each(programs)('%s does not start, and says why', async (program, portSetting) => {
    const { code, output } = await failedStart(program, {
      [portSetting]: String(await freePort()),
      DATABASE_URL: service.now.database.url,
      KEY_PEPPER: other,
    });
    expect({ code, message: messageIn(output) }).toEqual({ code: 1, message });
    expect(output).not.toContain(other);
    expect((await shop.get('/auth')).status).toBe(200);
  });

  it('an operator makes no key with it', async () => {
    const count = () => service.now.database.count('select count(*) from api_keys');
    const before = await count();
    const operate = NodeProcess.spawn(
      'dist/programs/operate.js',
      { DATABASE_URL: service.now.database.url, KEY_PEPPER: other },
      ['keys', 'create', '--merchant', encodeId('merchant', shop.merchantId), '--name', 'Till', '--scopes', 'all'],
    );
    expect((await operate.ended).code).toBe(1);
    expect(operate.output).toContain('KEY_PEPPER is not the one that this database knows.');
    expect(await count()).toBe(before);
  });
});

describe('a database that knows no pepper', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await TestDatabase.create();
  });
  afterEach(() => database?.drop());

  const kept = () => database.rows<{ fingerprint: Buffer }>('select fingerprint from key_pepper');
  /** Runs the API until `work` is done. */
  async function withApi(pepper: string, work: (client: Client) => Promise<unknown>): Promise<void> {
    const api = await ApiProcess.start(database.url, { KEY_PEPPER: pepper });
    const client = new Client(api.url);
    try {
      await work(client);
    } finally {
      client.close();
      await api.stop();
    }
  }

  it('takes that of the API, and another one as long as there is no key; the portal has to have the same', async () => {
    const [own, other] = [keyPepper, 'another pepper, before the first key'];
    const seen: string[] = [];
    for (const pepper of [own, other, own]) {
      await withApi(pepper, async () =>
        seen.push(...(await kept()).map(({ fingerprint }) => fingerprint.toString('hex'))),
      );
    }
    expect([seen.length, new Set(seen).size, seen[2]]).toEqual([3, 2, seen[0]]);
    const port = { PORTAL_PORT: String(await freePort()), DATABASE_URL: database.url };
    expect((await failedStart('portal', { ...port, KEY_PEPPER: other })).code).toBe(1);
  });

  it('takes the one that a key proves, in place of another that was kept before there were keys', async () => {
    await withApi(keyPepper, async (client) => {
      await withApi('another pepper, before the first key', async () => expect(await kept()).toHaveLength(1));
      const [unproven] = await kept();
      const shop = await Shop.open(Service.on(database));
      expect((await client.call('GET', `${base}/auth`, { key: shop.key })).status).toBe(200);
      await until(
        'It is replaced',
        async () => !(await kept())[0]?.fingerprint.equals(unproven?.fingerprint ?? Buffer.of()),
      );
    });
    await withApi(keyPepper, async (client) =>
      expect((await client.call('GET', '/health/ready', { undocumented: true })).status).toBe(200),
    );
  });

  it('and has keys, of a version before: takes that of the first key that is accepted', async () => {
    const shop = await Shop.open(Service.on(database));
    const auth = (client: Client) => client.call('GET', `${base}/auth`, { key: shop.key });
    await withApi('another pepper than that of the keys', async (client) => {
      expect((await auth(client)).status).toBe(401);
      expect(await kept()).toEqual([]);
    });
    await withApi(keyPepper, async (client) => {
      expect((await auth(client)).status).toBe(200);
      await until('It is kept', async () => (await kept()).length === 1);
    });
    const { code, output } = await failedStart('api', {
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      KEY_PEPPER: 'another pepper than that of the keys',
    });
    expect([code, messageIn(output)]).toEqual([1, message]);
  });
});

describe('what is wrong outside is one line, without its place in the code', () => {
  it.each(programs)('%s: its port is in use', async (program, portSetting) => {
    const taken = new URL(service.now.api.url).port;
    const { code, output } = await failedStart(program, {
      [portSetting]: taken,
      DATABASE_URL: service.now.database.url,
    });
    expect(code).toBe(1);
    expect(messageIn(output)).toBe(
      `The process could not start: listen EADDRINUSE: address already in use 127.0.0.1:${taken}.`,
    );
  });
});

it('the log says when a process has started', () => {
  expect(service.now.api.process.output).toMatch(
    new RegExp(`"level":30.*"service":"api","port":${new URL(service.now.api.url).port},"msg":"started"`),
  );
});

it.each(programs)(
  '%s warns of a database that may lose confirmed commits, and starts',
  async (program, portSetting) => {
    const { database } = service.now;
    const { name } = await database.row<{ name: string }>('select current_database() as name');
    await database.rows(`alter database "${name}" set synchronous_commit = on`);
    const started = await ApiProcess.start(database.url, settings, {
      file: `dist/programs/${program}.js`,
      portSetting,
    });
    await started.stop();
    // Those of the tests' server, which is meant to be fast.
    expect(started.process.output).toContain(
      '"settings":["fsync","full_page_writes"],"msg":"PostgreSQL may lose confirmed commits',
    );
  },
);

it.each(programs)('%s warns of a clock that is not that of the database, and starts', async (program, portSetting) => {
  const ahead = `const now = Date.now; Date.now = () => now() + 600_000;`;
  const started = await ApiProcess.start(
    service.now.database.url,
    { ...settings, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}` },
    { file: `dist/programs/${program}.js`, portSetting },
  );
  await started.stop();
  expect(started.process.output).toMatch(/"aheadSeconds":(599|600|601),"msg":"The clock of this machine/);
});
