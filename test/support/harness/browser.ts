import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '#worker/pdf/browser/find-chromium.js';
import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core';
import { repository } from './api-process.js';
import { until } from './deadline.js';
import type { PortalUser } from './portal.js';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Faults {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What a visit must never show, whatever is tested. */
interface Trouble {
  readonly violations: string[];
  readonly errors: string[];
  readonly strangers: string[];
}

/** What serves the pages: a portal, or an API with its documentation. */
interface Site {
  readonly process: { readonly url: string };
}

interface Look {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
}

/** A browser window of somebody. */
export class PageVisit {
  private readonly scripts: Request[] = [];
  private readonly loading = new Set<Request>();
  private requests = 0;

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly origin: string,
    private readonly trouble: Trouble,
  ) {}

  static async open(browser: Browser, site: Site, user?: PortalUser, look: Look = {}): Promise<PageVisit> {
    const origin = site.process.url;
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
      colorScheme: look.colorScheme ?? 'light',
      viewport: { width: look.width ?? 1280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    if (user?.cookie) {
      const cookies = user.cookie.split('; ').map((each) => each.split(/=(.*)/s, 2));
      await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: origin })));
    }
    const page = await context.newPage();
    const visit = new PageVisit(page, context, origin, { violations: [], errors: [], strangers: [] });
    await visit.watch();
    return visit;
  }

  private async watch(): Promise<void> {
    const { page, trouble } = this;
    await page.exposeFunction('reportViolation', (text: string) => trouble.violations.push(text));
    await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile))`);
    page.on('pageerror', (error) => trouble.errors.push(String(error)));
    page.on('console', (message) => {
      // The browser itself notes every answer from 400 on.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        trouble.errors.push(message.text());
      }
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.origin) trouble.strangers.push(request.url());
      if (request.resourceType() === 'script') this.scripts.push(request);
      this.loading.add(request);
      this.requests += 1;
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.loading.delete(request));
  }

  async goto(address: string): Promise<void> {
    this.loading.clear();
    await this.page.goto(address, { waitUntil: 'load' });
    await this.settled();
  }

  /** Waits until nothing is loaded any more and the page is twice idle: what it has received loads nothing else. */
  async settled(): Promise<void> {
    for (let idle = 0; idle < 2;) {
      await until('The page has loaded everything', () => this.loading.size === 0);
      const before = this.requests;
      await this.page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
      idle = this.requests === before ? idle + 1 : 0;
    }
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
    await this.settled();
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  field(label: string | RegExp) {
    return this.page.getByLabel(label, { exact: typeof label === 'string' });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { name });
  }

  /** Picks from a list that opens. */
  async choose(label: string, option: string | RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.getByRole('option', { name: option }).click();
  }

  /** Waits until a text is there. */
  async expectText(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** Shows the page as it stands in these colours, as the system's setting changes them. */
  async show(colorScheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme });
    await this.page.locator(`html[data-mantine-color-scheme='${colorScheme}']`).waitFor({ state: 'attached' });
    const ended =
      'document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished)';
    await this.page.evaluate(`Promise.allSettled(${ended}).then(() => undefined)`);
  }

  /** The violations of WCAG 2.2 A and AA by the current page, or only those by its colours. */
  async faults(of: 'page' | 'colours' = 'page'): Promise<string[]> {
    const rules =
      of === 'colours'
        ? ['color-contrast', 'link-in-text-block']
        : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    if (!(await this.page.evaluate('Boolean(window.axe)'))) await this.page.evaluate(axe);
    const found = (await this.page.evaluate(`axe.run(document, {
      runOnly: ${JSON.stringify(rules)},
      resultTypes: ['violations'],
    }).then(({ violations }) => violations)`)) as Faults[];
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  }

  /** The bytes of all scripts so far, as they were transferred. */
  async scriptBytes(): Promise<number> {
    const sizes = await Promise.all(this.scripts.map((script) => script.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  }

  /** Closes the window, and sees that nothing went wrong in it. */
  async close(): Promise<void> {
    await this.context.close();
    const trouble = Object.values(this.trouble).flat();
    if (trouble.length > 0) throw new Error(`In the browser:\n${trouble.join('\n')}`);
  }
}

/** A Chromium for the tests of a file. Each test closes its visits by itself, which is where they are judged. */
export function useBrowser(): { open(site: Site, user?: PortalUser, look?: Look): Promise<PageVisit> } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const found = await findChromium(path.join(repository, '.cache'), process.env['PUPPETEER_EXECUTABLE_PATH']);
    const launch = () =>
      chromium.launch({
        executablePath: found.executable,
        env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/tmp', ...found.env },
        args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
      });
    // Chromium itself has crashed at a start (SIGSEGV).
    browser = await launch().catch(launch);
  });
  afterAll(() => browser?.close());
  return {
    open: (site, user, look) => {
      if (!browser) throw new Error('The browser has not started.');
      return PageVisit.open(browser, site, user, look);
    },
  };
}
