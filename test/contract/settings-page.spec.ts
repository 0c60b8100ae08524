import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readApiSettings } from '#api/settings.js';
import { problemOfSecret } from '#config/settings.js';
import { readPortalSettings } from '#portal/settings.js';
import { readWorkerSettings } from '#worker/settings.js';
import { readMigrateSettings } from '../../tools/cli/migrate/settings.js';
import { mailPorts } from '../../tools/dev/start/mail.js';
import { receiverPort } from '../../tools/dev/start/receiver.js';
import { ensureSecrets } from '../../tools/dev/start/secrets.js';
import { readStartSettings } from '../../tools/dev/start/settings.js';

const text = (file: string): string => readFileSync(file, 'utf8');
const page = text('docs/settings.md');

/** The names in the rows of the page's tables, by who reads them. */
function namedOnPage(process: string): string[] {
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| ([a-z, ]+) \|/gm)];
  return rows
    .flatMap(([, name = '', readers = '']) => (readers.split(', ').includes(process) ? [name] : []))
    .toSorted();
}

type Environment = Record<string, string | undefined>;

/** The names that `read` asks an environment for, of which `set` are set. */
async function askedFor(set: Environment, read: (environment: Environment) => unknown): Promise<string[]> {
  const asked = new Set<string>();
  const environment = new Proxy(set, {
    get: (target, name) => {
      if (typeof name === 'symbol') return undefined;
      asked.add(name);
      return target[name];
    },
  });
  await read(environment);
  return [...asked].toSorted();
}

/** Enough to read all others: a pause is read only where there is a Redis. */
const complete: Environment = {
  DATABASE_URL: 'postgres://a@127.0.0.1/b',
  REDIS_URL: 'redis://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1',
  KEY_PEPPER: 'a pepper of a test',
  CURSOR_SECRET: 'a secret of a test',
  SESSION_SECRET: 'a secret of a test',
  WORKER_TOKEN: 'a token of a test!',
};

describe('docs/settings.md names the settings that a process reads, and no other:', () => {
  it.each([
    ['api', readApiSettings],
    ['portal', readPortalSettings],
    ['worker', readWorkerSettings],
    ['migrate', readMigrateSettings],
  ])('%s', async (process, read) => expect(namedOnPage(process)).toEqual(await askedFor(complete, read)));

  it('start', async () => {
    const asked = await askedFor({}, async (environment) => {
      const settings = readStartSettings(environment);
      ensureSecrets(mkdtempSync(path.join(tmpdir(), 'settings-')), environment);
      await mailPorts('/tmp', environment);
      await receiverPort(settings, environment);
    });
    expect(namedOnPage('start')).toEqual(asked);
  });

  it.each([
    ['operate', ['tools/cli/operate/environment.ts', 'tools/cli/operate/read-password.ts']],
    ['demo', ['tools/dev/demo/make-demo.ts']],
    ['mailbox', ['tools/dev/mailbox.ts']],
    ['receiver', ['tools/dev/receiver.ts']],
    ['pictures', ['tools/docs/portal-pictures.ts', 'tools/docs/pictures/browser.ts']],
  ])('%s', (process, files) => expect(namedOnPage(process)).toEqual(files.flatMap(namedIn).toSorted()));
});

it('docker-compose.yml asks for secrets as long as the page and the code do', () => {
  const asked = text('docker-compose.yml').matchAll(/([A-Z_]+):\?set \1 to (\d+) or more/g);
  const lengths = [...asked].map(([, name = '', length = '']) => [name, Number(length)] as const);
  expect(lengths.map(([name]) => name)).toEqual(['KEY_PEPPER', 'CURSOR_SECRET', 'SESSION_SECRET']);
  for (const [name, length] of lengths) {
    expect(page).toMatch(new RegExp(`^\\| \`${name}\` \\|.*\\| ${length} characters or more \\|`, 'm'));
    const problems = [length - 1, length].map((some) => problemOfSecret('x'.repeat(some)));
    expect(problems).toEqual([`must have at least ${length} characters`, undefined]);
  }
});

/** Not ours: what the system or npm sets. */
const foreign = ['PATH', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];
/** Only for development: the page names the first one below its tables, and `npm run soak:memory` sets the others. */
const ofDevelopment = ['PORTAL_API', 'SOAK_FOLDER', 'SOAK_SAMPLE_SECONDS'];
/** Read by the code that the documentation shows, in the process of its reader. */
const ofSamples = ['API', 'KEY'];

it('no source of the product reads a variable that docs/settings.md does not name', () => {
  const sources = sourcesOf('apps', 'libs', 'tools');
  const known = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
  const read = [...new Set(sources.flatMap(namedIn))];
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((name) => ![...known, ...foreign, ...ofDevelopment, ...ofSamples].includes(name))).toEqual([]);
});

/** The names that a source takes from `process.env`. */
function namedIn(file: string): string[] {
  const source = text(file);
  const direct = [...source.matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)].map(([, name = '']) => name);
  const taken = [...source.matchAll(/\{([^{}]*)\} = process\.env;/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/\b([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name),
  );
  return [...new Set([...direct, ...taken])];
}

const sourcesOf = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!spec)\.(ts|mjs)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
