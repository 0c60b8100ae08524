import { useBrowser } from '../support/harness/browser.js';
import { usePortal } from '../support/harness/portal.js';
import { Shop } from '../support/fixtures/shop.js';

const started = usePortal();
const browser = useBrowser();
const ofApi = () => ({ process: started.service.api });

it("the portal API's documentation works within its security policy", async () => {
  const visit = await browser.open(started.portal);
  await visit.goto('/docs');
  await visit.expectText('Loyalty Rewards Portal API');
  await visit.page.locator('.opblock-summary-control').first().click();
  await visit.page.locator('.opblock-body').first().waitFor();
  await visit.close();
});

it('each test call of a write has a new Idempotency-Key, and the key of the reader', async () => {
  const shop = await Shop.open(started.service);
  const visit = await browser.open(ofApi());
  const sent: (string | undefined)[] = [];
  visit.page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.headers()['idempotency-key']);
  });
  await visit.goto('/docs/api/orders');
  const operation = visit.page.locator('.operation').first();
  await operation.getByText('Try it').click();
  const send = operation.getByRole('button', { name: 'Send request' });
  await send.click();
  await visit.expectText('Enter your API key at the top of this page first.');
  expect(sent).toEqual([]);
  await visit.field(/Your API key/).fill(shop.key);
  expect(await operation.locator('[data-tab=curl] code').innerText()).toContain(`X-API-Key: ${shop.key}`);
  for (const times of [1, 2]) {
    await operation.locator('.result').evaluate('(result) => result.replaceChildren()');
    await send.click();
    await operation.getByText(/^200 in \d+ ms$/).waitFor();
    expect(new Set(sent).size).toBe(times);
  }
  expect(sent).not.toContain(undefined);
  await visit.close();
});

it('the language that a reader chooses stays chosen, and the key stays in the tab', async () => {
  const visit = await browser.open(ofApi());
  await visit.goto('/docs/api/vouchers');
  await visit.page.getByRole('button', { name: 'TypeScript' }).first().click();
  await visit.field(/Your API key/).fill('lrw_live_mine');
  await visit.goto('/docs/api/cards');
  const code = visit.page.locator('.operation').first().locator('[data-tab=TypeScript] code');
  await code.waitFor();
  expect(await code.innerText()).toContain("apiKey: 'lrw_live_mine'");
  await visit.close();
});

it('the search finds an operation, a rule and a reason by keyboard', async () => {
  const visit = await browser.open(ofApi());
  await visit.goto('/docs');
  const links = visit.page.locator('#found a');
  for (const [words, expected] of [
    ['redeem a voucher', '/docs/api/vouchers#redeemVoucher'],
    ['key format', '/docs/reference/authentication#key-format'],
    ['voucher_pending', '/docs/reference/vouchers#redeem'],
    ['currency', '/docs/reference/money-and-time#currencies'],
  ] as const) {
    await visit.page.locator('body').press('/');
    await visit.field('Search the documentation').fill(words);
    await visit.page.locator(`#found a[href="${expected}"]`).waitFor();
    expect(await links.count()).toBeLessThanOrEqual(12);
    await visit.page.keyboard.press('Escape');
    await visit.page.locator('#main').focus();
  }
  await visit.page.keyboard.press('/');
  await visit.field('Search the documentation').fill('order settings');
  await links.first().waitFor();
  await visit.page.keyboard.press('ArrowDown');
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL('**/docs/reference/**');
  await visit.close();
});

it.each(['light', 'dark'] as const)('the pages are accessible, wide and on a phone, %s', async (colorScheme) => {
  for (const width of [1440, 390]) {
    const visit = await browser.open(ofApi(), undefined, { colorScheme, width });
    for (const address of ['/docs', '/docs/api/vouchers', '/docs/reference/errors', '/docs/reference/first-order']) {
      await visit.goto(address);
      expect([address, width, await visit.faults()]).toEqual([address, width, []]);
      expect(await visit.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
    await visit.close();
  }
});
