import { randomBytes } from 'node:crypto';
import { generateApiKey } from '#domain/keys/format.js';
import {
  ApiProcess,
  cursorSecret,
  keyPepper,
  NodeProcess,
  sessionSecret,
  statusOf,
} from '../support/harness/api-process.js';
import { until } from '../support/harness/deadline.js';
import { freePort } from '../support/harness/free-port.js';
import { WorkerProcess } from '../support/harness/worker-process.js';
import { TestDatabase } from '../support/servers/test-database.js';

const secrets = { KEY_PEPPER: keyPepper, CURSOR_SECRET: cursorSecret, SESSION_SECRET: sessionSecret };

let database: TestDatabase;
beforeEach(async () => {
  database = await TestDatabase.create();
});
afterEach(() => database?.drop());

it.each([
  ['the public API', 'dist/programs/api.js', 'PORT'],
  ['the portal', 'dist/programs/portal.js', 'PORTAL_PORT'],
])('%s is ready when every migration of its version has run, and stays so', async (_, program, portSetting) => {
  const port = await freePort();
  await database.rows('alter table schema_migrations rename to away');
  const server = NodeProcess.spawn(program, { DATABASE_URL: database.url, [portSetting]: String(port), ...secrets });
  const status = (kind: 'live' | 'ready') => statusOf(`http://127.0.0.1:${port}/health/${kind}`);
  try {
    await until('It answers', async () => (await status('live')) === 200);
    expect(await status('ready')).toBe(503);
    await database.rows('alter table away rename to schema_migrations');
    const last = await database.row<{ timestamp: number; name: string }>(
      'delete from schema_migrations where timestamp = (select max(timestamp) from schema_migrations) returning timestamp, name',
    );
    expect(await status('ready')).toBe(503);
    const insert = 'insert into schema_migrations (timestamp, name) values ($1, $2)';
    await database.rows(insert, [last.timestamp, last.name]);
    // The next version's.
    await database.rows(insert, [9_999_999_999_999, 'Later9999999999999']);
    expect(await status('ready')).toBe(200);
    await database.rows('delete from schema_migrations');
    expect(await status('ready')).toBe(200);
  } finally {
    server.signal('SIGTERM');
    await server.ended;
  }
  expect(server.output).toContain('not_migrated');
});

it('a request to the public API is a 503 where there are no tables, and it starts there', async () => {
  await database.rows('alter table key_pepper rename to pepper_away');
  await database.rows('alter table api_keys rename to keys_away');
  const api = await ApiProcess.start(database.url);
  try {
    const { key } = generateApiKey(randomBytes);
    const answer = await fetch(`${api.url}/v1/public/auth`, { headers: { 'X-API-Key': key } });
    expect([answer.status, await answer.json()]).toMatchObject([503, { error: 'database_unavailable' }]);
    expect(answer.headers.get('retry-after')).toBe('1');
  } finally {
    await api.stop();
  }
  expect(api.process.output).toMatch(/"level":40.*"42P01"/);
});

it('the worker is ready when every migration of its version has run', async () => {
  await database.rows('alter table schema_migrations rename to away');
  const worker = await WorkerProcess.start(database.url, 'smtp://127.0.0.1:1');
  try {
    const ready = async () => {
      const answer = await fetch(`${worker.url}/health/ready`);
      return { status: answer.status, text: await answer.text() };
    };
    // The browser of PDFs is still being started at first.
    await until('The database alone is missing', async () => (await ready()).text.includes('Not reachable: database.'));
    await database.rows('alter table away rename to schema_migrations');
    await until('It is ready', async () => (await ready()).status === 200);
  } finally {
    await worker.stop();
  }
});
