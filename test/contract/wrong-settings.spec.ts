import { SettingsError } from '#config/settings.js';
import { readApiSettings } from '#api/settings.js';
import { readPortalSettings } from '#portal/settings.js';
import { readWorkerSettings } from '#worker/settings.js';
import { readMigrateSettings } from '../../tools/cli/migrate/settings.js';
import { readStartSettings } from '../../tools/dev/start/settings.js';

type Environment = Readonly<Record<string, string>>;

const complete: Environment = {
  DATABASE_URL: 'postgres://a@127.0.0.1/b',
  SMTP_URL: 'smtp://127.0.0.1',
  KEY_PEPPER: 'a pepper of a test',
  CURSOR_SECRET: 'a secret of a test',
  SESSION_SECRET: 'a secret of a test',
};

/** The lines of the message about these settings. */
function problemsOf(read: (environment: Environment) => unknown, settings: Environment): string[] {
  try {
    read({ ...complete, ...settings });
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

describe('a malformed address of the database is a wrong setting, and its password is not shown:', () => {
  it.each([
    ['api', readApiSettings],
    ['portal', readPortalSettings],
    ['worker', readWorkerSettings],
    ['migrate', readMigrateSettings],
    ['start', readStartSettings],
  ])('%s', (_, read) => {
    const problems = problemsOf(read, { DATABASE_URL: '"postgres://a:canary@127.0.0.1/b"' });
    expect(problems).toEqual([expect.stringMatching(/^ {2}- DATABASE_URL must be an address like postgres:/)]);
    expect(problems.join()).not.toContain('canary');
  });

  it('migrate, of the owner', () =>
    expect(problemsOf(readMigrateSettings, { DATABASE_OWNER_URL: 'postgres://a:canary%@127.0.0.1/b' })).toEqual([
      expect.stringMatching(/^ {2}- DATABASE_OWNER_URL must be an address like postgres:/),
    ]));

  it('migrate, with an option of the owner', () => {
    const wrong = { DATABASE_OWNER_URL: 'postgres://a:canary@127.0.0.1/b?target_session_attrs=standby' };
    expect(problemsOf(readMigrateSettings, wrong)).toEqual([
      '  - DATABASE_OWNER_URL must have a target_session_attrs of any, read-write, primary.',
    ]);
  });
});

describe('an address of the API that is none is a wrong setting:', () => {
  it.each([
    ['api', readApiSettings],
    ['portal', readPortalSettings],
  ])('%s', (_, read) =>
    expect(problemsOf(read, { PUBLIC_URL: 'api.example.com' })).toEqual([
      expect.stringMatching(/^ {2}- PUBLIC_URL must be an address that begins with http:/),
    ]),
  );
});

describe('mail settings with which no e-mail could be sent are wrong:', () => {
  it.each([
    ['MAIL_FROM', 'not an address'],
    ['MAIL_FROM', 'Shop <>'],
    ['MAIL_FROM', 'Shop <a@shop.example> and more'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtps://:465'],
  ])('%s=%s', (name, value) =>
    expect(problemsOf(readWorkerSettings, { [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^ {2}- ${name} must be an`)),
    ]),
  );

  it.each([
    ['vouchers@shop.example', 'vouchers@shop.example'],
    ['Shop <vouchers@shop.example>', 'vouchers@shop.example'],
    ['vouchers@mail', 'vouchers@mail'],
  ])('MAIL_FROM=%s is the sender %s', (value, address) =>
    expect(readWorkerSettings({ ...complete, MAIL_FROM: value }).mailFrom).toBe(address),
  );
});

describe('npm start checks the settings of what it runs before it starts anything:', () => {
  const read = (settings: Environment) => () => readStartSettings(settings);

  it('all wrong settings are in one message, each once', () => {
    const wrong = {
      PORT: '0',
      WORKER_PORT: 'many',
      DATABASE_POOL_SIZE: '1',
      LIMIT_REQUESTS_PER_MINUTE: '0',
      REDIS_URL: 'nonsense',
      SMTP_URL: 'x',
      KEY_PEPPER: 'short',
      TRUSTED_PROXIES: '10.0.0.0/8/9',
      DEMO: 'yes',
    };
    const lines = problemsOf((settings) => readStartSettings({ ...settings, ...wrong }), {});
    expect(lines.map((line) => /^ {2}- ([A-Z_]+) must /.exec(line)?.[1]).toSorted()).toEqual(
      Object.keys(wrong).toSorted(),
    );
  });

  it('what it supplies itself may be missing or empty', () => {
    expect(read({})).not.toThrow();
    expect(read({ KEY_PEPPER: '', DATABASE_URL: '', SMTP_URL: '', WORKER_TOKEN: '', PORT: '' })).not.toThrow();
  });
});
