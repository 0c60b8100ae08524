import type { KeyView } from '#portal/keys/key.view.js';
import { until } from '../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../support/harness/portal.js';
import { base, Shop } from '../support/fixtures/shop.js';
import { useBrowser, type PageVisit } from '../support/harness/browser.js';

const started = usePortal();
const browser = useBrowser();

let shop: Shop;
let admin: PortalUser;
let visit: PageVisit;
beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  visit = await browser.open(started.portal, admin);
});
afterEach(() => visit.close());

const statusOf = async (secret: string): Promise<number> =>
  (await started.service.client.call('GET', `${base}/auth`, { key: secret })).status;
const keys = (more = ''): string => `/merchants/${shop.id}/keys${more}`;

/** The secret of the dialog, which then closes. */
async function takeSecret(): Promise<string> {
  const secret = (await visit.page.getByRole('textbox', { name: 'API key', exact: true }).textContent()) ?? '';
  await visit.field('I have saved the key').check();
  await visit.button('Close').click();
  await visit.page.getByRole('dialog').waitFor({ state: 'detached' });
  return secret;
}

async function make(name: string, preset = 'Full access'): Promise<string> {
  await visit.button('New key').click();
  await visit.field('Name').fill(name);
  await visit.button(new RegExp(preset)).click();
  await visit.button('Create key').click();
  return takeSecret();
}

describe('a new key', () => {
  it('is shown with its secret, also where Back was pressed while it was made', async () => {
    const { page } = visit;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/v1/portal${keys()}`, async (route) => {
      if (route.request().method() === 'POST') await held;
      return route.continue();
    });
    await visit.goto(`/merchants/${shop.id}/customers`);
    await page.getByRole('link', { name: 'API keys' }).click();
    await visit.button('New key').click();
    await visit.field('Name').fill('Web shop');
    await visit.button('Create key').click();
    await page.evaluate('history.back()');
    await visit.expectText('Wait for the answer?');
    release();
    await page.getByRole('textbox', { name: 'API key', exact: true }).waitFor();
    expect(await statusOf(await takeSecret())).toBe(200);
    expect(new URL(page.url()).pathname).toBe(keys());
    await page.getByRole('link', { name: 'Web shop' }).waitFor();
  });

  it('works at the public API, and its secret is shown once', async () => {
    await visit.goto(keys());
    const secret = await make('Web shop', 'Online shop orders');
    expect(secret).toMatch(/^lrw_live_/);
    expect(await statusOf(secret)).toBe(200);
    await visit.page.getByRole('link', { name: 'Web shop' }).click();
    await visit.heading('Web shop').waitFor();
    await visit.expectText('Try it');
    const whole = (await visit.page.content()) + (await visit.page.evaluate('JSON.stringify(localStorage)'));
    expect(whole).not.toContain(secret.slice(-49));
    const { body } = await admin.get<{ data: KeyView[] }>(keys());
    expect(body.data.find(({ name }) => name === 'Web shop')?.scopes).toEqual([
      'orders:read',
      'orders:write',
      'orders:return',
      'customers:read',
      'cards:read',
      'rewards:read',
      'profile:read',
      'usage:read',
    ]);
  });

  it('has the scopes of the boxes and the end that was chosen', async () => {
    await visit.goto(keys());
    await visit.button('New key').click();
    await visit.field('Name').fill('Reports');
    await visit.button(/^Read only/).click();
    await visit.page.getByText('Choose single scopes').click();
    await visit.field('usage:read').uncheck();
    await visit.choose('Expires', 'After 30 days');
    await visit.button('Create key').click();
    await takeSecret();
    const { body } = await admin.get<{ data: KeyView[] }>(keys());
    const made = body.data.find(({ name }) => name === 'Reports');
    expect(made?.scopes).not.toContain('usage:read');
    expect(made?.scopes).toHaveLength(6);
    expect(new Date(made?.expiresAt ?? 0).getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
  });

  it('can be made until ten are active; the eleventh is not offered, and refused where it is asked for', async () => {
    for (let made = 0; made < 8; made += 1) {
      await admin.post(keys(), { name: `Key ${made}`, scopes: ['profile:read'] });
    }
    await visit.goto(keys());
    await visit.expectText('9 of 10 in use');
    const other = await browser.open(started.portal, admin);
    await other.goto(keys());
    await other.button('New key').click();
    await make('The tenth');
    await visit.expectText('10 of 10 in use');
    expect(await visit.button('New key').getAttribute('aria-disabled')).toBe('true');
    await visit.button('New key').click({ force: true });
    expect(await visit.page.getByRole('dialog').count()).toBe(0);
    await other.field('Name').fill('The eleventh');
    await other.button('Create key').click();
    await other.page.getByRole('alert').waitFor();
    expect(await other.page.getByRole('alert').textContent()).toContain('10');
    await other.close();
  });
});

describe('the end of a key', () => {
  it('is kept for a while: both secrets work, the page says until when, and the old key can be ended before', async () => {
    await visit.goto(keys());
    const old = await make('Till');
    await visit.page.getByRole('link', { name: 'Till' }).click();
    await visit.button('Rotate').click();
    await visit.choose('Old secret', 'Works for 24 hours');
    await visit.expectText('Both secrets work for 24 hours');
    await visit.field('Give the new key other scopes').check();
    expect(await visit.faults()).toEqual([]);
    await visit.button('Rotate key').click();
    await visit.page.getByRole('tab', { name: 'TypeScript' }).click();
    await visit.expectText('client.orders.list()');
    expect(await visit.faults()).toEqual([]);
    const next = await takeSecret();
    expect([await statusOf(old), await statusOf(next)]).toEqual([200, 200]);
    await visit.page.getByRole('link', { name: 'the previous key' }).click();
    await visit.expectText('This is an old key. It ends in 23 hours');
    expect(await visit.button('Rotate').count()).toBe(0);
    expect(await visit.faults()).toEqual([]);
    await visit.goto(keys('?status=active'));
    await visit.expectText('2 of 10 in use');
    await visit.page.getByRole('link', { name: 'Till' }).last().click();
    await visit.button('Revoke').click();
    await visit.field(/^Type/).fill('Till');
    await visit.button('Revoke key').click();
    await visit.expectText('This key was rotated');
    expect([await statusOf(old), await statusOf(next)]).toEqual([401, 200]);
  });

  it('is near where attempts with it fail: list and page say so', async () => {
    const { body } = await admin.post<{ data: KeyView }>(keys(), { name: 'Shop', scopes: ['profile:read'] });
    expect(await statusOf(`${body.data.prefix}_mistyped`)).toBe(401);
    await until('It is counted', async () => {
      const answer = await admin.get<{ data: object[] }>(`/merchants/${shop.id}/failed-authentications`);
      return answer.body.data.length === 1;
    });
    await visit.goto(keys());
    await visit.expectText('1 request in the last hour used a wrong secret of this key');
    expect(await visit.faults()).toEqual([]);
    await visit.page.getByRole('link', { name: 'Shop' }).first().click();
    await visit.expectText('Requests with this key were refused');
    expect(await visit.faults()).toEqual([]);
  });

  it('rotated: the old secret stops, the new one works, and the page opens the new key', async () => {
    await visit.goto(keys());
    const old = await make('Till');
    await visit.page.getByRole('link', { name: 'Till' }).click();
    await visit.button('Rotate').click();
    await visit.expectText('The old secret stops working immediately');
    await visit.button('Rotate key').click();
    const next = await takeSecret();
    expect([await statusOf(old), await statusOf(next)]).toEqual([401, 200]);
    await visit.expectText('the previous key');
  });

  it('revoked: only after its name is typed, and then it stops', async () => {
    await visit.goto(keys());
    const secret = await make('Old shop');
    expect(await statusOf(secret)).toBe(200);
    await visit.page.getByRole('link', { name: 'Old shop' }).click();
    await visit.button('Revoke').click();
    const confirm = visit.button('Revoke key');
    expect(await confirm.isDisabled()).toBe(true);
    await visit.field(/^Type/).fill('Old sho');
    expect(await confirm.isDisabled()).toBe(true);
    await visit.field(/^Type/).fill('Old shop');
    await confirm.click();
    await visit.expectText('This key was revoked');
    expect(await statusOf(secret)).toBe(401);
    expect(await visit.button('Revoke').count()).toBe(0);
  });
});
