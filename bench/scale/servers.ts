import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../tools/dev/ports.js';
import { untilReady } from '../../tools/dev/start/until-ready.js';

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const dist = path.join(import.meta.dirname, '..', '..');
const programs = {
  api: { file: 'programs/api.js', portSetting: 'PORT' },
  portal: { file: 'programs/portal.js', portSetting: 'PORTAL_PORT' },
} as const;

/** Every request is admitted, and counted. */
const raisedLimits = Object.fromEntries(
  [
    'REQUESTS_PER_MINUTE',
    'REQUESTS_PER_DAY',
    'ORDER_CREATIONS_PER_MINUTE',
    'VOUCHER_REDEMPTIONS_PER_MINUTE',
    'CONCURRENT_REQUESTS',
    'LOOKUP_MISSES_PER_MINUTE',
    'EMAILS_PER_MERCHANT_PER_DAY',
    'EMAILS_PER_RECIPIENT_PER_DAY',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

const stopPatienceMs = 10_000;

/** The servers' secret for cursors: the bench writes one that begins in the middle of a list. */
export const cursorSecretOf = (pepper: string): string => `cursors ${pepper}`;

/** Starts a process of the public API or of the portal's, and waits until it answers. */
export async function startServer(
  name: keyof typeof programs,
  databaseUrl: string,
  pepper: string,
): Promise<RunningServer> {
  const { file, portSetting } = programs[name];
  const port = await freePort();
  const args = ['--import', path.join(dist, 'tools/dev/start/end-with-parent.js'), path.join(dist, file)];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...raisedLimits,
      HOST: '127.0.0.1',
      [portSetting]: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: '8',
      REDIS_URL: '',
      KEY_PEPPER: pepper,
      CURSOR_SECRET: cursorSecretOf(pepper),
      SESSION_SECRET: `sessions ${pepper}`,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
    await exited;
    clearTimeout(timer);
  };
  const url = `http://127.0.0.1:${port}`;
  const problem = await Promise.race([exited.then(() => 'ended'), untilReady(`${url}/health/live`)]);
  if (!problem) return { url, stop };
  await stop();
  throw new Error(`The ${name} ${problem}.`);
}
