import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../dev/ports.js';
import { run } from './programs.js';

const startMs = 15_000;

/** A Redis on loopback that keeps nothing: the machine's, else the one that tests use, written in JavaScript. */
export async function startRedis(folder: string) {
  const port = await freePort();
  const isInstalled = await run('redis-server', ['--version']).then(
    () => true,
    () => false,
  );
  const inJavaScript = path.resolve('node_modules/js-redis-server/dist/cli.js');
  if (!isInstalled && !existsSync(inJavaScript))
    throw new Error('There is no redis-server, and npm ci has not been run.');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = isInstalled
    ? spawn('redis-server', [...args, '--maxmemory-policy', 'noeviction'], { stdio: 'ignore' })
    : spawn(process.execPath, [inJavaScript, '--port', String(port)], { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  await untilAnswers(port).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `redis://127.0.0.1:${port}`, called: isInstalled ? 'redis-server' : 'js-redis-server', stop };
}

async function untilAnswers(port: number): Promise<void> {
  const client = new Redis({ port, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  const late = pause(startMs, 'late', { ref: false });
  const answer = await Promise.race([client.ping(), late]);
  client.disconnect();
  if (answer !== 'PONG') throw new Error('redis-server does not answer.');
}
