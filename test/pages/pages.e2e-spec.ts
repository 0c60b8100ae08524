import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { sequenceEvents } from '#persistence/events/event-outbox.store.js';
import { until } from '../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../support/harness/portal.js';
import { newEmail } from '../support/fixtures/random.js';
import { base, Shop } from '../support/fixtures/shop.js';
import { useBrowser } from '../support/harness/browser.js';

const started = usePortal();
const browser = useBrowser();

let shop: Shop;
let owner: PortalUser;
let support: PortalUser;
/** The ids that stand in addresses. */
const ids = { key: '', customer: '', voucher: '', unused: '', request: '', order: '', event: '' };

const at = (path: string): string => `/merchants/${shop.id}${path}`;
async function make(path: string, body: object): Promise<string> {
  const answer = await owner.post<{ data: { id: string } }>(at(path), body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
  return answer.body.data.id;
}

/** A merchant with one of everything, so that no page is empty. */
beforeAll(async () => {
  shop = await Shop.open(started.service);
  owner = await started.portal.user({ shop });
  support = await started.portal.user({ platformRole: 'platform_admin' });
  await started.portal.account({ shop, role: 'viewer' });
  ids.key = await make('/keys', { name: 'Web shop', scopes: ['orders:write', 'orders:read'] });
  const reward = await make('/reward-templates', { title: 'A free coffee', expiryDays: 30 });
  const progression = [{ at: 2, rewardTemplateId: reward }];
  const card = await make('/cards', { title: 'Coffee card', type: 'stamp', numberOfStamps: 2, progression });
  await make('/locations', { name: 'High Street' });
  const template = await make('/voucher-templates', {
    title: 'Gift voucher',
    type: 'fixed',
    value: 20,
    currency: 'GBP',
  });
  const stamps = { cardId: card, mode: 'per_order', stampsPerOrder: 1 };
  await owner.put(at('/order-settings'), { stamps });
  const email = newEmail('ada');
  ids.voucher = await make('/vouchers', { voucherTemplateId: template, recipientEmail: email, recipientName: 'Ada' });
  ids.unused = await make('/vouchers', { voucherTemplateId: template, recipientEmail: email, recipientName: 'Ada' });
  await make('/invitations', { email: newEmail('new'), role: 'admin' });
  const { client } = started.service;
  for (let sent = 0; sent < 3; sent += 1) {
    const body = {
      customer_email: email,
      order_value: 9,
      order_source: 'shop',
      order_number: randomUUID().slice(0, 8),
    };
    const order = await client.call<{ order: { id: string } }>('POST', `${base}/orders/create`, {
      body,
      key: shop.key,
    });
    ids.order = order.body.order.id;
  }
  const { body } = await owner.get<{ data: { id: string }[] }>(at('/customers'));
  ids.customer = body.data[0]?.id ?? '';
  const refused = await client.call('POST', `${base}/vouchers/${ids.voucher}/redeem`, { body: {}, key: shop.key });
  ids.request = String(refused.headers['x-request-id']);
  while ((await sequenceEvents(shop.database.db, 1_000)).rows > 0);
  const events = await owner.get<{ data: { id: string }[] }>(at(`/events?subjectId=${ids.voucher}`));
  ids.event = events.body.data[0]?.id ?? '';
  const isLogged = async () => (await owner.get(at(`/requests/${ids.request}`))).status === 200;
  await until('The refused request is logged', isLogged);
});

const signInPages = ['/sign-in', '/forgot-password', '/reset-password?token=a', '/accept-invitation?token=a'];
const pages: readonly (readonly [string, () => string])[] = [
  ...['overview', 'keys', 'usage', 'programme', 'programme/rewards', 'programme/vouchers', 'programme/orders']
    .concat([
      'programme/locations',
      'customers',
      'customers/import',
      'orders',
      'orders?search=nobody&from=2026-01-01',
      'vouchers',
      'emails',
      'emails?status=failed',
      'liability',
      'liability?from=2026-01-01&to=2027-01-01',
      'team',
      'audit-log',
      'requests',
      'requests?status=4xx&error=x',
      'webhooks',
      'settings',
      'events',
      'events?type=voucher.*',
    ])
    .map((page) => [page, () => at(`/${page}`)] as const),
  ['a request', () => at(`/requests/${ids.request}`)],
  ['an event', () => at(`/events/${ids.event}`)],
  ['a key', () => at(`/keys/${ids.key}`)],
  ['an order', () => at(`/orders/${ids.order}`)],
  ['a customer', () => at(`/customers/${ids.customer}`)],
  ['a voucher', () => at(`/vouchers/${ids.voucher}`)],
  ['the account', () => '/account'],
  ['nothing', () => '/nothing/here'],
];
const dialogs: readonly (readonly [string, () => string, string | RegExp])[] = [
  ['a new key', () => at('/keys'), 'New key'],
  ['rotating', () => at(`/keys/${ids.key}`), 'Rotate'],
  ['revoking', () => at(`/keys/${ids.key}`), 'Revoke'],
  ['a new card', () => at('/programme'), 'New card'],
  ['a new reward', () => at('/programme/rewards'), 'New reward'],
  ['a new template', () => at('/programme/vouchers'), 'New template'],
  ['a new customer', () => at('/customers'), 'New customer'],
  ['issuing', () => at('/vouchers'), 'Issue voucher'],
  ['explaining', () => at(`/vouchers/${ids.voucher}`), 'Check redemption'],
  ['sending', () => at(`/vouchers/${ids.unused}`), 'Send by e-mail'],
  ['adjusting', () => at(`/vouchers/${ids.voucher}`), 'Adjust'],
  ['a new endpoint', () => at('/webhooks'), 'New endpoint'],
  ['inviting', () => at('/team'), 'Invite member'],
  ['a second factor', () => '/account', 'Set up'],
];

describe('1280 and 390 px wide, light and dark: WCAG 2.2 AA finds nothing, and nothing is wider than the window', () => {
  async function check(
    user: PortalUser | undefined,
    addresses: readonly (readonly [string, string, (string | RegExp)?])[],
  ) {
    const visit = await browser.open(started.portal, user);
    const found: Record<string, unknown> = {};
    for (const [name, address, button] of addresses) {
      await visit.goto(address);
      await visit.page.getByRole('heading', { level: 1 }).waitFor();
      if (button) {
        await visit.button(button).click();
        await visit.page.getByRole('dialog').waitFor();
      }
      // The widest last, so that the next page is loaded in it: its buttons are all in sight.
      for (const width of [390, 1280]) {
        await visit.resize(width);
        // Colours are the same in both widths.
        for (const colorScheme of width === 390 ? (['light'] as const) : (['light', 'dark'] as const)) {
          await visit.show(colorScheme);
          const faults = await visit.faults(colorScheme === 'light' ? 'page' : 'colours');
          const tooWide = Number(await visit.page.evaluate('document.documentElement.scrollWidth - innerWidth'));
          if (faults.length > 0 || tooWide > 0) found[`${name}, ${width} px, ${colorScheme}`] = { faults, tooWide };
        }
      }
    }
    await visit.close();
    expect(found).toEqual({});
  }

  it('before sign-in', () =>
    check(
      undefined,
      signInPages.map((address) => [address, address] as const),
    ));
  it('every page', () =>
    check(
      owner,
      pages.map(([name, address]) => [name, address()] as const),
    ));
  it('every dialog', () =>
    check(
      owner,
      dialogs.map(([name, address, button]) => [name, address(), button] as const),
    ));
  it('support', () =>
    check(support, [
      ['merchants', '/support'],
      ['a merchant', `/support${at('')}`],
      ['the requests of a merchant', `/support${at('?tab=requests')}`],
      ['the orders of a merchant', `/support${at('?tab=orders')}`],
      ...['customers', 'vouchers', 'emails', 'team'].map(
        (tab) => [`the ${tab} of a merchant`, `/support${at(`?tab=${tab}`)}`] as const,
      ),
      ['a customer of a merchant', `/support${at(`/customers/${ids.customer}`)}`],
      ['a voucher of a merchant', `/support${at(`/vouchers/${ids.voucher}`)}`],
      ['an order of a merchant', `/support${at(`/orders/${ids.order}`)}`],
      ['a request of a merchant', `/support${at(`/requests/${ids.request}`)}`],
    ]));
});

it('the search finds by keyboard what a text names, and axe finds nothing in its results', async () => {
  const visit = await browser.open(started.portal, owner);
  await visit.goto(at('/overview'));
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await visit.page.keyboard.press('/');
  await visit.page.keyboard.type(ids.voucher);
  await visit.page.getByRole('search').getByRole('link').waitFor();
  expect(await visit.faults()).toEqual([]);
  await visit.page.keyboard.press('Enter');
  await visit.page.getByRole('heading', { level: 1, name: 'Gift voucher' }).waitFor();
  expect(new URL(visit.page.url()).pathname).toBe(at(`/vouchers/${ids.voucher}`));
  await visit.close();
});

it('on a phone the closed navigation gets no focus; the open one has it, until Escape closes it', async () => {
  const visit = await browser.open(started.portal, owner, { width: 390 });
  const { page } = visit;
  await visit.goto(at('/customers'));
  const burger = page.getByRole('button', { name: 'Open navigation' });
  await burger.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate("document.activeElement.closest('#navigation')")).toBeNull();
  expect(await page.getByRole('link', { name: 'Vouchers' }).count()).toBe(0);
  await burger.click();
  await page.getByRole('link', { name: 'Vouchers' }).waitFor();
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Close navigation');
  expect(await visit.faults()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Vouchers' }).waitFor({ state: 'hidden' });
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Open navigation');
  await visit.close();
});

it('an order is found, opened and followed to its customer and back, and the address keeps the search', async () => {
  const visit = await browser.open(started.portal, owner);
  const { page } = visit;
  await visit.goto(at('/overview'));
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('table', { name: 'Orders' }).waitFor();
  await page.getByRole('searchbox', { name: 'Order or customer' }).fill('ada');
  await page.waitForURL(/search=ada/);
  await visit.expectText('3 in total');
  const first = page.getByRole('table', { name: 'Orders' }).getByRole('link').first();
  const number = (await first.textContent()) ?? '';
  await first.click();
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  await visit.expectText('1 stamp for the order, whatever its value.');
  await page.getByRole('table', { name: 'Card entries' }).waitFor();
  expect(await visit.faults()).toEqual([]);
  await page.getByRole('link', { name: /^ada/i }).first().click();
  await page.getByRole('link', { name: number }).first().waitFor();
  await page.goBack();
  await page.goBack();
  await visit.expectText('3 in total');
  expect(new URL(page.url()).search).toBe('?search=ada');
  await page.reload();
  await visit.expectText('3 in total');
  expect(await page.getByRole('searchbox', { name: 'Order or customer' }).inputValue()).toBe('ada');
  await visit.close();
});

it('an export is downloaded with what the list shows', async () => {
  const visit = await browser.open(started.portal, owner);
  const { page } = visit;
  await visit.goto(at('/orders?source=shop&sort=oldest'));
  const table = page.getByRole('table', { name: 'Orders' });
  await table.waitFor();
  const shown = await table.getByRole('row').locator('a').first().textContent();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^shop-[a-z0-9-]+-orders-\d{4}-\d{2}-\d{2}\.csv$/);
  const [header, first, ...rest] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(header).toMatch(/^\uFEFFid,externalId,orderNumber,source,/);
  expect(first?.split(',')[2]).toBe(shown);
  expect(rest).toHaveLength(3);
  await visit.close();
});

describe('what the first page costs', () => {
  async function scriptBytes(user: PortalUser | undefined, address: string): Promise<number> {
    const visit = await browser.open(started.portal, user);
    await visit.goto(address);
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    const bytes = await visit.scriptBytes();
    await visit.close();
    return bytes;
  }

  it('is under 200 kB of script for the sign-in page, and for the overview', async () => {
    for (const [user, address] of [
      [undefined, '/sign-in'],
      [owner, at('/overview')],
    ] as const) {
      const bytes = await scriptBytes(user, address);
      expect(bytes).toBeGreaterThan(20_000);
      expect(bytes).toBeLessThan(200_000);
    }
  });
});

describe('how the pages are served', () => {
  const ask = (path: string): Promise<Response> => fetch(started.portal.process.url + path);

  /** The bytes as they are on the wire, of a path as it is written. */
  async function raw(path: string, encoding: string) {
    const request = http.get(started.portal.process.url, {
      path,
      agent: false,
      headers: { 'accept-encoding': encoding },
    });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
  }

  it('an address of the pages is the page: never stored, and allowed to load from its own origin alone', async () => {
    for (const path of ['/', '/sign-in', at('/keys'), '/reset-password?token=secret']) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(await answer.text()).toContain(`content="${nonce}"`);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
    }
    const [first, second] = await Promise.all([ask('/'), ask('/')]);
    expect(first.headers.get('content-security-policy')).not.toBe(second.headers.get('content-security-policy'));
  });

  it('files are compressed and kept for a year; an unknown one is 404, and so is an unknown route of the API', async () => {
    const page = await (await ask('/')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const { headers, body } = await raw(script, 'br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['content-encoding'], headers['x-content-type-options']]).toEqual(['br', 'nosniff']);
    expect(brotliDecompressSync(body).length).toBeGreaterThan(body.length);
    expect((await raw(script, 'gzip')).headers['content-encoding']).toBe('gzip');
    expect((await raw(script, 'identity')).headers['content-encoding']).toBeUndefined();
    for (const path of ['/assets/none.js', '/assets/..%2findex.html', '/v1/portal/none', '/v1/none']) {
      const { status } = await raw(path, 'identity');
      expect([path, status]).toEqual([path, 404]);
    }
  });
});
