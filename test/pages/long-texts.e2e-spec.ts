import { newEmail } from '../support/fixtures/random.js';
import { base, Shop } from '../support/fixtures/shop.js';
import { type PageVisit, useBrowser } from '../support/harness/browser.js';
import type { Answer } from '../support/harness/client.js';
import { until } from '../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../support/harness/portal.js';

const started = usePortal();
const browser = useBrowser();

const word = (letters: number): string => 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, letters);

/** Makes things of a merchant in the portal, and answers their ids. */
const makerOf =
  (owner: PortalUser, shop: Shop) =>
  async (path: string, body: object): Promise<string> => {
    const answer = await owner.post<{ data: { id: string } }>(`/merchants/${shop.id}${path}`, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
    return answer.body.data.id;
  };

/** The log of requests is written once a second, and a page that was opened before does not ask for it again. */
const untilLogged = (owner: PortalUser, shop: Shop, { headers }: Answer): Promise<boolean> =>
  until('The request is logged', async () => {
    const { status } = await owner.get(`/merchants/${shop.id}/requests/${String(headers['x-request-id'])}`);
    return status === 200;
  });

/** What of a page's tables is out of sight: the list cuts off what is wider than itself. */
const cutOff = `[...document.querySelectorAll('table')]
  .filter((table) => table.scrollWidth > table.parentElement.clientWidth)
  .map((table) => table.caption.textContent + ': ' + table.scrollWidth + ' px of ' + table.parentElement.clientWidth)`;

/** What is broken within a word that fits in its column. */
const broken = (text: string): string => `[...document.querySelectorAll('td *')]
  .filter((each) => each.childElementCount === 0 && each.textContent === ${JSON.stringify(text)})
  .map((each) => each.getClientRects().length > 1 || each.offsetHeight > 30)`;

it('texts without spaces leave every column of a list in sight, and break no short text', async () => {
  const shop = await Shop.open(started.service);
  const owner = await started.portal.user({ shop });
  const at = (path: string): string => `/merchants/${shop.id}${path}`;
  const make = makerOf(owner, shop);
  await make('/keys', { name: word(80), scopes: ['orders:read'] });
  const reward = await make('/reward-templates', { title: word(200), expiryDays: 30 });
  await make('/cards', {
    title: word(200),
    type: 'stamp',
    numberOfStamps: 2,
    progression: [{ at: 2, rewardTemplateId: reward }],
  });
  const template = await make('/voucher-templates', { title: word(200), type: 'fixed', value: 20, currency: 'GBP' });
  const email = newEmail('ada');
  await make('/customers', { email, name: word(200) });
  await make('/vouchers', { voucherTemplateId: template, recipientEmail: email, recipientName: word(200) });
  const plain = newEmail('kim');
  await make('/customers', { email: plain, name: 'Kim Case' });
  for (const [who, number, source] of [
    [email, word(64), word(50).toLowerCase()],
    [plain, '100042', 'shop'],
    ['bob@example.com', '100043', 'shop'],
  ]) {
    const body = { customer_email: who, order_value: 1234.5, order_source: source, order_number: number };
    const order = await started.service.client.call('POST', `${base}/orders/create`, { body, key: shop.key });
    expect(order.status).toBe(200);
    await untilLogged(owner, shop, order);
  }
  const visit = await browser.open(started.portal, owner);
  const found: Record<string, unknown> = {};
  for (const path of ['overview', 'customers', 'orders', 'vouchers', 'keys', 'requests']) {
    await visit.goto(at(`/${path}`));
    await visit.page.getByRole('table').first().waitFor();
    const cut = await visit.page.evaluate(cutOff);
    const split: string[] = [];
    for (const text of ['Kim Case', 'bob@example.com', '100043']) {
      if (((await visit.page.evaluate(broken(text))) as boolean[]).some(Boolean)) split.push(text);
    }
    found[path] = { cut, split };
  }
  await visit.close();
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, { cut: [], split: [] }])));
});

/** Texts that leave the part of the page, or the dialog, that they stand in. */
const spilled = `[...document.querySelectorAll('main section *, [role=dialog] *')]
  .filter((each) => each.childElementCount === 0 && each.textContent.trim() !== '' && !each.closest('caption, thead'))
  .filter((each) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    const frame = each.closest('[role=dialog], li, section').getBoundingClientRect();
    return text.getBoundingClientRect().right > frame.right + 1;
  })
  .map((each) => each.textContent.slice(0, 40))`;

/** The height of a line of a table, in pixels. */
const lineHeight = 23;

/** What a name has of lines, and what it says below the pointer. */
async function shownName(visit: PageVisit, address: string, name: string): Promise<readonly [number, string | null]> {
  await visit.goto(address);
  const cell = visit.page.getByRole('table').getByText(name).first();
  await cell.hover();
  const { height = 0 } = (await cell.boundingBox()) ?? {};
  return [Math.round(height / lineHeight), await cell.getAttribute('title')];
}

it.each([390, 1440])('a long name has two lines in a list at %d px, and all of it as its title', async (width) => {
  const shop = await Shop.open(started.service);
  const owner = await started.portal.user({ shop });
  const at = (path: string): string => `/merchants/${shop.id}${path}`;
  const make = makerOf(owner, shop);
  await make('/customers', { email: newEmail('ada'), name: word(200) });
  await make('/customers', { email: newEmail('kim'), name: 'Kim Case' });
  await make('/reward-templates', { title: word(200), expiryDays: 30 });
  const visit = await browser.open(started.portal, owner, { width });
  expect(await shownName(visit, at('/customers'), word(200))).toEqual([2, word(200)]);
  expect(await shownName(visit, at('/customers'), 'Kim Case')).toEqual([1, null]);
  expect(await shownName(visit, at('/programme/rewards'), word(200))).toEqual([2, word(200)]);
  await visit.close();
});

it.each([390, 1440])('texts without spaces stay in their card, list or dialog at %d px', async (width) => {
  const shop = await Shop.open(started.service);
  const owner = await started.portal.user({ shop });
  const at = (path: string): string => `/merchants/${shop.id}${path}`;
  const make = makerOf(owner, shop);
  await make('/keys', { name: word(80), scopes: ['orders:read'] });
  await make('/cards', { title: word(200), type: 'stamp', numberOfStamps: 2, progression: [] });
  const template = await make('/voucher-templates', { title: word(200), type: 'fixed', value: 20, currency: 'GBP' });
  const customer = await make('/customers', { email: newEmail('ada'), name: word(200) });
  const voucher = await make('/vouchers', { voucherTemplateId: template, customerId: customer });
  const visit = await browser.open(started.portal, owner, { width });
  const seen: Record<string, unknown> = {};
  const look = async (name: string): Promise<void> => {
    seen[name] = await visit.page.evaluate(spilled);
  };
  await visit.goto(at('/usage'));
  await visit.page.getByRole('heading', { name: word(80) }).waitFor();
  await look('limits');
  await visit.goto(at(`/customers/${customer}`));
  await visit.page.getByRole('button', { name: /^Give stamps/ }).waitFor();
  await look('cards');
  await visit.goto(at(`/vouchers/${voucher}`));
  await visit.page.getByRole('button', { name: 'Redeem', exact: true }).click();
  const close = visit.page.getByRole('dialog').locator('header button');
  await close.waitFor();
  await look('dialog');
  const button = await close.boundingBox();
  await visit.close();
  expect(seen).toEqual({ limits: [], cards: [], dialog: [] });
  expect((button?.x ?? width) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
});

it('a timeline on a phone keeps the path of a refused request in one line', async () => {
  const shop = await Shop.open(started.service);
  const owner = await started.portal.user({ shop });
  const make = makerOf(owner, shop);
  const template = await make('/voucher-templates', { title: 'Gift', type: 'fixed', value: 20, currency: 'GBP' });
  const id = await make('/vouchers', { voucherTemplateId: template, recipientEmail: newEmail('ada') });
  const body = { amount: 1_000_000 };
  const refused = await started.service.client.call('POST', `${base}/vouchers/${id}/redeem`, { body, key: shop.key });
  expect(refused.status).toBe(400);
  await untilLogged(owner, shop, refused);
  const visit = await browser.open(started.portal, owner, { width: 390 });
  await visit.goto(`/merchants/${shop.id}/vouchers/${id}`);
  const path = visit.page.getByRole('region', { name: 'Timeline' }).getByText('POST /vouchers/{id}/redeem');
  await path.waitFor();
  const height = (await path.boundingBox())?.height;
  await visit.close();
  expect(height).toBeLessThan(30);
});
