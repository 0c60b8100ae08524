import { type PortalUser, usePortal } from '../support/harness/portal.js';
import { until } from '../support/harness/deadline.js';
import { base, Shop } from '../support/fixtures/shop.js';
import { newEmail, unique } from '../support/fixtures/random.js';
import { useBrowser, type PageVisit } from '../support/harness/browser.js';

const started = usePortal();
const browser = useBrowser();

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(started.service);
});

async function as(user: PortalUser, work: (visit: PageVisit) => Promise<void>): Promise<void> {
  const visit = await browser.open(started.portal, user);
  await work(visit);
  await visit.close();
}

it('a viewer sees every page of theirs and no button that they may not use', async () => {
  const viewer = await started.portal.user({ shop, role: 'viewer' });
  await as(viewer, async (visit) => {
    for (const page of ['keys', 'programme', 'programme/orders', 'orders', 'customers', 'vouchers']) {
      await visit.goto(`/merchants/${shop.id}/${page}`);
      await visit.page.getByRole('heading', { level: 1 }).waitFor();
      const names = await visit.page.getByRole('main').getByRole('button').allTextContents();
      const changing = names.filter((name) => /new|import|issue|save|edit|deactivate|add|remove/i.test(name));
      expect([page, changing]).toEqual([page, []]);
    }
    for (const page of ['team', 'audit-log']) {
      expect(await visit.page.getByRole('link', { name: page === 'team' ? 'Team' : 'Audit log' }).count()).toBe(0);
      await visit.goto(`/merchants/${shop.id}/${page}`);
      await visit.expectText('You do not have access to this page');
    }
    await visit.goto(`/merchants/${shop.id}/keys`);
    await visit.page
      .getByRole('link', { name: 'Test' })
      .or(visit.page.getByRole('table').getByRole('link'))
      .first()
      .click();
    await visit.expectText('About this key');
    expect(await visit.button('Revoke').count()).toBe(0);
    expect(await visit.button('Rotate').count()).toBe(0);
  });
});

it('somebody whose role is lowered, or who is removed, sees it with the next page', async () => {
  const admin = await started.portal.user({ shop, role: 'admin' });
  const membership = [shop.merchantId, admin.staffId];
  await as(admin, async (visit) => {
    await visit.goto(`/merchants/${shop.id}/programme`);
    const auditLog = visit.page.getByRole('link', { name: 'Audit log' });
    await auditLog.waitFor();
    const viewer = `update memberships set role = 'viewer' where merchant_id = $1 and staff_id = $2`;
    await started.service.database.rows(viewer, membership);
    await auditLog.click();
    await auditLog.waitFor({ state: 'detached' });
    // With the new role everything is loaded again, which may see the end of the membership before the click does.
    await visit.settled();
    const left = 'delete from memberships where merchant_id = $1 and staff_id = $2';
    await started.service.database.rows(left, membership);
    await visit.page.getByRole('link', { name: 'Vouchers' }).click();
    await visit.expectText('You no longer have access to this merchant');
  });
});

it('a merchant without membership is not found', async () => {
  const stranger = await started.portal.user({ shop: await Shop.open(started.service) });
  await as(stranger, async (visit) => {
    await visit.goto(`/merchants/${shop.id}/keys`);
    await visit.expectText('Page not found');
  });
});

it('support sees keys, usage and log of any merchant, changes nothing, and is seen', async () => {
  await started.service.client.call('GET', `${base}/me`, { key: shop.key });
  const support = await started.portal.user({ platformRole: 'support' });
  await as(support, async (visit) => {
    await visit.goto('/support');
    expect(await visit.button('New merchant').count()).toBe(0);
    await visit.field('Search merchants').fill(shop.name);
    await visit.page.getByRole('link', { name: shop.name }).click();
    await visit.expectText('Read only');
    await visit.page.getByRole('table', { name: 'API keys' }).waitFor();
    for (const tab of ['Usage', 'Customers', 'Vouchers', 'E-mails', 'Team', 'Failed authentications', 'Audit log']) {
      await visit.page.getByRole('tab', { name: tab }).click();
      await visit.page.getByRole('tabpanel', { name: tab }).waitFor();
      const buttons = await visit.page.getByRole('main').getByRole('button').allTextContents();
      expect(buttons.filter((name) => /new|revoke|rotate|edit|remove/i.test(name))).toEqual([]);
    }
    await visit.settled();
  });
  const owner = await started.portal.user({ shop });
  await as(owner, async (visit) => {
    await visit.goto(`/merchants/${shop.id}/audit-log`);
    await visit.expectText('viewed the API keys');
    await visit.expectText('viewed the usage');
    await visit.expectText('viewed failed authentications');
  });
});

it('an admin of the platform creates a merchant and invites its owner', async () => {
  const platform = await started.portal.user({ platformRole: 'platform_admin' });
  const name = `New Shop ${unique()}`;
  await as(platform, async (visit) => {
    await visit.goto('/support');
    await visit.button('New merchant').click();
    await visit.field('Name').fill(name);
    await visit.field('E-mail of the first owner').fill(newEmail('owner'));
    await visit.button('Create merchant').click();
    await visit.expectText(`${name} was created.`);
    await visit.page.getByRole('link', { name }).waitFor();
  });
});

it('an owner invites, changes roles and removes members; the last owner stays, and the page says why', async () => {
  const owner = await started.portal.user({ shop, name: 'Olivia' });
  await started.portal.account({ shop, role: 'viewer', name: 'Vera' });
  await as(owner, async (visit) => {
    await visit.goto(`/merchants/${shop.id}/team`);
    await visit.expectText('Owner (last owner)');
    await visit.choose('Role of Vera', 'Admin');
    await visit.expectText('Vera is now an admin.');
    await visit.button('Actions for Olivia').click();
    expect(await visit.page.getByRole('menuitem', { name: /last owner/ }).isDisabled()).toBe(true);
    await visit.page.keyboard.press('Escape');
    const email = newEmail('new');
    await visit.button('Invite member').click();
    await visit.field('E-mail').fill(email);
    await visit.button('Send invitation').click();
    await visit.button(`Withdraw invitation to ${email}`).click();
    await visit.expectText('Invitation withdrawn');
    await visit.button('Actions for Vera').click();
    await visit.page.getByRole('menuitem', { name: 'Remove from team' }).click();
    await visit.button('Remove from team').click();
    await visit.expectText('Vera was removed from the team.');
  });
});

it('the usage page counts what was sent', async () => {
  const viewer = await started.portal.user({ shop, role: 'viewer' });
  const ask = (path: string) => started.service.client.call('GET', `${base}/${path}`, { key: shop.key });
  for (let sent = 0; sent < 7; sent += 1) await ask('me');
  for (let sent = 0; sent < 3; sent += 1) await ask('orders/ord_unknown');
  await until('The figures are written', async () => {
    const { body } = await viewer.get<{ data: { totals: { requests: number } } }>(
      `/merchants/${shop.id}/usage?window=1h`,
    );
    return body.data.totals.requests === 10;
  });
  await as(viewer, async (visit) => {
    await visit.goto(`/merchants/${shop.id}/usage?window=1h`);
    const line = (route: string) => visit.page.getByRole('row').filter({ hasText: route });
    expect(await line('/v1/public/me').textContent()).toMatch(/Requests7Errors0/);
    expect(await line('/v1/public/orders/{id}').textContent()).toMatch(/Requests3Errors3/);
    const meter = visit.page.getByRole('meter', { name: 'Requests per 24 hours' });
    expect(await meter.getAttribute('aria-valuenow')).toBe('10');
    await visit.page.getByText('Show as table').first().click();
    await visit.page.getByRole('table', { name: 'Requests by outcome' }).waitFor();
  });
});
