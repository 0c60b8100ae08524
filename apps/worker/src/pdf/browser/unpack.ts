import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdtemp, readdir, readFile, rename, rm, writeFile, chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';
import { isOurs, privateFolder, removeLeftovers } from './private-folder.js';

/** What is in the npm package: a file packed alone, or a tape of files. */
type Part = { readonly archive: string } & ({ readonly file: string } | { readonly tape: true });

const fonts: readonly Part[] = [{ archive: 'fonts.tar.br', tape: true }];
const browser: readonly Part[] = [
  { archive: 'chromium.br', file: 'chromium' },
  // The libraries that a bare Debian lacks.
  { archive: 'al2023.tar.br', tape: true },
];
const LIST = 'unpacked.json';
const partialName = /^.+\.partial-(\d+)-/;

/** The browser of the npm package, unpacked: a folder with `chromium` and `lib/`. Linux on x64 only. */
export const unpackBrowser = (cacheDir: string): Promise<string> => unpack('chromium', browser, cacheDir);

/** Open Sans: without any font at all every text vanishes, and that of web fonts too. */
export const unpackFonts = (cacheDir: string): Promise<string> => unpack('fonts', fonts, cacheDir);

/**
 * Unpacks once per version and user, and answers the folder. Not the package's own way, which takes whatever stands in a
 * shared temporary folder under a name that everyone can guess. The folder appears by a rename, complete: an
 * interruption leaves a partial one that the next run removes, and of two processes that unpack at once one wins.
 */
async function unpack(name: string, parts: readonly Part[], cacheDir: string): Promise<string> {
  const home = await privateFolder(cacheDir);
  const source = await packageFolder();
  const wanted = path.join(home, `${name}-${source.version}`);
  if (await isWhole(wanted)) return wanted;
  await removeLeftovers(home, (entry) => Number(partialName.exec(entry)?.[1]) || undefined);
  const partial = await mkdtemp(path.join(home, `${name}-${source.version}.partial-${process.pid}-`));
  try {
    for (const part of parts) await unpackPart(path.join(source.folder, 'bin', part.archive), part, partial);
    await chmod(partial, 0o755);
    await writeFile(path.join(partial, LIST), JSON.stringify(await sizes(partial)), { mode: 0o644 });
    await putInPlace(partial, wanted);
    return wanted;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function unpackPart(archive: string, part: Part, folder: string): Promise<void> {
  const sink =
    'file' in part
      ? createWriteStream(path.join(folder, part.file), { mode: 0o755 })
      : tar.extract(folder, { map: asOurs });
  await pipeline(createReadStream(archive), createBrotliDecompress(), sink);
}

/** Whatever owners and modes the tape says. */
const asOurs = (header: tar.Headers): tar.Headers => ({
  ...header,
  mode: header.type === 'directory' ? 0o755 : 0o644,
  uid: process.getuid?.() ?? header.uid,
  gid: process.getgid?.() ?? header.gid,
});

async function putInPlace(partial: string, wanted: string): Promise<void> {
  try {
    await rename(partial, wanted);
  } catch (error) {
    if (await isWhole(wanted)) return;
    // Something incomplete, or changed by hand, is in the way.
    await rm(wanted, { recursive: true, force: true });
    await rename(partial, wanted).catch(async () => {
      if (!(await isWhole(wanted))) throw error;
    });
  }
}

/** Every file is there, as long as it was when it was unpacked, and only ours to change. */
async function isWhole(folder: string): Promise<boolean> {
  try {
    const expected = JSON.parse(await readFile(path.join(folder, LIST), 'utf8')) as Record<string, number>;
    const found = await sizes(folder);
    return JSON.stringify(expected) === JSON.stringify(found) && (await isOurs(folder));
  } catch {
    return false;
  }
}

/** The length of each file, our list left out. Throws on anything that isn't ours alone. */
async function sizes(folder: string): Promise<Record<string, number>> {
  const lengths: [string, number][] = [];
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = path.join(folder, name);
    if (!(await isOurs(file))) throw new Error(`${file} can be changed by others.`);
    const found = await lstat(file);
    if (found.isFile() && name !== LIST) lengths.push([name, found.size]);
  }
  return Object.fromEntries(lengths);
}

/** Where npm has put the package; its `bin` can't be imported, so it is looked for upwards from its code. */
async function packageFolder(): Promise<{ readonly folder: string; readonly version: string }> {
  let folder = path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  for (;;) {
    try {
      const { name, version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
        name?: string;
        version: string;
      };
      if (name === '@sparticuz/chromium') return { folder, version };
    } catch {
      // The one above it then.
    }
    if (folder === path.dirname(folder)) throw new Error('The npm package @sparticuz/chromium is incomplete.');
    folder = path.dirname(folder);
  }
}
