// The database server of one test run, in a temporary folder that goes with it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../dist/tools/dev/postgres.js';
import { makeAppRole } from '../dist/tools/dev/start/database.js';
import { stopLeftover } from '../dist/tools/dev/postgres/stop.js';
import { killSharedProcesses, stopSharedProcesses } from './shared-processes.mjs';

const folderPrefix = 'loyalty-test-';
const memoryFolder = '/dev/shm';
const gib = 2 ** 30;
const templateName = 'template_loyalty';

export async function startTestPostgres() {
  await removeLeftovers();
  const folder = fs.mkdtempSync(path.join(parentFolder(), `${folderPrefix}${process.pid}-`));
  // Run by root, the server itself runs as nobody, who has to get in.
  if (process.getuid?.() === 0) fs.chmodSync(folder, 0o711);
  const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), fast: true });
  const forget = onInterruption(() => endAtOnce(server.pid, folder));
  const appUrl = await makeTemplate(server);
  const stop = async () => {
    forget();
    try {
      await stopSharedProcesses(folder);
    } finally {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  };
  return { url: server.url, appUrl, folder, stop };
}

/** In memory where there is room for it: a disk that stalls for seconds makes statements time out. */
function parentFolder() {
  if (!fs.existsSync(memoryFolder)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(memoryFolder);
  return bavail * bsize > 8 * gib && os.freemem() > 12 * gib ? memoryFolder : os.tmpdir();
}

async function makeTemplate(server) {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const appUrl = await makeAppRole(server.url(templateName));
  await migrate(server.url(templateName), appUrl);
  return appUrl;
}

function migrate(ownerUrl, appUrl) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl };
    const child = spawn(process.execPath, ['dist/programs/migrate.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`The migrations failed:\n${output}`))));
  });
}

/** Jest leaves out the teardown when it is interrupted. */
function onInterruption(end) {
  const leave = () => process.exit(130);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, leave);
  process.once('exit', end);
  return () => {
    for (const signal of signals) process.removeListener(signal, leave);
    process.removeListener('exit', end);
  };
}

function endAtOnce(pid, folder) {
  killSharedProcesses(folder);
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It has ended by itself.
  }
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

/** What a run that was killed could not remove. The name of the folder says whose it was. */
async function removeLeftovers() {
  const parents = [os.tmpdir(), memoryFolder].filter((parent) => fs.existsSync(parent));
  const found = parents.flatMap((parent) => fs.readdirSync(parent).map((name) => path.join(parent, name)));
  for (const folder of found) {
    const name = path.basename(folder);
    const owner = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length).split('-')[0]) : 0;
    if (!owner || isAlive(owner)) continue;
    try {
      for (const entry of fs.readdirSync(folder)) await stopLeftover(path.join(folder, entry));
      fs.rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or being removed by another run right now.
    }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
