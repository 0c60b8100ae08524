// Builds the portal's pages to dist/apps/portal-web with vite, where their sources or the packages have changed. Every
// text file stands there compressed too, so that no answer spends time on it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const sourceFolder = 'apps/portal-web';
const outFolder = 'dist/apps/portal-web';
const markFile = 'dist/.pages.json';
/** Below this a smaller file costs more than it saves. */
const leastBytes = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

function* filesUnder(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(file);
    else yield file;
  }
}

/** The pages' sources by their content: a copy or a checkout has other times, and building them takes seconds. */
function fingerprint() {
  const hash = createHash('sha256');
  const tools = ['tools/build/build-pages.mjs', 'package-lock.json'].filter((file) => fs.existsSync(file));
  for (const file of [...filesUnder(sourceFolder), ...tools].toSorted()) {
    if (/\.(e2e-)?spec\.tsx?$/.test(file) || file.startsWith(path.join(sourceFolder, 'test'))) continue;
    hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function isBuilt(wanted) {
  try {
    return (
      JSON.parse(fs.readFileSync(markFile, 'utf8')).sources === wanted &&
      fs.existsSync(path.join(outFolder, 'index.html'))
    );
  } catch {
    return false;
  }
}

async function compress(folder) {
  const texts = [...filesUnder(folder)].filter((file) => /\.(js|css|svg)$/.test(file));
  const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all(
    texts.map(async (file) => {
      const text = fs.readFileSync(file);
      if (text.length < leastBytes) return;
      fs.writeFileSync(`${file}.br`, await brotli(text, best));
      fs.writeFileSync(`${file}.gz`, await gzip(text, { level: 9 }));
    }),
  );
}

/** Puts the new folder in the old one's place. */
function swap(unfinished) {
  const old = `${outFolder}.${process.pid}.old`;
  if (fs.existsSync(outFolder)) fs.renameSync(outFolder, old);
  fs.renameSync(unfinished, outFolder);
  fs.rmSync(old, { recursive: true, force: true });
}

/** Builds the pages unless they stand there as their sources are now. */
export async function buildPages({ quiet = false } = {}) {
  if (!fs.existsSync(path.join(sourceFolder, 'vite.config.ts'))) return;
  const wanted = fingerprint();
  if (isBuilt(wanted)) return;
  const started = performance.now();
  const unfinished = `${outFolder}.${process.pid}.tmp`;
  // Loaded only when there is something to do.
  const { build } = await import('vite');
  await build({
    configFile: path.resolve(sourceFolder, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: path.resolve(unfinished) },
  });
  await compress(unfinished);
  swap(unfinished);
  fs.writeFileSync(markFile, JSON.stringify({ sources: wanted }));
  if (!quiet) console.log(`Built the portal's pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
