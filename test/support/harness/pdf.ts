import { startChromium } from '#worker/pdf/browser/chromium.js';
import { findChromium } from '#worker/pdf/browser/find-chromium.js';
import { blockNetwork } from '#worker/pdf/browser/print-page.js';
import fs from 'node:fs';
import os from 'node:os';
import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Where the browser is unpacked, as for `npm start`. */
export const cacheDir = '.cache';

/** What can be read out of a PDF. */
export interface ReadPdf {
  readonly pages: number;
  readonly text: string;
  readonly title: string;
  readonly language: string;
  readonly tagged: boolean;
  /** In points. */
  readonly size: readonly [width: number, height: number];
  readonly fonts: readonly string[];
  /** Fonts that a reader's machine would have to have. */
  readonly missingFonts: number;
}

export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false }).promise;
  try {
    const page = await document.getPage(1);
    const { items } = await page.getTextContent();
    const { info } = await document.getMetadata();
    const about = info as { Title?: string; Language?: string };
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    return {
      pages: document.numPages,
      text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
      title: about.Title ?? '',
      language: about.Language ?? '',
      tagged: (await document.getMarkInfo())?.Marked === true && (await page.getStructTree()) !== null,
      size: [right - left, top - bottom],
      ...fontsOf(pdf),
    };
  } finally {
    await document.destroy();
  }
}

/** Skia writes the descriptors of its fonts in the clear. */
function fontsOf(pdf: Buffer): Pick<ReadPdf, 'fonts' | 'missingFonts'> {
  const source = pdf.toString('latin1');
  const objects = [...source.matchAll(/(\d+) 0 obj\s*<<\/Type \/FontDescriptor(.*?)>>/gs)];
  // A font of coloured signs has its pictures in itself and no file.
  const drawn = [...source.matchAll(/\/Subtype \/Type3.*?\/FontDescriptor (\d+) 0 R/gs)].map(([, id]) => id);
  const names = objects.map(([, , descriptor = '']) => /\/FontName \/(?:\w+\+)?([\w-]+)/.exec(descriptor)?.[1] ?? '');
  const missing = objects.filter(([, id, rest = '']) => !/\/FontFile[23]? \d/.test(rest) && !drawn.includes(id));
  return { fonts: [...new Set(names)], missingFonts: missing.length };
}

/** Nothing but what was meant to be read: where lines end is the page's business. */
export const unspaced = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '');

/** What a scanner reads from a page; undefined: no QR code that can be read. */
export async function scan(html: string): Promise<string | undefined> {
  const chromium = await startChromium(await findChromium(cacheDir));
  try {
    const page = await chromium.browser.newPage();
    await blockNetwork(page);
    await page.setViewport({ width: 820, height: 1130, deviceScaleFactor: 1 });
    await page.setContent(html);
    const { width, height, pixels } = decodePng(Buffer.from(await page.screenshot({ omitBackground: true })));
    return jsqr.default(pixels, width, height)?.data;
  } finally {
    await chromium.end();
  }
}

/** The pixels (RGBA) of a PNG of 8 bits per channel that isn't interlaced, as Chromium makes them. */
function decodePng(png: Buffer): { width: number; height: number; pixels: Uint8ClampedArray } {
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const lines = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) unfilter(raw, lines, row, stride, channels);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < channels; channel += 1) {
      pixels[pixel * 4 + channel] = lines[pixel * channels + channel] ?? 0;
    }
  }
  return { width, height, pixels };
}

function unfilter(raw: Buffer, lines: Buffer, row: number, stride: number, channels: number): void {
  const filter = raw[row * (stride + 1)];
  const start = row * stride;
  for (let at = 0; at < stride; at += 1) {
    const left = at >= channels ? (lines[start + at - channels] ?? 0) : 0;
    const above = row > 0 ? (lines[start + at - stride] ?? 0) : 0;
    const corner = row > 0 && at >= channels ? (lines[start + at - stride - channels] ?? 0) : 0;
    const guess = [0, left, above, Math.floor((left + above) / 2), paeth(left, above, corner)][filter ?? 0] ?? 0;
    lines[start + at] = ((raw[row * (stride + 1) + 1 + at] ?? 0) + guess) & 0xff;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

export interface BrowserProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  readonly residentBytes: number;
}

/** Every process of a browser of this one: what has its home folder in its words, and all that came from it. */
export function browserProcesses(home = `loyalty-browser-${process.pid}-`): readonly BrowserProcess[] {
  const all = fs.readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  const found = new Map<number, BrowserProcess>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const one of all) if (one.command.includes(home) || found.has(one.parent)) found.set(one.pid, one);
  }
  return [...found.values()];
}

/** The main process of each of these browsers, without the processes that it has started. */
export const mainBrowserProcesses = (home?: string): readonly BrowserProcess[] =>
  browserProcesses(home).filter(
    ({ command }) => /^\S*(chrom|headless)\S* /.test(command) && !command.includes('--type='),
  );

function readProcess(pid: number): BrowserProcess[] {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const figure = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ pid, parent: figure('PPid'), command: commandOf(pid), residentBytes: figure('VmRSS') * 1024 }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

export const commandOf = (pid: number): string => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');

/** The home folders of browsers of this process. */
export const browserHomes = (): readonly string[] =>
  fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(`loyalty-browser-${process.pid}-`));

/** Whether a process is in a network in which nothing but an unused loopback is. */
export function isWithoutNetwork(pid: number): boolean {
  const interfaces = fs.readFileSync(`/proc/${pid}/net/dev`, 'utf8').trim().split('\n').slice(2);
  const sent = interfaces.map((line) => line.trim().split(/[:\s]+/));
  const onlyLoopback = sent.every(([name, ...figures]) => name === 'lo' && figures.every((figure) => figure === '0'));
  return onlyLoopback && fs.readlinkSync(`/proc/${pid}/ns/net`) !== fs.readlinkSync('/proc/self/ns/net');
}

/** How the system holds a process that reads pages: 2 is a filter of system calls. */
export const seccompMode = (pid: number): string =>
  /^Seccomp:\s+(\d)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
