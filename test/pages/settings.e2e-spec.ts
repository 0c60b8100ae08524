import { useBrowser } from '../support/harness/browser.js';
import { usePortal } from '../support/harness/portal.js';
import { Shop } from '../support/fixtures/shop.js';
import { IssuedVoucher } from '../support/fixtures/vouchers.js';

const started = usePortal();
const browser = useBrowser();

it('a merchant sees the e-mail in another language before it is saved, and vouchers have it afterwards', async () => {
  const shop = await Shop.open(started.service);
  const visit = await browser.open(started.portal, await started.portal.user({ shop, role: 'owner' }));
  await visit.goto(`/merchants/${shop.id}/settings`);
  const preview = visit.page.frameLocator('iframe[title="Preview of the e-mail"]');
  await preview.locator('html[lang^="en"]').waitFor();
  await visit.choose('Language', 'Deutsch');
  await preview.locator('html[lang="de"]').waitFor();
  expect(await visit.faults()).toEqual([]);
  await visit.page.getByRole('link', { name: 'Vouchers' }).click();
  await visit.button('Keep editing').click();
  await visit.button('Save changes').click();
  await visit.expectText('Settings saved.');
  const voucher = await IssuedVoucher.of(shop);
  await visit.goto(`/merchants/${shop.id}/vouchers/${voucher.id}`);
  await visit.button('Send by e-mail').click();
  await visit.page.frameLocator('iframe').locator('html[lang="de"]').waitFor();
  await visit.close();
});

it('the browser goes back from changed settings at once, and stays at their address where they are kept', async () => {
  const shop = await Shop.open(started.service);
  const visit = await browser.open(started.portal, await started.portal.user({ shop, role: 'owner' }));
  await visit.goto(`/merchants/${shop.id}/orders`);
  await visit.page.getByRole('link', { name: 'Settings' }).click();
  const preview = visit.page.frameLocator('iframe[title="Preview of the e-mail"]');
  await preview.locator('html[lang^="en"]').waitFor();
  const entries = () => visit.page.evaluate<number>('history.length');
  const before = await entries();
  for (const name of ['A longer name', 'An even longer name']) {
    await visit.field('Name').fill(name);
    await preview.getByText(name).first().waitFor();
  }
  expect(await entries()).toBe(before);
  await visit.page.evaluate('history.back()');
  await visit.button('Keep editing').waitFor();
  await visit.page.keyboard.press('Escape');
  await visit.button('Keep editing').waitFor({ state: 'detached' });
  expect(await visit.page.evaluate('document.activeElement.value')).toBe('An even longer name');
  await visit.page.waitForURL(/\/settings$/);
  await visit.page.evaluate('history.back()');
  await visit.button('Discard').click();
  await visit.page.waitForURL(/\/orders$/);
  expect(await visit.faults()).toEqual([]);
  await visit.close();
});
