import { startChromium } from '#worker/pdf/browser/chromium.js';
import { findChromium } from '#worker/pdf/browser/find-chromium.js';
import { PdfBrowser } from '#worker/pdf/browser/pdf-browser.js';
import { ownMark } from '#worker/pdf/browser/private-folder.js';
import { makeProfile, removeProfile } from '#worker/pdf/browser/profile.js';
import { unpackFonts } from '#worker/pdf/browser/unpack.js';
import { voucherPage } from '#content/pdf/voucher-page.js';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import {
  browserHomes,
  browserProcesses,
  cacheDir,
  commandOf,
  mainBrowserProcesses,
  isWithoutNetwork,
  readPdf,
  seccompMode,
} from '../../support/harness/pdf.js';
import { isSoak } from '../../support/harness/soak.js';
import { silentLog, usePdfBrowser } from '../../support/harness/pdf-browser.js';
import { facts, printedCode as code } from '../../support/fixtures/printed-vouchers.js';

// Two tries of ten seconds each, and the time to end a browser and start another.
const budgetMs = 20_000 + onThisMachine(4_000);
const kills = isSoak ? 16 : 6;
const pdfs = usePdfBrowser();
/** No process has the first number: the largest is 4194304. The others had the number of this process. */
const ended = ['4194305-0a1b2c3d', `${process.pid}-0a1b2c3d`, `${process.pid}`];

describe('the browser', () => {
  it('has no network, and its readers of pages are behind a filter of system calls, as far as the system allows', async () => {
    const chromium = await startChromium(await findChromium(cacheDir));
    try {
      const { ownNetwork, sandbox, name } = chromium.confinement;
      await chromium.browser.newPage();
      const all = browserProcesses(chromium.profile);
      const readers = all.filter(({ command }) => command.includes('--type=renderer'));
      process.stdout.write(`browser runs as: ${name} (own network: ${ownNetwork}, sandbox: ${sandbox})\n`);
      if (ownNetwork)
        for (const { pid } of all)
          if (pid !== chromium.browser.process()?.pid) expect(isWithoutNetwork(pid)).toBe(true);
      expect(readers.length).toBeGreaterThan(0);
      if (sandbox) for (const { pid } of readers) expect(seccompMode(pid)).toBe('2');
      expect(commandOf(chromium.pid)).toContain('--proxy-server=127.0.0.1:9');
      expect(fs.readFileSync(`/proc/${chromium.pid}/environ`, 'utf8')).not.toMatch(/TEST_PG_URL|DATABASE_URL|_KEY=/);
    } finally {
      await chromium.end();
    }
  });

  it('answers every page in time, also when it is killed repeatedly', async () => {
    const html = await voucherPage(facts({ terms: '全店舗でご利用。'.repeat(200) }));
    for (let kill = 0; kill < kills / 2; kill += 1) {
      const start = performance.now();
      const printing = [pdfs.print(html, 'A4'), pdfs.print(html, 'A4'), pdfs.print(html, 'A4')];
      await until('Pages are open', () => openPages() >= kill % 3);
      for (const { pid } of mainBrowserProcesses()) signal(pid, 'SIGKILL');
      for (const pdf of await Promise.all(printing)) expect((await readPdf(pdf)).text).toContain(code);
      expect(performance.now() - start).toBeLessThan(budgetMs);
    }
  });

  it('prints a page again as soon as its process is killed, and waits for no answer of it', async () => {
    const reasons: string[] = [];
    const listening = pino({ level: 'warn' }, { write: (line: string) => void reasons.push(line) });
    const browser = new PdfBrowser({ cacheDir, log: listening });
    const html = await voucherPage(facts({ terms: '全店舗でご利用。'.repeat(200) }));
    try {
      await browser.print(html, 'A4');
      for (let kill = 0; kill < kills; kill += 1) {
        const before = new Set(pageProcesses());
        const printing = browser.print(html, 'A4');
        await until('A page is open', () => pageProcesses().some((pid) => !before.has(pid)));
        for (const pid of pageProcesses()) signal(pid, 'SIGKILL');
        expect((await readPdf(await printing)).text).toContain(code);
      }
    } finally {
      await browser.close();
    }
    expect(reasons.length).toBeGreaterThan(0);
    // Where it waited for an answer, every kill would take until the timeout; on a slow machine a page may by itself.
    expect(reasons.filter((line) => /timed out|in time/.test(line)).length).toBeLessThan(kills / 3);
  });

  it('answers every page in time when it is stopped, also those that wait', async () => {
    const html = await voucherPage(facts());
    await pdfs.print(html, 'A4');
    const start = performance.now();
    const printing = Array.from({ length: 4 }, () => pdfs.print(html, 'A4'));
    await until('Two are printed', () => openPages() >= 2);
    for (const { pid } of browserProcesses()) signal(pid, 'SIGSTOP');
    for (const pdf of await Promise.all(printing)) expect((await readPdf(pdf)).text).toContain(code);
    const took = performance.now() - start;
    expect(took).toBeLessThan(budgetMs);
    process.stdout.write(`stopped: four pages after ${Math.round(took)} ms\n`);
    expect(await pdfs.isReady()).toBe(true);
  });

  it('refuses what waits when it closes, and leaves nothing', async () => {
    const browser = new PdfBrowser({ cacheDir, log: silentLog });
    const homes = browserHomes();
    const html = await voucherPage(facts());
    const printing = Array.from({ length: 6 }, () => browser.print(html, 'A4').catch(() => 'refused'));
    await until('It starts', () => browserHomes().length > homes.length);
    await browser.close();
    expect(await Promise.all(printing)).toContain('refused');
    expect(browserHomes()).toEqual(homes);
  });

  it('logs no warning when it closes while its first check starts it', async () => {
    const warnings: string[] = [];
    const listening = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    const browser = new PdfBrowser({ cacheDir, log: listening });
    const checking = browser.isReady();
    await browser.close();
    expect(await checking).toBe(false);
    expect(warnings.filter((line) => !line.includes('without its sandbox'))).toEqual([]);
  });

  it('lists all places that were searched if no browser is found', async () => {
    const browser = new PdfBrowser({ executablePath: '/nowhere/chromium', cacheDir, log: silentLog });
    await expect(browser.print('<p>', 'A4')).rejects.toThrow('/nowhere/chromium');
    expect(await browser.isReady()).toBe(false);
    await browser.close();
  });
});

describe('unpacking', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unpack-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const font = (unpacked: string): string => path.join(unpacked, 'fonts/Open_Sans/OpenSans-Regular.ttf');

  it('gives the same folder to all who unpack at once', async () => {
    const [one, two, three] = await Promise.all([unpackFonts(folder), unpackFonts(folder), unpackFonts(folder)]);
    expect([two, three]).toEqual([one, one]);
    expect(fs.readdirSync(path.dirname(one))).toEqual([path.basename(one)]);
  });

  it('replaces files that are incomplete or that other users could have changed', async () => {
    const unpacked = await unpackFonts(folder);
    const whole = fs.statSync(font(unpacked)).size;
    fs.truncateSync(font(unpacked), 100);
    expect(fs.statSync(font(await unpackFonts(folder))).size).toBe(whole);
    fs.chmodSync(font(unpacked), 0o666);
    expect(fs.statSync(font(await unpackFonts(folder))).mode & 0o022).toBe(0);
  });

  it('removes what interrupted runs have left, and nothing of a running process', async () => {
    const unpacked = await unpackFonts(folder);
    const partials = (marks: readonly string[]) =>
      marks.map((mark) => path.join(path.dirname(unpacked), `fonts-1.partial-${mark}-abcdef`));
    const [left, kept] = [partials(ended), partials([ownMark, `${process.ppid}-0a1b2c3d`])];
    for (const partial of [...left, ...kept]) fs.mkdirSync(partial);
    fs.rmSync(unpacked, { recursive: true });
    await unpackFonts(folder);
    expect([left, kept].map((some) => some.filter(fs.existsSync))).toEqual([[], kept]);
  });

  it('refuses a folder that others may write to', async () => {
    const open = fs.mkdtempSync(path.join(folder, 'open-'));
    const own = path.join(open, `browser-${process.getuid?.()}`);
    fs.mkdirSync(own);
    fs.chmodSync(own, 0o777);
    await expect(unpackFonts(open)).rejects.toThrow('must belong to the user');
  });
});

it('a profile is made where those of ended processes are removed, and of this process none', async () => {
  const left = ended.map((mark) => path.join(os.tmpdir(), `loyalty-browser-${mark}-abcdef`));
  for (const profile of left) fs.mkdirSync(profile, { recursive: true });
  const made = [await makeProfile(undefined), await makeProfile(undefined)];
  expect([left, made].map((some) => some.filter(fs.existsSync))).toEqual([[], made]);
  await Promise.all(made.map(removeProfile));
});

const pageProcesses = (): number[] =>
  browserProcesses().flatMap(({ pid, command }) => (command.includes('--type=renderer') ? [pid] : []));
const openPages = (): number => pageProcesses().length;

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
