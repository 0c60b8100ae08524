import { PdfBrowser } from '#worker/pdf/browser/pdf-browser.js';
import { voucherPage } from '#content/pdf/voucher-page.js';
import { pino } from 'pino';
import { until } from '../../support/harness/deadline.js';
import { browserHomes, browserProcesses, cacheDir, type BrowserProcess } from '../../support/harness/pdf.js';
import { facts } from '../../support/fixtures/printed-vouchers.js';

// A browser is replaced after a hundred pages: the long form goes through several.
const renders = process.env['SOAK'] === '1' ? 500 : 60;
const log = pino({ level: 'silent' });

it('a browser keeps to its memory, and leaves neither a process nor a folder', async () => {
  const browser = new PdfBrowser({ cacheDir, log });
  const others = new Set(browserProcesses().map(({ pid }) => pid));
  const homes = browserHomes();
  const own = () => browserProcesses().filter(({ pid }) => !others.has(pid));
  const html = await voucherPage(facts());
  try {
    const { times, megabytes, processes } = await printMany(browser, html, own);
    const third = Math.floor(renders / 3);
    const [early, late] = [median(megabytes.slice(5, third)), median(megabytes.slice(-third))];
    const speed = `first ${Math.round(times[0] ?? 0)} ms, median ${Math.round(median(times))} ms`;
    process.stdout.write(`${renders} pages: ${speed}; ${Math.round(early)} MB resident, then ${Math.round(late)} MB\n`);
    expect(late).toBeLessThan(early * 1.15);
    expect(Math.max(...processes)).toBeLessThan(25);
  } finally {
    await browser.close();
  }
  await until('no process left', () => own().length === 0, 2_000);
  expect(browserHomes()).toEqual(homes);
  await expect(browser.print(html, 'A4')).rejects.toThrow('closed');
}, 600_000);

interface Figures {
  readonly times: number[];
  /** The memory of the processes that stay. The renderers are left out: they start and end with each page. */
  readonly megabytes: number[];
  readonly processes: number[];
}

async function printMany(browser: PdfBrowser, html: string, own: () => readonly BrowserProcess[]): Promise<Figures> {
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
