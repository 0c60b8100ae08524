import { useOwnPortal } from '../support/harness/portal.js';
import { useBrowser } from '../support/harness/browser.js';

const started = useOwnPortal();
const browser = useBrowser();

it('the documentation works within its security policy', async () => {
  const visit = await browser.open(started.portal);
  await visit.goto('/docs');
  await visit.expectText('Loyalty Rewards Portal API');
  await visit.page.locator('.opblock-summary-control').first().click();
  await visit.page.locator('.opblock-body').first().waitFor();
  await visit.close();
});
