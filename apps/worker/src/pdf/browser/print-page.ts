import type { Browser, HTTPRequest, Page } from 'puppeteer';

export type PaperFormat = 'A4' | 'Letter';

/**
 * One page to one PDF, in a context of its own that goes with it. No script of the page runs, and nothing is loaded but
 * what the page holds as `data:`. That is four locks on one door, since each alone has a hole: interception sees neither
 * prefetches nor WebSockets, and a refresh leads away although scripts are off.
 */
export async function printPage(browser: Browser, html: string, paper: PaperFormat): Promise<Buffer> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await blockNetwork(page);
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(fitOnePage);
    const pdf = Buffer.from(
      await page.pdf({ format: paper, printBackground: true, tagged: true, outline: false, pageRanges: '1' }),
    );
    if (!isWhole(pdf)) throw new Error('The browser made an incomplete PDF.');
    return pdf;
  } finally {
    // A browser that has died can't be asked, and one that is stopped won't answer: nobody waits for it.
    context.close().catch(() => undefined);
  }
}

// Ours, not the page's, and so it runs. Someone's terms can be as long as they like: what is longer than its page, the
// margin of it included, is made smaller until nothing is cut off. Not before the fonts are there, or it would measure
// others.
const fitOnePage = `document.fonts.ready.then(() => {
  const { body } = document;
  const end = body.getBoundingClientRect().bottom - parseFloat(getComputedStyle(body).paddingBottom) + 1;
  for (let zoom = 0.96; zoom > 0.5 && body.lastElementChild?.getBoundingClientRect().bottom > end; zoom -= 0.04) {
    for (const part of body.children) part.style.zoom = zoom;
  }
})`;

/** No scripts, no network, no files. */
export async function blockNetwork(page: Page): Promise<void> {
  page.on('request', (request) => void letThrough(request).catch(() => undefined));
  await Promise.all([
    page.setJavaScriptEnabled(false),
    page.setOfflineMode(true),
    page.setRequestInterception(true),
    page.setBypassServiceWorker(true),
  ]);
}

async function letThrough(request: HTTPRequest): Promise<void> {
  const { protocol } = new URL(request.url());
  const decision = protocol === 'data:' ? request.continue() : request.abort('blockedbyclient');
  // The page may be gone by then, and the request with it.
  await decision.catch(() => undefined);
}

function isWhole(pdf: Buffer): boolean {
  return pdf.subarray(0, 5).toString('latin1') === '%PDF-' && pdf.subarray(-8).toString('latin1').includes('%%EOF');
}
