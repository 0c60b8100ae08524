import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeId, encodeId } from '#domain/ids.js';
import { onThisMachine, until } from '../support/harness/deadline.js';
import { keyPepper, repository } from '../support/harness/api-process.js';
import { useOwnService } from '../support/harness/service.js';
import { png } from '../support/fixtures/pictures.js';
import { unique } from '../support/fixtures/random.js';
import { allScopes, base, Shop } from '../support/fixtures/shop.js';
import { IssuedVoucher } from '../support/fixtures/vouchers.js';

const service = useOwnService();

interface Run {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command of the operator's, as one would. */
function operate(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<Run> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: service.now.database.url,
    KEY_PEPPER: keyPepper,
    ...environment,
  };
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
  return new Promise((resolve) => {
    const options = { cwd: repository, env: set, timeout: onThisMachine(50_000) };
    execFile(process.execPath, ['dist/programs/operate.js', ...args], options, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}

async function answerOf<Answer>(args: readonly string[]): Promise<Answer> {
  const { code, out, error } = await operate([...args, '--json']);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as Answer;
}

interface ShownKey {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly ends: string;
  readonly scopes: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly secret?: string;
}
interface ShownMerchant {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
}

const newMerchant = (name = `Shop ${unique()}`): Promise<ShownMerchant> =>
  answerOf(['merchants', 'create', '--name', name, '--currency', 'EUR', '--time-zone', 'Europe/Rome']);
const newKey = (merchant: string, ...more: readonly string[]): Promise<ShownKey & { secret: string }> =>
  answerOf(['keys', 'create', '--merchant', merchant, '--name', 'Till', '--scopes', 'all', ...more]);
const statusOf = async (secret: string): Promise<number> =>
  (await service.now.client.call('GET', `${base}/auth`, { key: secret })).status;
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const soon = new Date(Date.now() + 3_600_000).toISOString();

let merchant: ShownMerchant;
let key: ShownKey & { secret: string };
beforeAll(async () => {
  merchant = await newMerchant();
  key = await newKey(merchant.id);
});

describe('merchants', () => {
  it('create makes one, and list shows it', async () => {
    const made = await newMerchant('Corner Coffee');
    expect(made).toEqual({
      id: expect.stringMatching(/^mer_/),
      name: 'Corner Coffee',
      currency: 'EUR',
      timeZone: 'Europe/Rome',
      createdAt: instant,
    });
    expect(await answerOf(['merchants', 'list'])).toContainEqual(made);
  });

  it('create prints a line for each field, with instants as the API writes them', async () => {
    const settings = ['--name', 'Tea House', '--currency', 'EUR', '--time-zone', 'Europe/Rome'];
    const { out } = await operate(['merchants', 'create', ...settings]);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^id {9}mer_\w+$/),
      'name       Tea House',
      'currency   EUR',
      'timeZone   Europe/Rome',
      expect.stringMatching(/^createdAt {2}\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      '',
    ]);
  });

  it('set changes what is given and keeps the rest, settings shows it, and a wrong value changes nothing', async () => {
    const { id } = await newMerchant('Corner Coffee');
    const logo = path.join(mkdtempSync(path.join(tmpdir(), 'logo-')), 'logo.png');
    writeFileSync(logo, png(20, 20));
    const set = (...more: readonly string[]) => operate(['merchants', 'set', '--merchant', id, '--json', ...more]);
    const show = () => answerOf<object>(['merchants', 'settings', '--merchant', id]);
    const given = ['--language', 'pl', '--colour', '#2F6F4E', '--reply-to', 'Hi@canary.example', '--logo', logo];
    expect((await set(...given)).code).toBe(0);
    const saved = {
      id,
      name: 'Corner Coffee',
      currency: 'EUR',
      timeZone: 'Europe/Rome',
      language: 'pl',
      colour: '#2f6f4e',
      replyTo: 'hi@canary.example',
      terms: null,
      paper: 'A4',
      currencyFixed: false,
      logo: `image/png, ${png(20, 20).length} bytes`,
    };
    expect(await show()).toEqual(saved);
    expect((await set('--language', 'none')).error).toContain('--language must be one of');
    expect((await set('--time-zone', 'Mars/Base')).error).toContain('time_zone_unknown');
    expect((await set('--logo', `${logo}.none`)).error).toContain('--logo: the file cannot be read (ENOENT).');
    expect(await set()).toMatchObject({ code: 1, error: expect.stringContaining('There is nothing to set.') });
    expect(await show()).toEqual(saved);
    expect((await set('--name', 'Renamed', '--reply-to', 'none', '--logo', 'none')).code).toBe(0);
    expect(await show()).toEqual({ ...saved, name: 'Renamed', replyTo: null, logo: null });
  });

  it('set keeps what another session changes meanwhile', async () => {
    const { id } = await newMerchant('Corner Coffee');
    const { database } = service.now;
    const other = await database.session();
    await other.query('begin');
    await other.query("update merchants set name = 'Renamed' where merchant_id = $1", [decodeId('merchant', id)]);
    const setting = answerOf(['merchants', 'set', '--merchant', id, '--language', 'pl']);
    await until('the command waits for the lock', async () => (await database.waiting()) > 0);
    await other.query('commit');
    await other.end();
    expect(await setting).toMatchObject({ name: 'Renamed', language: 'pl' });
  });
});

describe('keys', () => {
  it('create prints a secret that works, once', async () => {
    expect(key).toEqual({
      id: expect.stringMatching(/^key_/),
      name: 'Till',
      status: 'active',
      ends: `…${key.secret.slice(-4)}`,
      scopes: allScopes.join(' '),
      createdAt: instant,
      expiresAt: null,
      revokedAt: null,
      secret: key.secret,
    });
    expect(await statusOf(key.secret)).toBe(200);
    const list = await operate(['keys', 'list', '--merchant', merchant.id, '--json']);
    expect(list.out).toContain(key.id);
    expect(list.out).not.toContain(key.secret);
  });

  it('create gives the scopes and the expiry that were asked for', async () => {
    const made = await answerOf<ShownKey>([
      'keys',
      'create',
      '--merchant',
      merchant.id,
      '--name',
      'Reader',
      '--scopes',
      'orders:read,profile:read',
      '--expires',
      soon,
    ]);
    expect(made).toMatchObject({ scopes: 'orders:read profile:read', expiresAt: soon, status: 'active' });
  });

  it('rotate gives a new secret in place of the old, and list shows the state of each', async () => {
    const old = await newKey(merchant.id, '--expires', soon);
    const rotated = await answerOf<ShownKey>(['keys', 'rotate', '--merchant', merchant.id, '--key', old.id]);
    expect(rotated).toMatchObject({ name: 'Till', scopes: old.scopes, expiresAt: soon, status: 'active' });
    expect([await statusOf(old.secret), await statusOf(rotated.secret ?? '')]).toEqual([401, 200]);
    const shown = await answerOf<ShownKey[]>(['keys', 'list', '--merchant', merchant.id]);
    expect(shown.find(({ id }) => id === old.id)).toMatchObject({ status: 'revoked', revokedAt: instant });
    expect(shown.find(({ id }) => id === rotated.id)).toMatchObject({ status: 'active', revokedAt: null });
  });

  it('rotate gives other scopes and another expiry, and lets the old key work on', async () => {
    const old = await newKey(merchant.id, '--expires', soon);
    const rotate = ['keys', 'rotate', '--merchant', merchant.id, '--key', old.id];
    const other = ['--scopes', 'orders:read,profile:read', '--expires', 'none', '--keep-old-for', '1h'];
    const rotated = await answerOf<ShownKey>([...rotate, ...other]);
    expect(rotated).toMatchObject({ scopes: 'orders:read profile:read', expiresAt: null, status: 'active' });
    expect([await statusOf(old.secret), await statusOf(rotated.secret ?? '')]).toEqual([200, 200]);
    const next = ['keys', 'rotate', '--merchant', merchant.id, '--key', rotated.id, '--expires', soon];
    expect(await answerOf(next)).toMatchObject({ scopes: rotated.scopes, expiresAt: soon });
  });

  it('revoke ends a key for good', async () => {
    const made = await newKey(merchant.id);
    const revoked = await answerOf<ShownKey>(['keys', 'revoke', '--merchant', merchant.id, '--key', made.id]);
    expect(revoked).toMatchObject({ id: made.id, status: 'revoked', revokedAt: instant });
    expect(await statusOf(made.secret)).toBe(401);
    const again = await operate(['keys', 'revoke', '--merchant', merchant.id, '--key', made.id, '--json']);
    expect([again.code, JSON.parse(again.error)]).toMatchObject([1, { error: 'key_not_active' }]);
  });
});

it('limits set holds for the key at once', async () => {
  const made = await newKey((await newMerchant()).id);
  const owner = (await answerOf<ShownMerchant[]>(['merchants', 'list'])).at(0);
  const set = await answerOf([
    'limits',
    'set',
    '--merchant',
    owner?.id ?? '',
    '--key',
    made.id,
    '--limit',
    'requestsPerMinute',
    '--value',
    '7',
    '--reason',
    'Too eager',
    '--ends',
    soon,
  ]);
  expect(set).toEqual({ limit: 'requestsPerMinute', value: 7, reason: 'Too eager', ends: soon });
  const answer = await service.now.client.call('GET', `${base}/auth`, { key: made.secret });
  expect(answer.headers['ratelimit-limit']).toBe('7');
});

it('usage print shows what a key asked for', async () => {
  const { id } = await newMerchant();
  const made = await newKey(id);
  for (let turn = 0; turn < 3; turn += 1) expect(await statusOf(made.secret)).toBe(200);
  // It is written down here at the latest.
  await service.now.client.call('GET', `${base}/usage`, { key: made.secret });
  const usage = await answerOf<object[]>(['usage', 'print', '--merchant', id, '--key', made.id]);
  expect(usage).toContainEqual({
    method: 'GET',
    route: '/v1/public/auth',
    requests: 3,
    errors: 0,
    durationUs: expect.any(Number),
  });
});

it('without --json people can read it', async () => {
  const list = await operate(['keys', 'list', '--merchant', merchant.id]);
  expect([list.code, list.error]).toEqual([0, '']);
  expect(list.out).toContain('Till');
  const made = await operate([
    'merchants',
    'create',
    '--name',
    'For people',
    '--currency',
    'GBP',
    '--time-zone',
    'UTC',
  ]);
  expect([made.code, made.error]).toEqual([0, '']);
  expect(made.out).toMatch(/^id +mer_\S+\nname +For people\ncurrency +GBP\n/);
  const help = await operate(['--help']);
  expect([help.code, help.error]).toEqual([0, '']);
  for (const command of ['merchants create', 'keys rotate', 'limits set', 'usage print'])
    expect(help.out).toContain(command);
});

const unknownMerchant = 'mer_0123456789abcdefghjkmnpqrs';
type Environment = Readonly<Record<string, string | undefined>>;
const wrong: readonly (readonly [
  what: string,
  args: () => readonly string[],
  says: RegExp,
  environment?: Environment | undefined,
])[] = [
  ['an option that is none', () => ['merchants', 'list', '--nope'], /--nope/],
  ['an option without its value', () => ['keys', 'list', '--merchant'], /--merchant/],
  ['a missing option', () => ['keys', 'list'], /--merchant is needed/],
  ['an id that is none', () => ['keys', 'list', '--merchant', 'mer_x'], /No such merchant/],
  ['a key for an unknown merchant', () => keyFor(unknownMerchant), /No such merchant/],
  ["another kind's id", () => ['keys', 'revoke', '--merchant', merchant.id, '--key', merchant.id], /No such key/],
  [
    "another merchant's key",
    () => ['keys', 'revoke', '--merchant', key.id.replace('key_', 'mer_'), '--key', key.id],
    /No such key/,
  ],
  ['a currency that is none', () => merchantWith('--currency', 'XXQ', '--time-zone', 'UTC'), /currency/],
  ['a time zone that is none', () => merchantWith('--currency', 'EUR', '--time-zone', 'Mars/Olympus'), /timeZone/],
  ['an empty name', () => ['merchants', 'create', '--name', '', '--currency', 'EUR', '--time-zone', 'UTC'], /--name/],
  ['a scope that is none', () => keyFor(merchant.id, 'orders:eat'), /scopes must be/],
  [
    'a time for the old key that is none',
    () => ['keys', 'rotate', '--merchant', merchant.id, '--key', key.id, '--keep-old-for', '2h'],
    /--keep-old-for must be one of 1h, 24h, 7d/,
  ],
  ['an expiry that is no date', () => [...keyFor(merchant.id), '--expires', 'tomorrow'], /--expires must be a date/],
  ['an expiry that has passed', () => [...keyFor(merchant.id), '--expires', '2020-01-01T00:00:00Z'], /in the future/],
  ['a limit that is none', () => limit('--limit', 'kindness', '--value', '3'), /limit must be one of/],
  ['a figure that is none', () => limit('--limit', 'requestsPerMinute', '--value', 'many'), /value must be/],
  ['a figure of 0', () => limit('--limit', 'requestsPerMinute', '--value', '0'), /value must be/],
  ['usage of an unknown key', () => ['usage', 'print', '--merchant', merchant.id, '--key', 'key_x'], /No such key/],
  ['no pepper', () => keyFor(merchant.id), /KEY_PEPPER/, { KEY_PEPPER: undefined }],
  ['a short pepper', () => keyFor(merchant.id), /KEY_PEPPER must have at least 16/, { KEY_PEPPER: 'x' }],
  [
    'no database',
    () => ['merchants', 'list'],
    /DATABASE_URL is not set/,
    { DATABASE_URL: undefined, DATA_DIR: 'nowhere' },
  ],
  [
    'an address of the database that is none',
    () => ['merchants', 'list'],
    /^DATABASE_URL must be an address like postgres:(?!.*canary)/,
    { DATABASE_URL: 'mysql://a:canary@127.0.0.1/c' },
  ],
  [
    'a database that is away',
    () => ['merchants', 'list'],
    /ECONNREFUSED/,
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
  ],
];
const keyFor = (id: string, scope = 'orders:read'): string[] => [
  'keys',
  'create',
  '--merchant',
  id,
  '--name',
  'Till',
  '--scopes',
  scope,
];
const merchantWith = (...more: readonly string[]): string[] => ['merchants', 'create', '--name', 'Shop', ...more];
const limit = (...more: readonly string[]): string[] => [
  'limits',
  'set',
  '--merchant',
  merchant.id,
  '--key',
  key.id,
  '--reason',
  'A test',
  '--ends',
  soon,
  ...more,
];

const cases = wrong.map(([what, args, says, environment]) => [what, { args, says, environment }] as const);
it.each(cases)('%s is reported in one message, without a stack trace', async (_, { args, says, environment }) => {
  const { code, out, error } = await operate(args(), environment);
  expect([1, 2]).toContain(code);
  expect(out).toBe('');
  expect(error).toMatch(says);
  expect(error.trim().split('\n')).toHaveLength(1);
  expect(error).not.toMatch(/\bat .*[:/]\d+|node:internal|Error:/);
});

describe('prove', () => {
  it('says that all balances of a merchant are what their ledgers say, and fails where one is not', async () => {
    const shop = await Shop.open(service.now);
    const voucher = await IssuedVoucher.of(shop);
    const proof = { merchant: shop.id, provedAt: instant, balances: 1, differences: 0, objects: [] };
    expect(await answerOf(['prove', '--merchant', shop.id])).toEqual(proof);
    await shop.database.rows('update vouchers set reversed_minor = 1 where id = $1', [voucher.uuid]);
    const { code, out, error } = await operate(['prove', '--merchant', shop.id]);
    expect([code, error]).toEqual([1, '']);
    expect(out).toContain('differences  1');
    expect(out).toContain(`${voucher.id} reversed`);
    expect(
      await shop.database.count('select differences from ledger_proofs where merchant_id = $1', [shop.merchantId]),
    ).toBe(1);
  });

  it('refuses a merchant that is not there', async () => {
    const { code, error } = await operate(['prove', '--merchant', encodeId('merchant', randomUUID())]);
    expect([code, error.trim()]).toEqual([1, 'No such merchant.']);
  });
});

it.each([
  [['keys', 'list', '--expires', soon], 'keys list takes no --expires. See --help.'],
  [['keys', 'revoke', '--scopes', 'all'], 'keys revoke takes no --scopes. See --help.'],
  [['merchants', 'list', '--json', '--name', 'Till'], 'merchants list takes no --name. See --help.'],
])('%j, with an option of other commands, is refused with 2', async (args, message) => {
  const { code, out, error } = await operate(args);
  const expected = args.includes('--json') ? JSON.stringify({ error: 'unknown_option', message }) : message;
  expect({ code, out, error }).toEqual({ code: 2, out: '', error: `${expected}\n` });
});

it.each([
  [['keys', 'list', '--nam', 'Till'], "Unknown option '--nam'. See --help."],
  [['keys', 'list', '--nam', 'Till', '--json'], '{"error":"usage","message":"Unknown option \'--nam\'. See --help."}'],
  [['keys', 'list', '--merchant', 'mer_a', '--merchant', 'mer_b'], '--merchant was given more than once. See --help.'],
])('%j, with an option that none takes or one that is repeated, is refused with 2', async (args, message) => {
  const { code, out, error } = await operate(args);
  expect({ code, out, error }).toEqual({ code: 2, out: '', error: `${message}\n` });
});

it('a colour in another form is refused with the form', async () => {
  const { id } = await newMerchant();
  const { error } = await operate(['merchants', 'set', '--merchant', id, '--colour', 'red']);
  expect(error).toBe('--colour must be a colour such as #2f6f4e, or none.\n');
});

it('says where the migrations have not run', async () => {
  const url = new URL(service.now.database.url);
  url.pathname = '/postgres';
  const { code, error } = await operate(['merchants', 'list'], { DATABASE_URL: url.href });
  expect({ code, error }).toEqual({ code: 1, error: 'Failed: The migrations of this version have not run.\n' });
});

it('says that it is unknown what became of a command whose commit has no answer, and how to look', async () => {
  const { database } = service.now;
  const shop = await Shop.open(service.now);
  await database.rows(`create function end_connection() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  await database.rows(`create constraint trigger lost after insert on api_keys deferrable initially deferred
    for each row when (new.name = 'Lost') execute function end_connection()`);
  const create = ['keys', 'create', '--merchant', shop.id, '--name', 'Lost', '--scopes', 'orders:read'];
  const lost = await operate(create);
  expect([lost.code, lost.out]).toEqual([1, '']);
  expect(lost.error).toContain('It is unknown whether the command was carried out. Look before you repeat it');
  await database.rows('drop function end_connection cascade');
});

it('an unknown command prints the usage and fails', async () => {
  for (const args of [[], ['constructor'], ['keys'], ['keys', 'steal'], ['keys', 'list', 'now']]) {
    const { code, out, error } = await operate(args);
    expect([code, error]).toEqual([2, args.length === 0 ? '' : `There is no command "${args.join(' ')}".\n`]);
    expect(out).toMatch(/^An operator's command line\./);
  }
});

it('a list is a line for each row, below the names of its columns; an empty one says so', async () => {
  const { id } = await newMerchant();
  const list = async () => (await operate(['keys', 'list', '--merchant', id])).out;
  expect(await list()).toBe('There are none.\n');
  const { id: keyId } = await newKey(id);
  const [names = '', row = '', ...rest] = (await list()).split('\n');
  expect(rest).toEqual(['']);
  expect(names).toMatch(/^id +name +status /);
  expect(row.split(/ {2,}/).slice(0, 3)).toEqual([keyId, 'Till', 'active']);
  expect(row.indexOf('active')).toBe(names.indexOf('status'));
});

it('with --json a refusal is JSON too', async () => {
  const { code, error } = await operate(['keys', 'list', '--merchant', 'mer_x', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(error)).toEqual({ error: 'merchant_not_found', message: 'No such merchant.' });
});

describe('where standard output is full', () => {
  const intoFull = (...args: readonly string[]): { code: number | null; error: string } => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, ['dist/programs/operate.js', ...args], {
      cwd: repository,
      env: { PATH: process.env['PATH'], DATABASE_URL: service.now.database.url, KEY_PEPPER: keyPepper },
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    return { code: status, error: stderr };
  };
  const lost = 'The command was carried out, but its answer could not be written.';

  it.each([
    ['for people', []],
    ['with --json', ['--json']],
  ])('the new key whose secret is lost is named, and the command fails: %s', async (_, json) => {
    const old = await newKey(merchant.id);
    const { code, error } = intoFull('keys', 'rotate', '--merchant', merchant.id, '--key', old.id, ...json);
    const shown = await answerOf<ShownKey[]>(['keys', 'list', '--merchant', merchant.id]);
    const made = shown.find(({ status, name, id }) => status === 'active' && name === 'Till' && id !== key.id);
    const message = `${lost} The secret of ${made?.id} is lost: rotate that key again.`;
    const expected = json.length > 0 ? JSON.stringify({ error: 'output_lost', message }) : message;
    expect({ code, error }).toEqual({ code: 1, error: `${expected}\n` });
    await answerOf(['keys', 'revoke', '--merchant', merchant.id, '--key', made?.id ?? '']);
  });

  it.each([
    [['merchants', 'list'], lost],
    [['--help'], 'Standard output could not be written.'],
  ])('%j fails', (args, message) => expect(intoFull(...args)).toEqual({ code: 1, error: `${message}\n` }));
});

it('jobs replay of a job that is not dead says so', async () => {
  const { code, out, error } = await operate(['jobs', 'replay', '--job', randomUUID()]);
  expect({ code, out, error }).toEqual({
    code: 1,
    out: '',
    error: expect.stringContaining('No dead job has this id.'),
  });
});
