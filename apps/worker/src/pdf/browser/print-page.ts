import type { Paper } from '#domain/merchants/settings.js';
import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';

/** A page in a browser context of its own, without scripts and network. It prints one document of a merchant. */
export interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * Prints one document to PDF, in `opened` or a new page. No script of it runs, and only `data:` URLs are loaded.
 * Four measures enforce this, because none is complete: request interception misses prefetches and WebSockets, and a
 * refresh navigates even if scripts are disabled.
 * @throws Error as soon as the browser has ended
 */
export const printPage = (browser: Browser, html: string, paper: Paper, opened?: OpenPage): Promise<Buffer> =>
  whileRunning(browser, () => printInContext(browser, html, paper, opened));

/** Puppeteer would never answer a `newPage()` that waits when the browser ends. */
async function whileRunning<Result>(browser: Browser, work: () => Promise<Result>): Promise<Result> {
  let stopListening = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const onEnd = (): void => reject(new Error('The browser has ended.'));
    browser.once('disconnected', onEnd);
    stopListening = () => browser.off('disconnected', onEnd);
  });
  try {
    return await Promise.race([work(), ended]);
  } finally {
    stopListening();
  }
}

async function printInContext(browser: Browser, html: string, paper: Paper, opened?: OpenPage): Promise<Buffer> {
  const { context, page } = opened ?? (await openPage(browser));
  try {
    return await printIn(page, html, paper);
  } finally {
    closeContext(context);
  }
}

async function openPage(browser: Browser): Promise<OpenPage> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await blockNetwork(page);
    return { context, page };
  } catch (error) {
    closeContext(context);
    throw error;
  }
}

/**
 * Opens a page that has printed a sample, with the fonts of most vouchers: the process of the page is there, and has read
 * them. It then prints in a third of the time.
 * @throws Error as soon as the browser has ended
 */
export const openWarmPage = (browser: Browser, sample: string): Promise<OpenPage> =>
  whileRunning(browser, async () => {
    const opened = await openPage(browser);
    try {
      await printIn(opened.page, sample, 'A4');
      return opened;
    } catch (error) {
      closeContext(opened.context);
      throw error;
    }
  });

async function printIn(page: Page, html: string, paper: Paper): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(fitOnePage);
  const pdf = Buffer.from(
    await page.pdf({ format: paper, printBackground: true, tagged: true, outline: false, pageRanges: '1' }),
  );
  if (!isComplete(pdf)) throw new Error('The browser made an incomplete PDF.');
  return pdf;
}

/** Not awaited: a dead or stopped browser does not answer. */
function closeContext(context: BrowserContext): void {
  context.close().catch(() => undefined);
}

// Injected by Puppeteer, so it runs although page scripts are disabled. Content that is longer than the page is scaled down
// until it fits. It waits for the fonts, because their metrics decide the size.
const fitOnePage = `document.fonts.ready.then(() => {
  const { body } = document;
  const end = body.getBoundingClientRect().bottom - parseFloat(getComputedStyle(body).paddingBottom) + 1;
  for (let zoom = 0.96; zoom > 0.5 && body.lastElementChild?.getBoundingClientRect().bottom > end; zoom -= 0.04) {
    for (const part of body.children) part.style.zoom = zoom;
  }
})`;

/** Disables scripts, the network and file access. */
export async function blockNetwork(page: Page): Promise<void> {
  page.on('request', (request) => void continueOrAbort(request).catch(() => undefined));
  await Promise.all([
    page.setJavaScriptEnabled(false),
    page.setOfflineMode(true),
    page.setRequestInterception(true),
    page.setBypassServiceWorker(true),
  ]);
}

async function continueOrAbort(request: HTTPRequest): Promise<void> {
  const { protocol } = new URL(request.url());
  const decision = protocol === 'data:' ? request.continue() : request.abort('blockedbyclient');
  // The page may be closed by now.
  await decision.catch(() => undefined);
}

function isComplete(pdf: Buffer): boolean {
  return pdf.subarray(0, 5).toString('latin1') === '%PDF-' && pdf.subarray(-8).toString('latin1').includes('%%EOF');
}
