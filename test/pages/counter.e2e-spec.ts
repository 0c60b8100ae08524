import { newEmail } from '../support/fixtures/random.js';
import { Shop } from '../support/fixtures/shop.js';
import { voucherTemplate } from '../support/fixtures/vouchers.js';
import { type PageVisit, useBrowser } from '../support/harness/browser.js';
import { until } from '../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../support/harness/portal.js';

const started = usePortal();
const browser = useBrowser();

let shop: Shop;
let staff: PortalUser;
let email: string;
let customer: string;
beforeEach(async () => {
  shop = await Shop.open(started.service);
  await shop.cardDefinition({ title: 'Coffee card' });
  await voucherTemplate(shop, { externalId: 'gift' });
  email = newEmail('grace');
  customer = (await shop.customer({ email, name: 'Grace Hopper' })).shown;
  staff = await started.portal.user({ shop, role: 'staff' });
});

const open = (width?: number): Promise<PageVisit> => browser.open(started.portal, staff, width ? { width } : {});
const vouchers = (): Promise<number> =>
  shop.database.count('select count(*) from vouchers where merchant_id = $1', [shop.merchantId]);

it.each([1280, 390])(
  'a customer at the counter gets a stamp and pays with a part of a voucher, %i wide',
  async (width) => {
    await shop.post('/vouchers', { voucherTemplateId: 'gift', customerId: customer });
    const visit = await open(width);
    const { page } = visit;
    await visit.goto(`/merchants/${shop.id}/customers`);
    const began = Date.now();
    await visit.field('Name or e-mail').fill(email);
    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    await visit.button('Give stamps: Coffee card').click();
    await visit.field('Reason').fill('Paid cash');
    await visit.button('Give stamps').click();
    await visit.expectText('Coffee card: 1 stamp now.');
    await page.getByRole('table', { name: 'Vouchers' }).getByRole('button', { name: 'Redeem' }).click();
    await visit.field('Amount').fill('12.50');
    await visit.expectText('After this, £37.50 of £50.00 remains.');
    expect(await visit.faults()).toEqual([]);
    await visit.button('Redeem voucher').click();
    await visit.expectText('£12.50 redeemed. £37.50 remains.');
    process.stderr.write(`At the counter, ${width} wide: ${Date.now() - began} ms\n`);
    await page.getByText('£37.50 of £50.00').waitFor();
    expect(await visit.faults()).toEqual([]);
    await visit.close();
  },
);

it('a customer who is opened while the search is still awaited stays open, also where the page loads slowly', async () => {
  const visit = await open();
  const { page } = visit;
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/customer-page-*.js', (route) => void held.push(() => route.continue()));
  await page.clock.install();
  await visit.goto(`/merchants/${shop.id}/customers`);
  await visit.field('Name or e-mail').fill(email);
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await until('The page of the customer is being loaded', async () => held.length > 0);
  await page.clock.runFor(1_000);
  for (const release of held) await release();
  await visit.button('Give stamps: Coffee card').waitFor();
  await visit.close();
});

it('issuing again after a lost answer makes one voucher', async () => {
  const visit = await open();
  const { page } = visit;
  const path = `/v1/portal/merchants/${shop.id}/vouchers`;
  let cut = 0;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST' || (cut += 1) > 1) return route.continue();
    // The server does its work, and the answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await visit.goto(`/merchants/${shop.id}/customers/${customer}`);
  await visit.button('Issue voucher').click();
  await visit.choose('Template', /Gift voucher/);
  await visit.button('Issue').click();
  await visit.expectText('There was no answer.');
  expect(await vouchers()).toBe(1);
  await visit.button('Issue').click();
  await visit.expectText('Voucher issued.');
  expect([await vouchers(), cut]).toEqual([1, 2]);
  await visit.close();
});

it('nothing that was typed is lost by Escape, a click outside, a link, back, or the closing of the tab', async () => {
  const visit = await open();
  const { page } = visit;
  await visit.goto(`/merchants/${shop.id}/customers`);
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await visit.button('Give stamps: Coffee card').click();
  await visit.field('Reason').fill('Paid cash');
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.evaluate('history.back()'),
  ];
  for (const leave of ways) {
    await leave();
    await visit.expectText('Discard what you entered?');
    await visit.button('Keep editing').click();
    expect(await visit.field('Reason').inputValue()).toBe('Paid cash');
    expect(await page.evaluate("document.activeElement.closest('[role=dialog]') !== null")).toBe(true);
  }
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    dialog.dismiss().catch(() => undefined);
  });
  await page.close({ runBeforeUnload: true });
  await until('The browser asks', () => asked === 'beforeunload');
  await page.keyboard.press('Escape');
  await visit.button('Discard').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await visit.close();
});
