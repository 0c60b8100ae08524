import { encodeId } from '#domain/ids.js';
import { cursorSecret, keyPepper, NodeProcess, sessionSecret, statusOf } from '../../support/harness/api-process.js';
import { freePort } from '../../support/harness/free-port.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { Shop } from '../../support/fixtures/shop.js';
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

describe('another pepper than that of the keys', () => {
  const other = 'another pepper than that of the keys';
  const message =
    'Settings are missing or wrong:\n  - KEY_PEPPER is not the one under which the API keys of this database were made.';
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open(service.now);
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
    expect(operate.output).toContain('KEY_PEPPER is not the one under which');
    expect(await count()).toBe(before);
  });
});

it('a pepper under which nothing was made may change', async () => {
  const database = await TestDatabase.create();
  try {
    for (const pepper of [keyPepper, 'another pepper, before the first key', keyPepper]) {
      const port = await freePort();
      const api = NodeProcess.spawn('dist/programs/api.js', {
        ...settings,
        PORT: String(port),
        DATABASE_URL: database.url,
        KEY_PEPPER: pepper,
      });
      await until('It is ready', async () => (await statusOf(`http://127.0.0.1:${port}/health/ready`)) === 200);
      api.signal('SIGTERM');
      expect((await api.ended).code).toBe(0);
    }
    expect(await database.count('select count(*) from key_pepper')).toBe(1);
  } finally {
    await database.drop();
  }
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
  expect(service.now.api.process.output).toMatch(/"level":30.*"service":"api".*"msg":"started"/);
});
