// `npm start` sets up what is missing and runs all processes until Ctrl-C. With `--watch` it is `npm run dev`: a saved file is
// rebuilt and its process restarted, and vite serves the pages.
import { startPostgres } from './postgres.js';
import { checkOutsideDatabase, createDatabase, makeAppRole } from './start/database.js';
import { makeDataFolder } from './start/data-folder.js';
import { lockDataFolder } from './start/only-start.js';
import { mailPorts } from './start/mail.js';
import { freePort, requireFreePort } from './ports.js';
import { Processes, type Program } from './start/processes.js';
import { receiverPort } from './start/receiver.js';
import { readableLine } from './start/readable-log.js';
import { ensureSecrets } from './start/secrets.js';
import { hasDemo } from './start/has-demo.js';
import { writeOperatorFile } from './start/operator-file.js';
import { services } from './start/services.js';
import { readStartSettings, type StartSettings } from './start/settings.js';
import { summary } from './start/summary.js';
import { watchSources } from './start/watch.js';

const DATABASE = 'loyalty';
const AFTER_CRASH_PATIENCE_MS = 12_000;
const PARENT_CHECK_MS = 1_000;

const started = performance.now();
const interruption = new AbortController();
const isWatching = process.argv.includes('--watch');
const processes = new Processes({
  onGivenUp: (reason) => leave(1, reason),
  print: (service, line) => console.log(`${service.padEnd(8)} | ${isWatching ? readableLine(line) : line}`),
  restartCrashed: !isWatching,
});
/** What is released at the end, newest first. */
const undo: (() => Promise<void> | void)[] = [];
let leaving = false;

function say(line: string): void {
  console.log(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${line}`);
}

/** The only exit of this process. */
function leave(code: number, reason: string): void {
  stopAll(code, reason).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}

/** The services first, then what they use. */
async function stopAll(code: number, reason: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  interruption.abort();
  (code === 0 ? console.log : console.error)(`\n${reason}`);
  await processes.stop();
  await settled;
  for (const undoOne of undo.toReversed()) await undoOne();
  if (code === 0) console.log('Everything is stopped.');
  process.exit(code);
}

async function start(): Promise<void> {
  const settings = readStartSettings(isWatching ? { LOG_LEVEL: 'info', ...process.env } : process.env);
  makeDataFolder(settings.dataDir);
  const only = lockDataFolder(settings.dataDir);
  undo.push(only.release);
  const patienceMs = only.afterCrash ? AFTER_CRASH_PATIENCE_MS : 0;
  for (const [setting, port] of settings.ports) await requireFreePort(setting, port, patienceMs);
  const secrets = ensureSecrets(settings.dataDir, process.env);
  const database = await openDatabase(settings);
  const mail = await mailPorts(settings.dataDir, process.env);
  const receiver = await receiverPort(settings, process.env);
  const env = {
    ...process.env,
    ...secrets,
    PORT: String(settings.port),
    PORTAL_PORT: String(isWatching ? await freePort() : settings.portalPort),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: database.url,
    // It can change the schema, so only the migration gets it.
    DATABASE_OWNER_URL: undefined,
    PUBLIC_URL: settings.publicUrl,
    PORTAL_URL: settings.portalUrl,
    LOG_LEVEL: settings.logLevel,
    WEBHOOK_ALLOW_PRIVATE: settings.webhookAllowPrivate,
    RECEIVER_PORT: receiver === undefined ? undefined : String(receiver),
    ...mail.env,
  };
  const toServe = services(settings, mail, env, isWatching);
  // They load their packages while the migration runs. A bundled program does not need that.
  if (isWatching) for (const service of toServe) processes.prepare(service);
  const migration: Program = {
    name: 'The migration',
    file: 'dist/programs/migrate.js',
    env: { ...env, DATABASE_OWNER_URL: database.ownerUrl },
  };
  await step('Database schema is up to date', () => processes.run(migration));
  const demo: Program = {
    name: 'The demo data',
    file: 'dist/tools/dev/demo/make-demo.js',
    env: { ...env, DATABASE_URL: database.ownerUrl },
  };
  if (settings.withDemo && !(await hasDemo(database.ownerUrl, settings, env))) {
    await step('Demo data is there', () => processes.run(demo));
  }
  await Promise.all(toServe.map((service) => step(`${service.name} is ready`, () => processes.serve(service))));
  // The worker's first check starts the browser, so that the first PDF need not wait for it. Without it, that one does.
  fetch(`http://${settings.host}:${mail.workerPort}/health/ready`).catch(() => undefined);
  undo.push(writeOperatorFile(settings.dataDir, env));
  if (isWatching) undo.push(await watchSources({ processes, services: toServe, migration, log: say }));
  console.log(summary(settings, database.description, mail, receiver));
}

/** Runs one step of the start and prints when it is done. After Ctrl-C no further step begins. */
async function step(done: string, work: () => Promise<void>): Promise<void> {
  interruption.signal.throwIfAborted();
  await work();
  say(`${done}.`);
}

interface OpenedDatabase {
  /** For the applications. */
  readonly url: string;
  readonly ownerUrl: string;
  readonly description: string;
}

async function openDatabase({ databaseUrl, databaseOwnerUrl, dataDir }: StartSettings): Promise<OpenedDatabase> {
  if (databaseUrl) {
    const ownerUrl = databaseOwnerUrl ?? databaseUrl;
    await checkOutsideDatabase(ownerUrl);
    say('The database that DATABASE_URL names is there.');
    return { url: databaseUrl, ownerUrl, description: 'what DATABASE_URL names' };
  }
  const server = await startPostgres({ dataDir: `${dataDir}/postgres`, log: say, signal: interruption.signal });
  undo.push(() => server.stop());
  const ended = (): void => leave(1, `PostgreSQL ended by itself. Its messages are in ${server.logFile}.`);
  server.exited.then(ended, ended);
  await createDatabase(server.url('postgres'), DATABASE);
  say(`PostgreSQL ${server.major} (from ${server.from}, as ${server.runsAs}) is ready on port ${server.port}.`);
  const ownerUrl = server.url(DATABASE);
  const url = await makeAppRole(ownerUrl);
  return { url, ownerUrl, description: `embedded PostgreSQL ${server.major}, 127.0.0.1:${server.port}` };
}

function watchForTheEnd(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => leave(0, leaving ? '' : 'Stopping ...'));
  }
  // The reader of our output has ended (`npm start | head`). Without a listener this would end the process immediately.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => leave(0, ''));
  // If npm is killed without passing on a signal, nothing else would stop this process.
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== parent) leave(0, 'npm has ended: stopping ...');
  }, PARENT_CHECK_MS).unref();
}

watchForTheEnd();
const settled: Promise<void> = start().catch((error: Error) => {
  if (!leaving) setImmediate(() => leave(1, error.message));
});
