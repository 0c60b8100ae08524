import type { Log } from '#config/log.js';
import { startChromium, type RunningChromium } from './chromium.js';
import type { Confinement } from './confinement.js';
import { findChromium, type FoundChromium } from './find-chromium.js';
import { printPage, type PaperFormat } from './print-page.js';
import { Turns } from './turns.js';

export interface PdfBrowserOptions {
  /** PUPPETEER_EXECUTABLE_PATH; undefined: the npm package's, else one on the PATH. */
  readonly executablePath?: string | undefined;
  /** Where the npm package's is unpacked, 200 MB. */
  readonly cacheDir: string;
  readonly log: Log;
}

interface Press {
  readonly chromium: RunningChromium;
  renders: number;
  busy: number;
  /** Takes no new page: it ends with its last one. */
  leaving: boolean;
}

// More than two gain nothing on two cores.
const AT_ONCE = 2;
const RENDERS_PER_BROWSER = 100;
/** For one try: the first is given up soon, since a browser that hangs is more likely than one that is slow. */
const RENDER_MS = { first: 5_000, later: 10_000 };
const MOST_TRIES = 4;
/** No try begins later than this after the turn has come. */
const TRIES_MS = 12_000;
const READY_MS = 2_000;

/**
 * A warm Chromium that turns pages into PDFs. What it is given is laid out and nothing more: no script, no network, no
 * file. A browser that is killed, stopped or stuck costs a caller another try in a new one, never a hang: from its turn on
 * a page has 22 seconds at most.
 */
export class PdfBrowser {
  private readonly turns = new Turns(AT_ONCE);
  private readonly alive = new Set<Press>();
  private found: Promise<FoundChromium> | undefined;
  private starting: Promise<Press> | undefined;
  /** Takes new pages. */
  private current: Press | undefined;
  private way: Confinement | undefined;
  private closed = false;

  constructor(private readonly options: PdfBrowserOptions) {}

  /** The first page of this HTML, tagged. Throws where several browsers in turn have failed to give it in time. */
  print(html: string, paper: PaperFormat): Promise<Buffer> {
    return this.turns.run(async () => {
      const start = performance.now();
      for (let tries = 1; ; tries += 1) {
        try {
          return await this.printOnce(html, paper, tries === 1 ? RENDER_MS.first : RENDER_MS.later);
        } catch (error) {
          if (this.closed || tries === MOST_TRIES || performance.now() - start > TRIES_MS) throw error;
          this.options.log.warn({ err: error }, 'a page was not printed: once more in a new browser');
        }
      }
    });
  }

  /** Whether a browser is up, or can be started, and answers. The first call of a machine unpacks it. */
  async isReady(): Promise<boolean> {
    try {
      const { chromium } = await this.press();
      await within(READY_MS, chromium.browser.version());
      return true;
    } catch (error) {
      this.options.log.warn({ err: error }, 'there is no browser for PDFs');
      return false;
    }
  }

  /** Ends every browser, also under pages that are being printed; what waits is refused. */
  async close(): Promise<void> {
    this.closed = true;
    await this.starting?.catch(() => undefined);
    await Promise.all([...this.alive].map((press) => this.end(press)));
  }

  private async printOnce(html: string, paper: PaperFormat, withinMs: number): Promise<Buffer> {
    // Unpacking takes what it takes and can't hang: only what can hang is timed.
    await this.find();
    const start = performance.now();
    const press = await within(withinMs, this.press());
    press.renders += 1;
    press.busy += 1;
    if (press.renders >= RENDERS_PER_BROWSER) this.retire(press);
    try {
      return await within(withinMs - (performance.now() - start), printPage(press.chromium.browser, html, paper));
    } catch (error) {
      await this.end(press);
      throw error;
    } finally {
      press.busy -= 1;
      if (press.leaving && press.busy === 0) await this.end(press);
    }
  }

  /** The browser that takes new pages: one for all who ask while it starts. */
  private async press(): Promise<Press> {
    if (this.closed) throw new Error('The browser for PDFs is closed.');
    if (this.current) return this.current;
    this.starting ??= this.start().finally(() => (this.starting = undefined));
    return this.starting;
  }

  private find(): Promise<FoundChromium> {
    const { executablePath, cacheDir } = this.options;
    this.found ??= findChromium(cacheDir, executablePath).catch((error: unknown) => {
      // A full disk, say, may be mended: the next page looks again.
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async start(): Promise<Press> {
    const found = await this.find();
    const chromium = await startChromium(found, this.way && [this.way]).catch((error: unknown) => {
      // Perhaps it isn't there any more, or was spoilt.
      this.found = undefined;
      throw error;
    });
    if (!this.way) this.tell(found.from, chromium.confinement);
    this.way = chromium.confinement;
    const press: Press = { chromium, renders: 0, busy: 0, leaving: false };
    this.alive.add(press);
    if (this.closed) {
      await this.end(press);
      throw new Error('The browser for PDFs is closed.');
    }
    this.current = press;
    // Killed from outside: the next page must not find out by failing.
    chromium.browser.once('disconnected', () => {
      this.end(press).catch((error: Error) => this.options.log.warn({ reason: error.name }, 'the end of a browser'));
    });
    return press;
  }

  private tell(from: string, confinement: Confinement): void {
    const { name, ownNetwork, sandbox } = confinement;
    this.options.log.info({ from, as: name, ownNetwork, sandbox }, 'the browser for PDFs is up');
    if (!sandbox) this.options.log.warn('Chromium runs without its sandbox: this system allows it no namespaces.');
  }

  /** Pages that it prints now are finished; new ones go to the next. */
  private retire(press: Press): void {
    press.leaving = true;
    if (this.current === press) this.current = undefined;
  }

  private async end(press: Press): Promise<void> {
    this.retire(press);
    if (this.alive.delete(press)) await press.chromium.end();
  }
}

/** The answer, if it comes in time. What comes later is dropped, an error too. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not answer in time.')), Math.max(ms, 0));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}
