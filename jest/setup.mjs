// Before the e2e tests: one throw-away PostgreSQL for the whole run, and a migrated template database that test
// files and Jest workers clone.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestPostgres } from './test-postgres.mjs';

/** The claim of a test on a port is deleted after this time, which is longer than any run takes. */
const claimedMs = 2 * 3_600_000;

/** How long an empty Node process takes from start to end on a usual machine, for which the tests state their times. */
const usualProcessMs = 50;
/** Beyond it a test that waits for its deadline would take longer than Jest lets it. */
const mostSlowness = 4;

export default async function setup() {
  try {
    const server = await startTestPostgres();
    process.env.TEST_PG_URL = server.url('postgres');
    process.env.TEST_PG_APP_URL = server.appUrl;
    process.env.TEST_SHARED_FOLDER = server.folder;
    process.env.TEST_PORTS_FOLDER = portsFolder();
    process.env.TEST_SLOWNESS = String(slowness());
    globalThis.testPostgres = server;
  } catch (error) {
    // Jest reports nothing when a setup fails, so the line that ends every run is printed here.
    console.error(`The tests could not start.\n${error.message}`);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

/** Where all runs of this user claim ports (test/support/harness/free-port.ts), without the claims of runs that are over. */
function portsFolder() {
  const folder = path.join(os.tmpdir(), `loyalty-test-ports-${process.getuid?.() ?? 0}`);
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    const claimed = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - claimed > claimedMs) fs.rmSync(file, { force: true });
  }
  return folder;
}

/** How many times longer than usual a process takes here: test/support/harness/deadline.ts makes its deadlines so much longer. */
function slowness() {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    return performance.now() - began;
  });
  const [, , median] = times.toSorted((a, b) => a - b);
  return Math.min(mostSlowness, Math.max(1, median / usualProcessMs));
}
