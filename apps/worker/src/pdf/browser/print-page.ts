import type { Browser, HTTPRequest, Page } from 'puppeteer';

export type PaperFormat = 'A4' | 'Letter';

/**
 * Prints one page to PDF in a browser context of its own. No script of the page runs, and only `data:` URLs are loaded.
 * Four measures enforce this, because none is complete: request interception misses prefetches and WebSockets, and a
 * refresh navigates even if scripts are disabled.
 * @throws Error as soon as the browser has ended: Puppeteer would never answer a `newPage()` that waits at that time
 */
export async function printPage(browser: Browser, html: string, paper: PaperFormat): Promise<Buffer> {
  let stopListening = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const onEnd = (): void => reject(new Error('The browser has ended.'));
    browser.once('disconnected', onEnd);
    stopListening = () => browser.off('disconnected', onEnd);
  });
  try {
    return await Promise.race([printInContext(browser, html, paper), ended]);
  } finally {
    stopListening();
  }
}

async function printInContext(browser: Browser, html: string, paper: PaperFormat): Promise<Buffer> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await blockNetwork(page);
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(fitOnePage);
    const pdf = Buffer.from(
      await page.pdf({ format: paper, printBackground: true, tagged: true, outline: false, pageRanges: '1' }),
    );
    if (!isComplete(pdf)) throw new Error('The browser made an incomplete PDF.');
    return pdf;
  } finally {
    // Not awaited: a dead or stopped browser does not answer.
    context.close().catch(() => undefined);
  }
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
