import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nilUuid } from '#domain/ids.js';
import { languages } from '#domain/merchants/language.js';
import { factorResetEmail } from '#content/email/factor-reset-email.js';
import { invitationEmail } from '#content/email/invitation-email.js';
import { voucherEmail } from '#content/email/voucher-email.js';
import { findChromium } from '#worker/pdf/browser/find-chromium.js';
import { chromium, type Browser } from 'playwright-core';
import { repository } from '../support/harness/api-process.js';
import { facts } from '../support/fixtures/printed-vouchers.js';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  const found = await findChromium(path.join(repository, '.cache'), process.env['PUPPETEER_EXECUTABLE_PATH']);
  browser = await chromium.launch({
    executablePath: found.executable,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/tmp', ...found.env },
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(() => browser.close());

/** What cannot be read in an e-mail, and what is wider than the window. */
async function faultsOf(html: string, colorScheme: 'light' | 'dark', width: number): Promise<unknown[]> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
  try {
    await page.setContent(html);
    await page.evaluate(axe);
    const faults =
      await page.evaluate(`axe.run(document, { runOnly: ['color-contrast', 'html-has-lang', 'valid-lang'] })
      .then(({ violations, passes }) => [...violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        ...(passes.some(({ id }) => id === 'color-contrast') ? [] : ['No text was looked at.'])])`);
    const tooWide = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
    return [...(faults as unknown[]), ...(tooWide > 0 ? [`${tooWide} px too wide`] : [])];
  } finally {
    await page.close();
  }
}

/** The lightness of the middle of the left edge, which is outside the sheet: from 0 to 255. */
async function lightnessOf(html: string, colorScheme: 'light' | 'dark'): Promise<number> {
  const page = await browser.newPage({ colorScheme, viewport: { width: 800, height: 800 } });
  try {
    await page.setContent(html);
    const picture = (await page.screenshot()).toString('base64');
    return Number(
      await page.evaluate(`new Promise((resolve) => {
        const image = new Image();
        image.onload = () => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 800 });
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          resolve(context.getImageData(4, 400, 1, 1).data[1]);
        };
        image.src = 'data:image/png;base64,${picture}';
      })`),
    );
  } finally {
    await page.close();
  }
}

const email = (locale: string, colour: string | null): string =>
  voucherEmail(
    facts({ status: 'partial', remainingMinor: 1_234, merchant: { locale, colour, terms: 'In all our shops.' } }),
  ).html;

describe.each(['light', 'dark'] as const)('in %s mode', (scheme) => {
  it.each(languages)('an e-mail in %s can be read, on a phone too', async (language) => {
    for (const width of [360, 800]) expect(await faultsOf(email(language, '#2f6f4e'), scheme, width)).toEqual([]);
  });

  it.each(['#000000', '#ffffff', '#ffd700', '#1f295b', '#7f7f7f', '#b4502d', null])(
    'an e-mail in the colour %s can be read',
    async (colour) => expect(await faultsOf(email('en-GB', colour), scheme, 800)).toEqual([]),
  );
});

describe('a text without spaces does not make an e-mail wider than the window', () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);
  const invitation = {
    id: nilUuid,
    merchantId: nilUuid,
    merchantName: long,
    timeZone: 'Europe/London',
    email: 'ada@example.com',
    role: 'admin',
    invitedBy: null,
    invitedByName: long,
    createdAt: new Date(),
    expiresAt: new Date(),
    acceptedAt: null,
    acceptedBy: null,
    withdrawnAt: null,
    readAt: new Date(),
  } as const;
  const emails = {
    'to the recipient of a voucher': voucherEmail(
      facts({ recipientName: long, title: long, merchant: { name: long, terms: long } }),
    ),
    'to who is invited': invitationEmail(invitation, `https://portal.example/${long}`),
    'to a member': factorResetEmail(long, `https://portal.example/${long}`),
  };

  it.each(Object.entries(emails))('%s', async (_name, { html }) => {
    for (const width of [360, 800]) expect(await faultsOf(html, 'light', width)).toEqual([]);
  });
});

it('an e-mail is dark where the reader prefers it, and light elsewhere', async () => {
  expect(await lightnessOf(email('de', '#2f6f4e'), 'light')).toBeGreaterThan(200);
  expect(await lightnessOf(email('de', '#2f6f4e'), 'dark')).toBeLessThan(60);
});
