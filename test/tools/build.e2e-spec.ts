import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { repository } from '../support/harness/api-process.js';

/** What a build of the compiled files and of the documentation reads. */
const sources = [
  'tools/build',
  'docs/reference',
  'clients/typescript/src',
  'apps/portal-web/public',
  'openapi.json',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  '.swcrc',
];

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-build-'));
  for (const name of sources) fs.cpSync(path.join(repository, name), path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

interface Build {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
}

function build(): Build {
  const command = ['tools/build/build.mjs', '--no-programs', '--no-pages'];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([out, err, [code]]) => ({ code: code as number | null, said: out + err }),
  );
  return { child, ended };
}

const compiled = (): boolean => fs.existsSync(path.join(folder, 'dist/clients/typescript/src/clock.js'));
const documented = (): boolean => fs.existsSync(path.join(folder, 'dist/docs/index.html'));
const lock = (): string => path.join(folder, '.cache/build.lock');

it('commands that start at the same time build once, and none disturbs another', async () => {
  const builds = [build(), build(), build()];
  const ends = await Promise.all(builds.map(({ ended }) => ended));
  expect(ends.map(({ code, said }) => (code === 0 ? 'built' : said))).toEqual(['built', 'built', 'built']);
  expect(ends.filter(({ said }) => said.includes('Built '))).toHaveLength(1);
  expect([compiled(), documented(), fs.existsSync(lock())]).toEqual([true, true, false]);
});

it('a build that fails lets the next one build', async () => {
  const file = path.join(folder, 'clients/typescript/src/broken.ts');
  fs.writeFileSync(file, 'const = 1;');
  expect(await build().ended).toMatchObject({ code: 1, said: expect.stringContaining('The build failed:') });
  fs.rmSync(file);
  expect(await build().ended).toMatchObject({ code: 0 });
  expect(compiled()).toBe(true);
});

it('the lock of a build that was killed stops nobody', async () => {
  const killed = build();
  killed.child.kill('SIGKILL');
  await killed.ended;
  fs.mkdirSync(path.dirname(lock()), { recursive: true });
  fs.writeFileSync(lock(), `${killed.child.pid}`);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  fs.utimesSync(lock(), aMinuteAgo, aMinuteAgo);
  expect(await build().ended).toMatchObject({ code: 0 });
  expect(compiled()).toBe(true);
});
