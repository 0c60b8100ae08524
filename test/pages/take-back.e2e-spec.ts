import { newEmail } from '../support/fixtures/random.js';
import { openEnded } from '../support/fixtures/held-card.js';
import { Shop } from '../support/fixtures/shop.js';
import { type PageVisit, useBrowser } from '../support/harness/browser.js';
import { usePortal } from '../support/harness/portal.js';

const started = usePortal();
const browser = useBrowser();

it.each([1280, 820, 390])('points are spent on a reward, redeemed, and all is taken back, %i wide', async (width) => {
  const shop = await Shop.open(started.service);
  await shop.rewardTemplate({ title: 'A free coffee', pointsPrice: 30 });
  const { shown: definition } = await shop.cardDefinition({ title: 'Points', ...openEnded });
  const { shown: customer } = await shop.customer({ email: newEmail('grace'), name: 'Grace Hopper' });
  const card = await shop.cardOf(customer, definition);
  await shop.post(`/customers/${customer}/cards/${card}/points`, { quantity: 40 });
  const admin = await started.portal.user({ shop, role: 'admin' });
  const visit = await browser.open(started.portal, admin, { width });
  const { page } = visit;
  const history = page.getByRole('table', { name: 'History' });
  await visit.goto(`/merchants/${shop.id}/customers/${customer}`);

  await visit.button('Spend points: Points').click();
  await page.getByText('A reward', { exact: true }).click();
  await visit.choose('Reward', 'A free coffee (30 points)');
  expect(await visit.faults()).toEqual([]);
  await visit.button('Spend points').click();
  await visit.expectText('30 points spent. Points: 10 points now. New reward: A free coffee.');

  const rewards = page.getByRole('table', { name: 'Rewards' });
  await rewards.getByRole('button', { name: 'Redeem' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  await rewards.getByRole('button', { name: 'Redeem' }).click();
  await visit.button('Redeem reward').click();
  await visit.expectText('A free coffee is redeemed.');
  await history.getByRole('button', { name: 'Reverse entry 2 of Points' }).click();
  await takeBack(visit, 'Reverse entry', 'Wrong person');
  // What the points bought was used: nothing goes back before the redemption is reversed.
  await visit.expectText(/so they cannot be given back/);
  expect(await visit.faults()).toEqual([]);
  await page.keyboard.press('Escape');
  await visit.button('Discard').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await rewards.getByRole('button', { name: 'Reverse' }).click();
  await takeBack(visit, 'Reverse redemption', 'Scanned twice');
  await visit.expectText('A free coffee can be redeemed again.');
  await history.getByRole('button', { name: 'Reverse entry 2 of Points' }).click();
  await takeBack(visit, 'Reverse entry', 'Wrong person');
  await visit.expectText('Entry reversed. Points: 40 points now. A free coffee is cancelled.');

  await visit.button('Correct points: Points').click();
  await visit.field('Change').fill('-5');
  await visit.expectText('After this, the card has 35 points.');
  expect(await visit.faults()).toEqual([]);
  await takeBack(visit, 'Correct points', 'Counted again');
  await visit.expectText('Points: 35 points now.');
  await history.getByText('Reverses entry 2').waitFor();
  await history.getByText('Reversed by entry 3').waitFor();
  expect(await visit.faults()).toEqual([]);

  await visit.goto(`/merchants/${shop.id}/audit-log`);
  for (const sentence of ['spent points of', 'reversed the redemption of a reward:', 'corrected a balance of']) {
    await visit.expectText(new RegExp(sentence));
  }
  await page.getByRole('link', { name: 'Grace Hopper' }).first().click();
  await page.waitForURL(`**/customers/${customer}`);
  await visit.close();
});

async function takeBack(visit: PageVisit, button: string, reason: string): Promise<void> {
  await visit.field('Reason').fill(reason);
  await visit.button(button).click();
}
