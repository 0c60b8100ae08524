// Compiles apps, libs, tools and the client to dist/ with swc, makes the documentation, bundles the programs, and builds the portal's
// pages with vite: only what changed since the last build, and nothing half-written ever stands under its final name, so that a process that starts during a build
// reads either the old file or the new.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPages } from './build-pages.mjs';
import { buildPrograms } from './build-programs.mjs';
import { buildReference } from './build-reference.mjs';
import { oneAtATime } from './lock.mjs';
import { writeWhole } from './write-whole.mjs';

const roots = ['apps', 'libs', 'tools', 'bench', 'clients/typescript/src'];
const outFolder = 'dist';
const manifestFile = path.join(outFolder, '.build.json');
const skippedFolders = new Set(['node_modules', 'portal-web']);

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));

/** Every TypeScript file that has to run: no tests, no declarations. */
function* sourcesUnder(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) yield* sourcesUnder(file);
    else if (entry.isFile() && /(?<!\.d|\.spec|\.e2e-spec)\.ts$/.test(entry.name)) yield file;
  }
}

/** The size and the time of a file. The time is not enough: `git checkout` and `mv` can replace a file by an older one. */
function fingerprint(file) {
  const { mtimeMs, size } = fs.statSync(file);
  return `${mtimeMs}-${size}`;
}

/** What else decides the output: another compiler, other options or another version of this file means a full build. */
function toolchain() {
  const parts = ['.swcrc', 'tools/build/build.mjs', 'node_modules/@swc/core/package.json'];
  return parts.reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash('sha256')).digest('hex');
}

function readManifest(wanted) {
  try {
    const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
    return manifest.toolchain === wanted ? manifest : { files: {}, stale: Object.keys(manifest.files) };
  } catch {
    return { files: {} };
  }
}

const outputOf = (source) => path.join(outFolder, source.replace(/\.ts$/, '.js'));

async function compile(swc, source) {
  const { code, map } = await swc.transformFile(source, { swcrc: true, sourceMaps: true });
  const output = outputOf(source);
  writeWhole(`${output}.map`, map);
  writeWhole(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
}

function removeOutputs(sources) {
  for (const source of sources) {
    fs.rmSync(outputOf(source), { force: true });
    fs.rmSync(`${outputOf(source)}.map`, { force: true });
  }
}

async function compileAll() {
  const started = performance.now();
  const current = toolchain();
  const before = readManifest(current);
  const sources = roots.filter((root) => fs.existsSync(root)).flatMap((root) => [...sourcesUnder(root)]);
  const files = Object.fromEntries(sources.map((source) => [source, fingerprint(source)]));

  const changed = sources.filter(
    (source) => files[source] !== before.files[source] || !fs.existsSync(outputOf(source)),
  );
  const gone = [...Object.keys(before.files), ...(before.stale ?? [])].filter((source) => !(source in files));
  if (changed.length > 0) {
    // Loaded only when there is something to do: the compiler's binary takes longer to load than the rest takes to run.
    const { default: swc } = await import('@swc/core');
    await Promise.all(changed.map((source) => compile(swc, source)));
  }
  removeOutputs(gone);
  if (changed.length > 0 || gone.length > 0) writeWhole(manifestFile, JSON.stringify({ toolchain: current, files }));
  if (!process.argv.includes('--quiet') && changed.length + gone.length > 0) {
    console.log(`Built ${changed.length} of ${sources.length} files in ${Math.round(performance.now() - started)} ms.`);
  }
}

async function build() {
  await compileAll();
  await buildReference();
  if (!process.argv.includes('--no-programs')) await buildPrograms();
  if (!process.argv.includes('--no-pages')) await buildPages({ quiet: process.argv.includes('--quiet') });
}

try {
  await oneAtATime({ file: '.cache/build.lock', waiting: 'Another command is building: waiting for it.' }, build);
} catch (error) {
  console.error(`The build failed:\n${error.message ?? error}`);
  process.exit(1);
}
