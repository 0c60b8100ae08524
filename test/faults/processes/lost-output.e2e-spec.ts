import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { ApiProcess, NodeProcess, repository, sessionSecret, statusOf } from '../../support/harness/api-process.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';

const service = useOwnService();

/** Each request is a line of the log. */
const start = (more: Record<string, string> = {}, program?: Parameters<typeof ApiProcess.start>[2]) =>
  ApiProcess.start(service.now.database.url, { LOG_LEVEL: 'info', ...more }, program);

function outputOf({ process }: ApiProcess): NodeProcess {
  if (process instanceof NodeProcess) return process;
  throw new Error('The process is shared.');
}

const unknownRoute = ({ url }: ApiProcess): Promise<number | undefined> => statusOf(`${url}/v1/public/none`);

describe('the program that reads the log has ended', () => {
  it.each([
    ['the public API', {}, undefined],
    ['the portal', { SESSION_SECRET: sessionSecret }, { file: 'dist/programs/portal.js', portSetting: 'PORTAL_PORT' }],
  ] as const)('%s ends on SIGTERM, whose line nobody takes', async (_, more, program) => {
    const api = await start(more, program);
    outputOf(api).closeOutput();
    expect(await api.stop()).toEqual({ code: 0, signal: null });
  });

  it('requests are answered as before, longer than lines wait to be written', async () => {
    const api = await start();
    outputOf(api).closeOutput();
    const began = performance.now();
    await until('Lines were to be written more than once', async () => {
      expect(await unknownRoute(api)).toBe(404);
      return performance.now() - began > 2_500;
    });
    expect(await api.stop()).toEqual({ code: 0, signal: null });
  });
});

it('the program that reads the log hangs: requests are answered as before, and SIGTERM ends the process', async () => {
  const api = await start();
  outputOf(api).pauseOutput();
  // More than a pipe holds.
  for (let lines = 0; lines < 3_000; lines += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => unknownRoute(api)));
    expect(new Set(answers)).toEqual(new Set([404]));
  }
  expect(await api.stop()).toEqual({ code: 0, signal: null });
});

it('the log is a file on a full disk: the process goes on, and ends with its own code', async () => {
  const full = fs.openSync('/dev/full', 'w');
  const program = `
    import { createLog } from './dist/libs/config/src/log.js';
    const log = createLog('info', 'test');
    const logging = setInterval(() => log.info('a line'), 20);
    setTimeout(() => { clearInterval(logging); process.exit(7); }, 2_500);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: repository,
    stdio: ['ignore', full, 'inherit'],
    timeout: onThisMachine(20_000),
    killSignal: 'SIGKILL',
  });
  fs.closeSync(full);
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('lines that wait for a program that hangs take a limited part of the memory', async () => {
  const program = `
    import { createLog } from './dist/libs/config/src/log.js';
    const log = createLog('info', 'test');
    const used = () => (gc(), process.memoryUsage().heapUsed);
    const before = used();
    for (let line = 0; line < 200_000; line += 1) log.info({ line }, 'a'.repeat(300));
    process.stderr.write(String((used() - before) / 2 ** 20));
    process.exit(0);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: onThisMachine(30_000),
    killSignal: 'SIGKILL',
  });
  let grownMib = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (grownMib += text));
  expect(await once(child, 'exit')).toEqual([0, null]);
  // Without the limit it is all of the lines: more than 60.
  expect(Number(grownMib)).toBeGreaterThan(4);
  expect(Number(grownMib)).toBeLessThan(30);
});
