import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { repository } from '../support/harness/api-process.js';
import { freePort } from '../support/harness/free-port.js';

const asked: string[] = [];
const server = createServer((req, res) => {
  asked.push(req.url ?? '');
  res.end();
});
let port: number;
let closed: number;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
  closed = await freePort();
});
afterAll(() => server.close());

/** The exit code of the health check in a container that runs the command. */
const codeOf = (command: readonly string[], env: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const args = ['tools/image/health-check.mjs', ...command];
    execFile(process.execPath, args, { cwd: repository, env }, (failure) => resolve(Number(failure?.code ?? 0)));
  });

describe("the image's health check asks the program at its own port:", () => {
  it.each([
    ['api', 'PORT'],
    ['portal', 'PORTAL_PORT'],
    ['worker', 'WORKER_PORT'],
  ])('%s at %s', async (program, setting) => {
    const command = ['node', '--enable-source-maps', `dist/programs/${program}.js`];
    const others = { PORT: String(closed), PORTAL_PORT: String(closed), WORKER_PORT: String(closed) };
    asked.length = 0;
    expect(await codeOf(command, { ...others, [setting]: String(port) })).toBe(0);
    expect(asked).toEqual(['/health/live']);
    expect(await codeOf(command, others)).toBe(1);
  });
});

it('docker-compose.yml needs no setting for it', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain('CMD ["node", "health-check.mjs"]');
  const service = (name: string): string =>
    new RegExp(`^  ${name}:\\n(?:    .*\\n|\\n)*`, 'm').exec(readFileSync('docker-compose.yml', 'utf8'))?.[0] ?? '';
  for (const name of ['portal', 'worker']) {
    expect(service(name)).toContain(`dist/programs/${name}.js`);
    expect(service(name)).not.toMatch(/^ +PORT:/m);
  }
});
