import type { Paper } from '#domain/merchants/settings.js';
import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import type { OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { BrowserInstance } from './browser-instance.js';
import { startChromium } from './chromium.js';
import type { Confinement } from './confinement.js';
import { findChromium, type FoundChromium } from './find-chromium.js';
import { within } from '../../within.js';

export interface PdfBrowserOptions {
  /** PUPPETEER_EXECUTABLE_PATH. Default: the browser of the npm package, else one on the PATH. */
  readonly executablePath?: string | undefined;
  /** The folder into which the npm package's browser is unpacked, 200 MB. */
  readonly cacheDir: string;
  readonly log: Log;
}

// More than two are not faster on two cores.
const maxConcurrentPages = 2;
const maxPagesPerBrowser = 100;
/** Timeouts of one attempt. The first is short, because a hanging browser is more likely than a slow one. */
const attemptTimeoutMs = { first: 5_000, later: 10_000 };
const maxAttempts = 4;
/** No attempt starts later than this after the first. */
const maxRetryWindowMs = 12_000;
const readyTimeoutMs = 2_000;
/** The browser opens a spare page when it has printed nothing for so long. */
const idleMs = 300;

/**
 * A running Chromium that prints pages to PDF, without scripts, network or files. If the browser is killed, stopped or
 * stuck, the page is printed again in a new one. Printing takes at most 22 seconds after the wait for a free slot.
 */
export class PdfBrowser implements OnApplicationShutdown {
  private readonly limit = pLimit(maxConcurrentPages);
  private readonly instances = new Set<BrowserInstance>();
  private found: Promise<FoundChromium> | undefined;
  private starting: Promise<BrowserInstance> | undefined;
  /** The instance that accepts new pages. */
  private current: BrowserInstance | undefined;
  private confinement: Confinement | undefined;
  private closed = false;
  private spareTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: PdfBrowserOptions) {}

  /**
   * Prints the first page of this HTML as a tagged PDF.
   * @throws Error if several browsers failed to print it in time
   */
  print(html: string, paper: Paper): Promise<Buffer> {
    return this.limit(async () => {
      const start = performance.now();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.printOnce(html, paper, attempt === 1 ? attemptTimeoutMs.first : attemptTimeoutMs.later);
        } catch (error) {
          if (this.closed || attempt === maxAttempts || performance.now() - start > maxRetryWindowMs) throw error;
          this.options.log.warn(causeOf(error), 'printing a page failed, retrying in a new browser');
        }
      }
    });
  }

  /** Whether a browser is running or can be started, and responds. The first call on a machine unpacks it. */
  async isReady(): Promise<boolean> {
    try {
      const { chromium } = await this.instance();
      await within(readyTimeoutMs, chromium.browser.version());
      return true;
    } catch (error) {
      // A stop while the browser starts is no fault.
      if (!this.closed) this.options.log.warn(causeOf(error), 'the PDF browser is not available');
      return false;
    }
  }

  /** Ends every browser, even while it prints. Waiting calls fail. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.spareTimer);
    await this.starting?.catch(() => undefined);
    await Promise.all([...this.instances].map((instance) => this.end(instance)));
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private async printOnce(html: string, paper: Paper, withinMs: number): Promise<Buffer> {
    // Unpacking cannot hang, so it is not part of the timeout.
    await this.find();
    const start = performance.now();
    const instance = await within(withinMs, this.instance());
    instance.pages += 1;
    instance.activePages += 1;
    if (instance.pages >= maxPagesPerBrowser) this.retire(instance);
    try {
      return await within(withinMs - (performance.now() - start), instance.print(html, paper));
    } catch (error) {
      await this.end(instance);
      throw error;
    } finally {
      instance.activePages -= 1;
      if (instance.retired && instance.activePages === 0) await this.end(instance);
      else this.openSpareSoon(instance);
    }
  }

  /**
   * Opens a spare page after a pause. Opening takes as long as printing, so documents in quick succession print sooner without
   * it.
   */
  private openSpareSoon(instance: BrowserInstance): void {
    clearTimeout(this.spareTimer);
    this.spareTimer = setTimeout(() => this.openSpare(instance), idleMs).unref();
  }

  private openSpare(instance: BrowserInstance): void {
    if (this.limit.activeCount === 0 && !instance.retired) instance.openSpare(this.options.log);
  }

  /** The instance for new pages. Concurrent callers share one start. */
  private async instance(): Promise<BrowserInstance> {
    if (this.closed) throw new Error('The PDF browser is closed.');
    if (this.current) return this.current;
    this.starting ??= this.start().finally(() => (this.starting = undefined));
    return this.starting;
  }

  private find(): Promise<FoundChromium> {
    const { executablePath, cacheDir } = this.options;
    this.found ??= findChromium(cacheDir, executablePath).catch((error: unknown) => {
      // The cause, such as a full disk, may be temporary: the next page searches again.
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async start(): Promise<BrowserInstance> {
    const found = await this.find();
    const chromium = await startChromium(found, this.confinement && [this.confinement]).catch((error: unknown) => {
      // The file may be missing or damaged: search again.
      this.found = undefined;
      throw error;
    });
    if (!this.confinement) this.logStart(found.from, chromium.confinement);
    this.confinement = chromium.confinement;
    const instance = new BrowserInstance(chromium);
    this.instances.add(instance);
    if (this.closed) {
      await this.end(instance);
      throw new Error('The PDF browser is closed.');
    }
    this.current = instance;
    this.openSpareSoon(instance);
    // If the browser is killed, replace it before the next page.
    chromium.browser.once('disconnected', () => {
      this.end(instance).catch((error: Error) =>
        this.options.log.warn({ reason: error.name }, 'ending a browser failed'),
      );
    });
    return instance;
  }

  private logStart(from: string, confinement: Confinement): void {
    const { name, ownNetwork, sandbox } = confinement;
    this.options.log.info({ from, as: name, ownNetwork, sandbox }, 'the PDF browser has started');
    if (!sandbox)
      this.options.log.warn('Chromium runs without its sandbox, because this system does not allow namespaces.');
  }

  /** Its current pages are finished. New pages go to a new instance. */
  private retire(instance: BrowserInstance): void {
    instance.retired = true;
    if (this.current === instance) this.current = undefined;
  }

  private async end(instance: BrowserInstance): Promise<void> {
    this.retire(instance);
    if (this.instances.delete(instance)) await instance.chromium.end();
  }
}
