import { writeFileSync } from 'node:fs';
import { findChromium } from '#worker/pdf/browser/find-chromium.js';
import { chromium, type Browser, type Page } from 'playwright-core';

/** The browser that prints vouchers. It needs no sandbox for our own pages. */
export async function openBrowser(cacheDir: string): Promise<Browser> {
  const found = await findChromium(cacheDir, process.env['PUPPETEER_EXECUTABLE_PATH']);
  return chromium.launch({
    executablePath: found.executable,
    env: { ...process.env, ...found.env } as Record<string, string>,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
}

/** Runs in the page: settles when nothing moves any more, except what moves for ever. */
const untilStill = `Promise.all(
  document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => undefined)),
).then(() => undefined)`;

/** Takes a picture of the visible part, or of the whole page unless a dialog covers it. WebP has a third of the size of a PNG. */
export async function takePicture(page: Page, file: string, full: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (full && (await page.getByRole('dialog').count()) === 0) {
    const { cssContentSize } = (await session.send('Page.getLayoutMetrics')) as { cssContentSize: { height: number } };
    const view = page.viewportSize() ?? { width: 1440, height: 900 };
    // A window of the height of the page: a browser does not draw a frame that is out of sight.
    await page.setViewportSize({ ...view, height: Math.max(view.height, Math.min(cssContentSize.height, 6000)) });
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(untilStill);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  writeFileSync(file, Buffer.from(data, 'base64'));
}
