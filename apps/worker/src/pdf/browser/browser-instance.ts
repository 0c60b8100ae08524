import type { Paper } from '#domain/merchants/settings.js';
import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import { samplePage } from '#content/pdf/sample-page.js';
import type { RunningChromium } from './chromium.js';
import { openWarmPage, printPage, type OpenPage } from './print-page.js';

/** A running browser that prints pages. `PdfBrowser` decides how many, and when it ends. */
export class BrowserInstance {
  /** All pages that it was given, and those that it prints now. */
  pages = 0;
  activePages = 0;
  /** Accepts no new pages, and ends after its last one. */
  retired = false;
  /** A page that waits for its document, so that the next one is printed sooner; undefined if it could not be opened. */
  private spare: Promise<OpenPage | undefined> | undefined;

  constructor(readonly chromium: RunningChromium) {}

  /**
   * Prints one document in the spare page, or in a new one.
   * @throws Error as soon as the browser has ended
   */
  async print(html: string, paper: Paper): Promise<Buffer> {
    const { spare } = this;
    this.spare = undefined;
    // A spare page that is being opened is waited for: opening a second page at the same time would take longer.
    return printPage(this.chromium.browser, html, paper, await spare);
  }

  /** Opens a spare page if there is none. If it fails, the next document opens its own. */
  openSpare(log: Log): void {
    this.spare ??= samplePage()
      .then((sample) => openWarmPage(this.chromium.browser, sample))
      .catch((error: unknown) => {
        log.debug(causeOf(error), 'opening a spare page failed');
        return undefined;
      });
  }
}
