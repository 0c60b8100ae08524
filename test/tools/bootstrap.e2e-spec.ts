import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { repository } from '../support/harness/api-process.js';
import { until } from '../support/harness/deadline.js';

/** Writes down when it begins and ends, goes on for as long as there is a file `hold`, and fails once for each file `fail*`. */
const npm = `#!/bin/sh
echo begin >> npm.log
while [ -e hold ]; do sleep 0.05; done
echo end >> npm.log
for name in fail*; do [ ! -e $name ] || { rm $name; exit 1; }; done
`;

let folder: string;
let started: ChildProcess[];
beforeEach(() => {
  started = [];
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-bootstrap-'));
  for (const name of ['tools/build', 'node_modules', 'bin']) fs.mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['tools/build/bootstrap.mjs', 'tools/build/lock.mjs']) {
    fs.copyFileSync(path.join(repository, name), path.join(folder, name));
  }
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  fs.writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(async () => {
  fs.rmSync(path.join(folder, 'hold'), { force: true });
  await Promise.all(started.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  await until('npm ends', () => npmLog().split('begin').length === npmLog().split('end').length);
  fs.rmSync(folder, { recursive: true });
});

const npmLog = (): string =>
  fs.existsSync(path.join(folder, 'npm.log')) ? fs.readFileSync(path.join(folder, 'npm.log'), 'utf8') : '';
const mark = (name: string): void => fs.writeFileSync(path.join(folder, name), '');
const unmark = (name: string): void => fs.rmSync(path.join(folder, name));

function bootstrap(): ChildProcess & { readonly stdout: Readable } {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}` };
  const command = ['tools/build/bootstrap.mjs'];
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.resume();
  started.push(child);
  return child;
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

it('commands that start at the same time install the packages once', async () => {
  mark('hold');
  const children = [bootstrap(), bootstrap(), bootstrap()];
  await until('npm runs', () => npmLog() === 'begin\n');
  unmark('hold');
  expect(await Promise.all(children.map(codeOf))).toEqual([0, 0, 0]);
  expect(await codeOf(bootstrap())).toBe(0);
  expect(npmLog()).toBe('begin\nend\n');
});

it('an install that fails is tried once more', async () => {
  mark('fail');
  expect(await codeOf(bootstrap())).toBe(0);
  expect(npmLog()).toBe('begin\nend\nbegin\nend\n');
});

it('after an install that failed twice, the next command installs again', async () => {
  mark('fail1');
  mark('fail2');
  expect(await codeOf(bootstrap())).toBe(1);
  expect(npmLog()).toBe('begin\nend\nbegin\nend\n');
  expect(await codeOf(bootstrap())).toBe(0);
  expect(npmLog()).toBe('begin\nend\nbegin\nend\nbegin\nend\n');
});

it('a command that is stopped ends, and does not try again', async () => {
  mark('hold');
  const stopped = bootstrap();
  await until('npm runs', () => npmLog() === 'begin\n');
  stopped.kill('SIGTERM');
  expect(await codeOf(stopped)).toBe(1);
  expect(npmLog()).toBe('begin\n');
  fs.appendFileSync(path.join(folder, 'npm.log'), 'end\n');
});

it('after a command was killed, the next one installs, but not while the npm of the first one still runs', async () => {
  mark('hold');
  const killed = bootstrap();
  const lock = path.join(folder, '.cache/install.lock');
  await until('npm runs', () => npmLog() === 'begin\n');
  // Written right after npm was started.
  await until('The lock names npm', () => ![String(killed.pid), ''].includes(fs.readFileSync(lock, 'utf8')));
  killed.kill('SIGKILL');
  const aMinuteAgo = new Date(Date.now() - 60_000);
  fs.utimesSync(lock, aMinuteAgo, aMinuteAgo);
  const next = bootstrap();
  const [line] = (await once(next.stdout, 'data')) as [Buffer];
  expect(String(line)).toContain('waiting for it');
  expect(npmLog()).toBe('begin\n');
  unmark('hold');
  expect(await codeOf(next)).toBe(0);
  expect(npmLog()).toBe('begin\nend\nbegin\nend\n');
});
