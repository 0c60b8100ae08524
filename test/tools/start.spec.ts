import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from '../../tools/dev/start/data-folder.js';
import { lockDataFolder } from '../../tools/dev/start/only-start.js';
import { services } from '../../tools/dev/start/services.js';
import { readStartSettings } from '../../tools/dev/start/settings.js';
import { summary } from '../../tools/dev/start/summary.js';

const mail = { workerPort: 3002, pagePort: 3025, env: {} };

describe('npm start asks its processes where HOST lets them listen:', () => {
  it.each([
    [undefined, '127.0.0.1'],
    ['', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['localhost', 'localhost'],
    ['192.0.2.1', '192.0.2.1'],
    ['::1', '[::1]'],
  ])('%j: at %s', (HOST, host) => {
    const settings = readStartSettings({ HOST });
    const all = services(settings, mail, { PORTAL_PORT: '3001', RECEIVER_PORT: '3026' }, false);
    expect(Object.fromEntries(all.map(({ name, readyUrl }) => [name, readyUrl]))).toEqual({
      mailbox: 'http://127.0.0.1:3025/health/ready',
      receiver: 'http://127.0.0.1:3026/health/ready',
      api: `http://${host}:3000/health/ready`,
      portal: `http://${host}:3001/health/ready`,
      worker: `http://${host}:3002/health/live`,
    });
  });

  it('prints addresses that answer', () => {
    const printed = summary(readStartSettings({ HOST: '192.0.2.1', DEMO: '0' }), 'a database', mail, undefined);
    for (const address of ['192.0.2.1:3000', '192.0.2.1:3001', '192.0.2.1:3002/queues', '127.0.0.1:3025'])
      expect(printed).toContain(`http://${address}`);
  });

  it('during development the pages listen there too, and pass requests on to the portal', () => {
    const HOST = '192.0.2.1';
    const all = services(readStartSettings({ HOST }), mail, { HOST, PORTAL_PORT: '3999' }, true);
    const pages = all.find(({ name }) => name === 'pages');
    expect(pages?.args?.join(' ')).toContain(`--host ${HOST} --port 3001`);
    expect([pages?.readyUrl, pages?.env['PORTAL_API']]).toEqual([`http://${HOST}:3001/`, `http://${HOST}:3999`]);
  });
});

it('a second start in the same folder is refused, with the settings for one beside the first', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  const { release } = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow('DATA_DIR=.data-2 PORT=3100 PORTAL_PORT=3101 npm start');
  release();
  rmSync(folder, { recursive: true });
});

it.each([
  [{ PORTAL_PORT: '3000' }, 'PORTAL_PORT must not be 3000, the port of PORT.'],
  [{ WORKER_PORT: '3001' }, 'WORKER_PORT must not be 3001, the port of PORTAL_PORT.'],
  [{ MAILBOX_PORT: '3005', RECEIVER_PORT: '3005' }, 'RECEIVER_PORT must not be 3005, the port of MAILBOX_PORT.'],
  [{ METRICS_PORT: '3001' }, 'METRICS_PORT must not be 3001, the port of PORTAL_PORT.'],
])('two processes on one port are refused: %j', (env, problem) =>
  expect(() => readStartSettings(env)).toThrow(problem),
);

it('a port that is set, and used, is looked for before anything starts', () => {
  const mailServer = { SMTP_URL: 'smtp://127.0.0.1', MAILBOX_PORT: '3001' };
  const without = { DEMO: '0', RECEIVER_PORT: '3001', METRICS_PORT: '0', PORTAL_METRICS_PORT: '' };
  const { ports } = readStartSettings({ WORKER_PORT: '3005', ...mailServer, ...without });
  expect([...ports]).toEqual([
    ['PORT', 3000],
    ['PORTAL_PORT', 3001],
    ['WORKER_PORT', 3005],
  ]);
});

describe('the data folder', () => {
  it('is made with its parents', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
    makeDataFolder(path.join(folder, 'a/b'));
    expect(statSync(path.join(folder, 'a/b')).mode & 0o777).toBe(0o711);
    rmSync(folder, { recursive: true });
  });

  it.each(['/etc/hostname/x', '/proc/no/such/folder'])('that cannot be made is refused with advice: %s', (folder) =>
    expect(() => makeDataFolder(folder)).toThrow(
      /^The data folder .* cannot be made \(E\w+\)[.]\nWhat to do: .* DATA_DIR=/,
    ),
  );
});
