import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repository } from '../support/harness/api-process.js';

/** At its end, a program prints the files that `require` has loaded. */
const printRequired = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  process.on('exit', () => console.log(JSON.stringify(Object.keys(createRequire('/').cache))));
`)}`;

/** The packages that a program requires from node_modules until it misses its settings. */
function requiredBy(program: string): readonly string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', printRequired, `dist/programs/${program}.js`], {
    cwd: repository,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('DATABASE_URL');
  const files = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[];
  const inPackages = files.map((file) => path.relative(path.join(repository, 'node_modules'), file));
  return [...new Set(inPackages.map((file) => /^(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file))];
}

it.each(['api', 'portal', 'worker'])('the %s starts without a second copy of what is in its bundle', (program) => {
  const bundled = ['typeorm', 'class-validator', 'class-transformer', 'reflect-metadata', 'bullmq', 'fastify', 'pg'];
  expect(requiredBy(program).filter((name) => bundled.includes(name))).toEqual([]);
});

it('the worker loads the browser and the page of its queues only where it needs them', () => {
  // cosmiconfig is what puppeteer reads its configuration with.
  const late = ['cosmiconfig', '@bull-board/api', '@bull-board/fastify'];
  expect(requiredBy('worker').filter((name) => late.includes(name))).toEqual([]);
});
