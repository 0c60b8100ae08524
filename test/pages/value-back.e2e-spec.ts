import { type PortalUser, usePortal } from '../support/harness/portal.js';
import { type PageVisit, useBrowser } from '../support/harness/browser.js';
import { HeldCard } from '../support/fixtures/held-card.js';
import { Shop } from '../support/fixtures/shop.js';
import { IssuedVoucher } from '../support/fixtures/vouchers.js';

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

/** No fault in the page as it stands, in both colours. */
async function expectClean(): Promise<void> {
  expect(await visit.faults()).toEqual([]);
  await visit.show('dark');
  expect(await visit.faults('colours')).toEqual([]);
  await visit.show('light');
}

const voucherOf = (value: number): Promise<IssuedVoucher> => IssuedVoucher.of(shop, { value });
const voucherPage = ({ id }: IssuedVoucher): Promise<void> => visit.goto(`/merchants/${shop.id}/vouchers/${id}`);

it('an order is returned in part and then whole, each after its preview', async () => {
  const card = await HeldCard.of(shop);
  await shop.settings({ points: { cardId: card.definitionId, pointsPerUnit: '1' } });
  const { body } = await shop.order({ customer_email: card.email, order_value: 30 });
  await visit.goto(`/merchants/${shop.id}/orders/${body.order.id}`);
  await visit.button('Return order').click();
  await visit.expectText('30 points.');
  await visit.field('Returned value').fill('10');
  await visit.expectText('10 points.');
  await visit.field('Return number').fill('R-1');
  await visit.field('Reason (optional)').fill('One bag sent back');
  await expectClean();
  expect((await card.read()).points).toBe(30);
  await visit.page.getByRole('dialog').getByRole('button', { name: 'Return order' }).click();
  await visit.expectText('Order returned.');
  await visit.expectText('One bag sent back');
  expect((await card.read()).points).toBe(20);
  await expectClean();

  await visit.button('Return order').click();
  await visit.expectText('20 points.');
  await visit.page.getByRole('dialog').getByRole('button', { name: 'Return order' }).click();
  await visit.page.getByRole('dialog').waitFor({ state: 'detached' });
  await visit.page.getByRole('button', { name: 'Return order', exact: true }).waitFor({ state: 'detached' });
  expect((await card.read()).points).toBe(0);
});

it('a hold is released, and its amount can be redeemed again', async () => {
  const voucher = await voucherOf(40);
  await shop.post(`/vouchers/${voucher.id}/holds`, { amount: 15, reference: 'Basket 4711' });
  await voucherPage(voucher);
  await visit.expectText('Basket 4711');
  await visit.button('Release').click();
  await visit.expectText('£15.00');
  await expectClean();
  await visit.button('Release hold').click();
  await visit.expectText('£15.00 can be redeemed again.');
  await visit.button('Release').waitFor({ state: 'detached' });
  expect(await voucher.read()).toMatchObject({ heldAmount: 0, availableValue: 40 });
});

it('a redemption is reversed in part', async () => {
  const voucher = await voucherOf(40);
  await shop.post(`/vouchers/${voucher.id}/redeem`, { amount: 25 });
  await voucherPage(voucher);
  await visit.expectText('£15.00 left of £40.00');
  await visit.button('Reverse').click();
  await visit.field('Amount').fill('10');
  await visit.field('Reason').fill('Item sold out');
  await expectClean();
  await visit.button('Reverse redemption').click();
  await visit.expectText('£10.00 given back.');
  await visit.expectText('£25.00 left of £40.00');
  await visit.expectText('Item sold out');
});

it('an expiry is applied to points that customers have, after its preview; the page of the customer says what expires', async () => {
  const card = await HeldCard.of(shop);
  await card.give(40);
  await visit.goto(`/merchants/${shop.id}/programme`);
  await visit
    .button(/^Edit A card/)
    .first()
    .click();
  await visit.choose('Points expire', /to the day/);
  await visit.field('Months').fill('6');
  await visit.field('Apply to existing points too').check();
  await visit.expectText('1 customer with 40 points on this card.');
  await expectClean();
  await visit.button('Save').click();
  await visit.expectText('Changes saved.');
  const [change] = await shop.database.rows('select 1 from points_expiry_changes where merchant_id = $1', [
    shop.merchantId,
  ]);
  expect(change).toBeDefined();
  await card.give(2);
  await visit.goto(`/merchants/${shop.id}/customers/${card.customerId}`);
  await visit.expectText(/^2 points expire on/);
  await expectClean();
});
