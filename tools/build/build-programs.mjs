// Bundles the programs with the packages that they use: dist/programs/api.js starts in half the time of
// dist/apps/api/src/main.js, which finds and reads some 2,000 files. Only where something has changed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeWhole } from './write-whole.mjs';

const programFiles = {
  api: 'dist/apps/api/src/main.js',
  portal: 'dist/apps/portal-api/src/main.js',
  worker: 'dist/apps/worker/src/main.js',
  operate: 'dist/tools/cli/operate.js',
  migrate: 'dist/tools/cli/migrate.js',
};
const outFolder = 'dist/programs';
const markFile = 'dist/.programs.json';
/** Packages that read files of their own, or are not JavaScript: they stay in node_modules. */
const unbundled = /^(@bull-board|@fastify\/static|@node-rs|puppeteer)/;
const isOfPackages = (file) => /[\\/]node_modules[\\/]/.test(file);

const { resolve } = createRequire(path.resolve('dist/index.js'));

/** TypeORM and Nest ask for packages that one may install: those that are not here are left as they are. */
function isExternal(id) {
  if (/^[./#]/.test(id) || path.isAbsolute(id)) return false;
  if (id.startsWith('node:') || unbundled.test(id)) return true;
  try {
    resolve(id);
    return false;
  } catch (error) {
    return error.code === 'MODULE_NOT_FOUND';
  }
}

/** What swc wrote, with its source map, so that a stack trace names the source; `import.meta.url` stays that of the file. */
const compiledFiles = {
  name: 'compiled-files',
  load(file) {
    if (isOfPackages(file) || !fs.existsSync(`${file}.map`)) return null;
    const url = `new URL(${JSON.stringify(path.relative(outFolder, file))}, import.meta.url).href`;
    const code = fs.readFileSync(file, 'utf8').replaceAll('import.meta.url', url);
    return { code, map: fs.readFileSync(`${file}.map`, 'utf8') };
  },
};

/**
 * These two ask by a `require` of their own for packages that are in the bundle. Left as it is, it loads each of them once
 * more from node_modules: TypeORM and class-validator, some 650 files.
 */
const requiresOfNest = {
  name: 'requires-of-nest',
  transform(code, file) {
    if (!/[\\/]@nestjs[\\/](mapped-types|typeorm)[\\/]/.test(file)) return null;
    return code.replace('const require = createRequire(import.meta.url);', '');
  },
};

async function bundle() {
  // Loaded only when there is something to do.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: programFiles,
    platform: 'node',
    external: isExternal,
    treeshake: false,
    plugins: [compiledFiles, requiresOfNest],
    onLog: (level, log) => level === 'warn' && !isOfPackages(log.id ?? log.message) && console.warn(log.message),
  });
  const { output } = await build.generate({
    keepNames: true,
    // A process keeps the text of its program in memory, at two bytes a character where a single one is not Latin-1. Lines stay,
    // for stack traces. No code is left out (treeshake, compress): a call of decodeURIComponent whose error is wanted would go.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
    comments: false,
    sourcemap: true,
    // A program loads only the packages that it uses.
    codeSplitting: { groups: [{ name: 'packages', test: isOfPackages, entriesAware: true }] },
  });
  await build.close();
  return output.filter(({ type }) => type === 'chunk');
}

/** Programs come last: a process that starts meanwhile reads the old program or the new one. */
function write(chunks) {
  for (const { fileName, code, map, moduleIds } of chunks.toSorted((a, b) => Number(a.isEntry) - Number(b.isEntry))) {
    const isOurs = !moduleIds.every(isOfPackages);
    if (isOurs && map) writeWhole(path.join(outFolder, `${fileName}.map`), map.toString());
    // Node reads a map when it loads the file; those of packages are as large as the packages.
    writeWhole(path.join(outFolder, fileName), isOurs ? code : code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  }
  const written = new Set(chunks.flatMap(({ fileName }) => [fileName, `${fileName}.map`]));
  for (const name of fs.readdirSync(outFolder)) if (!written.has(name)) fs.rmSync(path.join(outFolder, name));
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of ['tools/build/build-programs.mjs', 'package-lock.json', ...files])
    hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}

function isBuilt() {
  try {
    const { files, hash } = JSON.parse(fs.readFileSync(markFile, 'utf8'));
    return hash === fingerprint(files);
  } catch {
    return false;
  }
}

export async function buildPrograms() {
  if (isBuilt()) return;
  const chunks = await bundle();
  write(chunks);
  const ours = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => path.isAbsolute(id) && !isOfPackages(id));
  const files = ours.map((file) => path.relative('.', file)).toSorted();
  writeWhole(markFile, JSON.stringify({ files, hash: fingerprint(files) }));
}
