import type { PrintedVoucher } from '#domain/voucher/print.js';
import type { VoucherStatus } from '#domain/voucher/voucher.js';
import { startChromium } from '#worker/browser/chromium.js';
import { confinements } from '#worker/browser/confinement.js';
import { findChromium } from '#worker/browser/find-chromium.js';
import { PdfBrowser } from '#worker/browser/pdf-browser.js';
import { printPage } from '#worker/browser/print-page.js';
import { unpackFonts } from '#worker/browser/unpack.js';
import { voucherPage } from '#worker/voucher-page/voucher-page.js';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { until } from './harness/deadline.js';
import {
  browserHomes,
  browserProcesses,
  cacheDir,
  commandOf,
  firstProcesses,
  isWithoutNetwork,
  readPdf,
  scan,
  seccompMode,
  unspaced,
  type BrowserProcess,
  type ReadPdf,
} from './harness/pdf.js';
import { hostileTexts } from './make/hostile-texts.js';

// Two tries of ten seconds each, and the time to end a browser and start another.
const BUDGET_MS = 24_000;
const log = pino({ level: 'silent' });
const code = 'K7QM-2XHP-9RTB-V4CE';

type Facts = Partial<Omit<PrintedVoucher, 'merchant'>> & { merchant?: Partial<PrintedVoucher['merchant']> };

const facts = ({ merchant, ...rest }: Facts = {}): PrintedVoucher => ({
  merchant: {
    ...{ name: 'North & South Coffee', colour: '#2f6f4e', logo: null, timeZone: 'Europe/London', locale: 'en-GB' },
    ...merchant,
  },
  ...{ title: 'Gift voucher', code, valueMinor: 5_000, remainingMinor: 5_000, currency: 'GBP', status: 'active' },
  expiresAt: new Date('2027-11-20T23:59:59.999Z'),
  activatesAt: new Date('2026-11-20T09:30:00.000Z'),
  ...{ recipientName: 'Ada Lovelace', terms: 'Not exchangeable for cash.', paper: 'A4' },
  ...rest,
});

let pdfs: PdfBrowser;
beforeAll(async () => {
  pdfs = new PdfBrowser({ cacheDir, log });
  await pdfs.isReady();
}, 120_000);
afterAll(() => pdfs.close());

async function print(voucher: PrintedVoucher, browser = pdfs): Promise<ReadPdf> {
  return readPdf(await browser.print(await voucherPage(voucher), voucher.paper));
}

describe('a printed voucher', () => {
  it('says whose it is, what it is, what it is worth, for whom and until when', async () => {
    const { text, pages, title, language, tagged } = await print(facts());
    for (const said of [code, 'Gift voucher', '£50.00', 'North & South Coffee', 'For Ada Lovelace']) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/Valid until\s+20 November 2027/);
    expect(text).toContain('Not exchangeable for cash.');
    expect({ pages, title, language, tagged }).toEqual({
      ...{ pages: 1, title: 'Gift voucher – North & South Coffee', language: 'en-GB', tagged: true },
    });
  });

  it('carries its fonts with it', async () => {
    const { fonts, missingFonts } = await print(facts());
    expect(fonts.toSorted()).toEqual(['Inter-Regular', 'Inter-SemiBold']);
    expect(missingFonts).toBe(0);
  });

  it('has a QR code that reads as the code, without hyphens', async () => {
    expect(await scan(await voucherPage(facts()))).toBe(code.replaceAll('-', ''));
  });

  it.each([
    ['pounds', 'GBP', 1_050, 'en-GB', '£10.50'],
    ['yen, which have no decimals', 'JPY', 12_000, 'ja-JP', '¥12,000'],
    ['dinars, which have three', 'KWD', 50_125, 'en-GB', 'KWD 50.125'],
    ['forints, as ISO counts them', 'HUF', 50_000, 'en-GB', 'HUF 500.00'],
    ['euros in German', 'EUR', 123_456, 'de-DE', '1.234,56 €'],
    ['the largest amount', 'GBP', 9_999_999_999, 'en-GB', '£99,999,999.99'],
  ])('writes %s as its country does', async (_, currency, valueMinor, locale, written) => {
    const voucher = facts({ currency, valueMinor, remainingMinor: valueMinor, merchant: { locale } });
    expect(unspaced((await print(voucher)).text)).toContain(unspaced(written));
  });

  it('shows what is left of a value, and of what', async () => {
    const { text } = await print(facts({ status: 'partial', remainingMinor: 3_250 }));
    expect(text).toMatch(/£32\.50\s*left of £50\.00/);
    expect(text).toMatch(/Remaining value\s+£32\.50/);
  });

  it('dates by the clock of the merchant, and says when there is no end', async () => {
    const tokyo = { merchant: { timeZone: 'Asia/Tokyo' }, expiresAt: new Date('2027-11-20T14:59:59.999Z') };
    expect((await print(facts(tokyo))).text).toMatch(/Valid until\s+20 November 2027/);
    expect((await print(facts({ expiresAt: null }))).text).toContain('No expiry date');
  });

  it.each<[VoucherStatus, string]>([
    ['pending', 'NOT YET VALID'],
    ['redeemed', 'REDEEMED'],
    ['expired', 'EXPIRED'],
    ['cancelled', 'CANCELLED'],
  ])('says across the page that it is %s', async (status, word) => {
    const { text } = await print(facts({ status, activatesAt: new Date('2026-11-27T09:30:00Z') }));
    expect(text).toContain(word);
    if (status === 'pending') expect(text).toMatch(/Valid from\s+27 November 2026 at 09:30/);
  });

  it.each<[VoucherStatus]>([['active'], ['partial']])('has nothing across the page while it is %s', async (status) => {
    const { text } = await print(facts({ status }));
    expect(text).not.toMatch(/REDEEMED|CANCELLED|EXPIRED|NOT YET VALID/);
  });

  it.each([
    ['A4', 595.3, 841.9],
    ['Letter', 612, 792],
  ] as const)('is one page of %s, whatever is on it', async (paper, width, height) => {
    const long = { title: 'W'.repeat(200), recipientName: '山田'.repeat(100), terms: '全店舗でご利用。'.repeat(250) };
    for (const voucher of [facts({ paper }), facts({ paper, ...long, status: 'pending' })]) {
      const { pages, size, text } = await print(voucher);
      expect(pages).toBe(1);
      expect(Math.abs(size[0] - width)).toBeLessThan(1);
      expect(Math.abs(size[1] - height)).toBeLessThan(1);
      expect(unspaced(text)).toContain(unspaced(voucher.terms ?? '').slice(-40));
    }
  });

  it.each([
    ['Arabic', 'قسيمة هدية', 'NotoSansArabic'],
    ['Hebrew', 'שובר מתנה', 'NotoSansHebrew'],
    ['Japanese', '山田 花子 様', 'NotoSansJP'],
    ['Greek', 'Δωροκάρτα', 'Inter'],
    ['Cyrillic', 'Подарочный сертификат', 'Inter'],
    ['Polish', 'Żółć gęślą jaźń', 'Inter'],
    ['emoji', '🎁', 'NotoColorEmoji'],
  ])('writes %s in letters that it carries', async (_, title, font) => {
    const { text, fonts, missingFonts } = await print(facts({ title, recipientName: title }));
    // Joined letters are drawn in parts that pdf.js has no names for; other readers take them from the tags.
    if (!/\p{Script=Arabic}/u.test(title)) {
      // A reader may give a line from right to left in either order: the same letters are enough.
      const letters = (word: string): string => [...unspaced(word)].toSorted().join('');
      expect(text.split('\n').map(letters)).toContain(letters(title));
    }
    expect(fonts.some((name) => name.startsWith(font))).toBe(true);
    expect(missingFonts).toBe(0);
  });

  it('gives equal text for equal facts', async () => {
    const [one, two] = [await print(facts()), await print(facts())];
    expect(two).toEqual(one);
  });

  it.each<[string, Buffer]>([
    ['a picture that would unpack to gigabytes', pngHeader(60_000, 60_000)],
    ['no picture at all', Buffer.from('<html>')],
  ])('draws a monogram instead of %s', async (_, bytes) => {
    const html = await voucherPage(facts({ merchant: { logo: { type: 'image/png', bytes } } }));
    expect(html).not.toContain('<img');
    expect(html).toContain('class="monogram"');
  });
});

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

describe('hostile texts', () => {
  const requests: string[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'voucher-secret-'));
  const secret = path.join(folder, 'secret.html');
  const server = net.createServer((socket) => {
    requests.push('connected');
    socket.on('data', (data) => requests.push(data.toString().slice(0, 80))).on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nLEAKED');
  });
  let address = '';

  beforeAll(async () => {
    fs.chmodSync(folder, 0o755);
    fs.writeFileSync(secret, 'LEAKED', { mode: 0o644 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    address = typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : '';
  });
  afterAll(() => {
    server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const inEveryField = (text: string): PrintedVoucher =>
    facts({ merchant: { name: text }, title: text, recipientName: text, terms: text });

  it('stand on the page as text, load nothing and read nothing', async () => {
    const texts = hostileTexts(address, secret);
    expect(texts.length).toBeGreaterThanOrEqual(120);
    const print1 = async (text: string): Promise<void> => {
      const page = await print(inEveryField(text));
      expect(page.text).toContain(code);
      expect(page.text).not.toContain('LEAKED');
      expect(page.pages).toBe(1);
      // In plain letters a reader gives back exactly what was written: in each of the four fields.
      if (/^[\x20-\x7E]+$/.test(text)) {
        expect(unspaced(page.text).split(unspaced(text)).length - 1).toBeGreaterThanOrEqual(4);
      }
    };
    const waiting = [...texts];
    const work = async (): Promise<void> => {
      for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) await print1(text);
    };
    await Promise.all([work(), work()]);
    expect(requests).toEqual([]);
  }, 300_000);

  it('turn nothing round that stands beside them', async () => {
    const { text } = await print(inEveryField('\u202Etxt.exe\u202C\u2066 a\u2069'));
    expect(text).toContain('For txt.exe a');
    expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });

  const loaders = (): readonly string[] => hostileTexts(address, secret).slice(0, 15);

  it('would load nothing and read nothing even if they were not escaped', async () => {
    for (const loader of loaders()) {
      const { text } = await readPdf(await pdfs.print(`<!doctype html><p>page</p>${loader}`, 'A4')).catch(empty);
      expect(text).not.toContain('LEAKED');
    }
    expect(requests).toEqual([]);
  }, 120_000);

  it('would load nothing even where the system allows the browser no network of its own', async () => {
    const ways = confinements().filter(({ ownNetwork }) => !ownNetwork);
    const chromium = await startChromium(await findChromium(cacheDir), ways);
    try {
      for (const loader of loaders()) {
        const html = `<!doctype html><p>page</p>${loader}`;
        const { text } = await printPage(chromium.browser, html, 'A4').then(readPdf).catch(empty);
        expect(text).not.toContain('LEAKED');
      }
    } finally {
      await chromium.end();
    }
    expect(requests).toEqual([]);
  }, 120_000);

  it('would reach the listener without all that', async () => {
    await new Promise((resolve) =>
      net
        .connect(Number(address.split(':')[1]), '127.0.0.1')
        .once('close', resolve)
        .resume(),
    );
    expect(requests).toContain('connected');
  });

  /** A page that was led away has no PDF: as good as one without the secret. */
  const empty = (): Pick<ReadPdf, 'text'> => ({ text: '' });
});

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

  it('answers every page in time, however often it is killed', async () => {
    const html = await voucherPage(facts({ terms: '全店舗でご利用。'.repeat(200) }));
    for (let kill = 0; kill < 8; kill += 1) {
      const start = performance.now();
      const printing = [pdfs.print(html, 'A4'), pdfs.print(html, 'A4'), pdfs.print(html, 'A4')];
      await sleep(20 + kill * 25);
      for (const { pid } of firstProcesses()) signal(pid, 'SIGKILL');
      for (const pdf of await Promise.all(printing)) expect((await readPdf(pdf)).text).toContain(code);
      expect(performance.now() - start).toBeLessThan(BUDGET_MS);
    }
  }, 240_000);

  it('answers every page in time when it is stopped, also those that wait', async () => {
    const html = await voucherPage(facts());
    await pdfs.print(html, 'A4');
    const start = performance.now();
    const printing = Array.from({ length: 4 }, () => pdfs.print(html, 'A4'));
    await sleep(30);
    for (const { pid } of browserProcesses()) signal(pid, 'SIGSTOP');
    for (const pdf of await Promise.all(printing)) expect((await readPdf(pdf)).text).toContain(code);
    const took = performance.now() - start;
    expect(took).toBeLessThan(BUDGET_MS);
    process.stdout.write(`stopped: four pages after ${Math.round(took)} ms\n`);
    expect(await pdfs.isReady()).toBe(true);
  }, 60_000);

  it('keeps to its memory, and leaves neither a process nor a folder', async () => {
    const browser = new PdfBrowser({ cacheDir, log });
    const others = new Set(browserProcesses().map(({ pid }) => pid));
    const homes = browserHomes();
    const own = () => browserProcesses().filter(({ pid }) => !others.has(pid));
    const html = await voucherPage(facts());
    const renders = Number(process.env.VOUCHER_RENDERS ?? 60);
    try {
      const { times, megabytes, processes } = await printMany(browser, html, renders, own);
      const third = Math.floor(renders / 3);
      const [early, late] = [median(megabytes.slice(5, third)), median(megabytes.slice(-third))];
      const speed = `first ${Math.round(times[0] ?? 0)} ms, median ${Math.round(median(times))} ms`;
      process.stdout.write(
        `${renders} pages: ${speed}; ${Math.round(early)} MB resident, then ${Math.round(late)} MB\n`,
      );
      expect(late).toBeLessThan(early * 1.15);
      expect(Math.max(...processes)).toBeLessThan(25);
    } finally {
      await browser.close();
    }
    await until('no process left', () => own().length === 0, 2_000);
    expect(browserHomes()).toEqual(homes);
    await expect(browser.print(html, 'A4')).rejects.toThrow('closed');
  }, 600_000);

  it('refuses what waits when it closes, and leaves nothing', async () => {
    const browser = new PdfBrowser({ cacheDir, log });
    const homes = browserHomes();
    const html = await voucherPage(facts());
    const printing = Array.from({ length: 6 }, () => browser.print(html, 'A4').catch(() => 'refused'));
    await sleep(300);
    await browser.close();
    expect(await Promise.all(printing)).toContain('refused');
    expect(browserHomes()).toEqual(homes);
  });

  it('names all that was tried where there is none', async () => {
    const browser = new PdfBrowser({ executablePath: '/nowhere/chromium', cacheDir, log });
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

  it('mends what is cut short, and what others could have changed', async () => {
    const unpacked = await unpackFonts(folder);
    const whole = fs.statSync(font(unpacked)).size;
    fs.truncateSync(font(unpacked), 100);
    expect(fs.statSync(font(await unpackFonts(folder))).size).toBe(whole);
    fs.chmodSync(font(unpacked), 0o666);
    expect(fs.statSync(font(await unpackFonts(folder))).mode & 0o022).toBe(0);
  });

  it('removes what an interrupted run has left', async () => {
    const unpacked = await unpackFonts(folder);
    // No process has this number: the largest is 4194304.
    const partial = path.join(path.dirname(unpacked), 'fonts-1.partial-4194305-abcdef');
    fs.mkdirSync(partial);
    fs.rmSync(unpacked, { recursive: true });
    await unpackFonts(folder);
    expect(fs.existsSync(partial)).toBe(false);
  });

  it('refuses a folder that others may write to', async () => {
    const open = fs.mkdtempSync(path.join(folder, 'open-'));
    const own = path.join(open, `browser-${process.getuid?.()}`);
    fs.mkdirSync(own);
    fs.chmodSync(own, 0o777);
    await expect(unpackFonts(open)).rejects.toThrow('must belong to the user');
  });
});

interface Figures {
  readonly times: number[];
  /** Of what stays: the readers of pages come and go with each. */
  readonly megabytes: number[];
  readonly processes: number[];
}

async function printMany(
  browser: PdfBrowser,
  html: string,
  renders: number,
  own: () => readonly BrowserProcess[],
): Promise<Figures> {
  const figures: Figures = { times: [], megabytes: [], processes: [] };
  for (let count = 0; count < renders; count += 1) {
    const start = performance.now();
    await browser.print(html, 'A4');
    figures.times.push(performance.now() - start);
    const found = own();
    const staying = found.filter(({ command }) => !command.includes('--type=renderer'));
    figures.processes.push(found.length);
    figures.megabytes.push(staying.reduce((sum, { residentBytes }) => sum + residentBytes, 0) / 2 ** 20);
  }
  return figures;
}

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
