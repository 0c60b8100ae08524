import { until } from '../support/harness/deadline.js';
import { useBrowser } from '../support/harness/browser.js';
import { type PortalUser, useOwnPortal } from '../support/harness/portal.js';
import { usePortalMail } from '../support/fixtures/invitations.js';
import { newEmail } from '../support/fixtures/random.js';
import { Shop } from '../support/fixtures/shop.js';
import { IssuedVoucher } from '../support/fixtures/vouchers.js';

const running = useOwnPortal();
const mail = usePortalMail(() => running.service.database);
const browser = useBrowser();
let shop: Shop;
let staff: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(running.service);
  staff = await running.portal.user({ shop, role: 'staff' });
});

it('a customer who got no e-mail: found, what the server said, and sent to the right address', async () => {
  const wrong = newEmail('grcae');
  const right = newEmail('grace');
  const { id } = await IssuedVoucher.of(shop, {}, { recipientEmail: wrong, send: true });
  await until('It is sent to the wrong address', () => mail.now.mails.to(wrong).length === 1);
  const visit = await browser.open(running.portal, staff);
  await visit.goto(`/merchants/${shop.id}/overview`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await visit.page.keyboard.press('/');
  await visit.page.keyboard.type(wrong);
  await visit.page.getByRole('region', { name: 'Customers' }).getByRole('link').click();
  await visit.page.getByRole('table', { name: 'Vouchers' }).getByRole('link').first().click();
  const emails = visit.page.getByRole('table', { name: 'E-mails' });
  await emails.getByText('Sent', { exact: true }).waitFor();
  await emails.getByText(/^250/).waitFor();
  await visit.button('Send by e-mail').click();
  const preview = visit.page.frameLocator('iframe[title="Preview of the e-mail"]');
  await preview.getByText('Gift voucher').filter({ visible: true }).first().waitFor();
  await visit.field('To').fill(right);
  await visit.expectText('This address becomes the recipient of the voucher.');
  await visit.button('Send e-mail').click();
  await until('It is sent to the right address', () => mail.now.mails.to(right).length === 1);
  // The page is told without a reload.
  await until('The page says so', async () => (await emails.getByText('Sent', { exact: true }).count()) === 2);
  expect(await visit.faults()).toEqual([]);
  expect(visit.page.url()).toContain(id);
  await visit.close();
});

it('support finds a voucher by its code, sees what became of it, and is seen', async () => {
  const { code } = await IssuedVoucher.of(shop, {}, { recipientEmail: newEmail(), send: true });
  const support = await running.portal.user({ platformRole: 'support' });
  const visit = await browser.open(running.portal, support);
  await visit.goto('/support');
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await visit.page.keyboard.press('/');
  await visit.page.keyboard.type(code);
  await visit.page.getByRole('region', { name: 'Vouchers' }).getByRole('link').click();
  await visit.page.getByRole('table', { name: 'E-mails' }).waitFor();
  await visit.expectText(`****${code.slice(-4)}`);
  expect(await visit.page.getByText(code).count()).toBe(0);
  expect(await visit.button('Send by e-mail').count()).toBe(0);
  expect(await visit.faults()).toEqual([]);
  await visit.close();
  const looks = await shop.database.rows<{ action: string }>(
    "select distinct action from audit_entries where merchant_id = $1 and actor_kind = 'support' order by 1",
    [shop.merchantId],
  );
  expect(looks.map(({ action }) => action)).toEqual(
    ['emails', 'merchant', 'search_results', 'timeline', 'voucher'].map((of) => `support.viewed_${of}`),
  );
});
