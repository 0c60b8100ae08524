import { randomUUID } from 'node:crypto';
import { type PortalUser, usePortal } from '../support/harness/portal.js';
import { newEmail } from '../support/fixtures/random.js';
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

const programme = (part = ''): Promise<void> => visit.goto(`/merchants/${shop.id}/programme${part}`);

interface Order {
  readonly stamps: number;
  readonly points: number;
  readonly rewards: readonly { readonly title: string }[];
}
async function order(value: number, email: string): Promise<Order> {
  const body = {
    customer_email: email,
    order_value: value,
    order_source: 'shop',
    order_number: randomUUID().slice(0, 12),
  };
  const { client } = started.service;
  return (await client.call<Order>('POST', `${base}/orders/create`, { body, key: shop.key })).body;
}

async function makeReward(title: string): Promise<void> {
  await programme('/rewards');
  await visit.button('New reward').click();
  await visit.field('Title').fill(title);
  await visit.button('Create reward').click();
  await visit.expectText('Reward created.');
}

async function makeCard(title: string, reward: string): Promise<void> {
  await programme();
  await visit.button('New card').click();
  await visit.field('Title').fill(title);
  await visit.field('Stamps to fill the card').fill('2');
  await visit.button('Add existing reward').click();
  await visit.choose('Reward 1', reward);
  await visit.button('Create card').click();
  await visit.expectText('Card created.');
}

it('a programme is set up from nothing, tried before it is saved, and awards the next order', async () => {
  await makeReward('A free coffee');
  await makeCard('Coffee card', 'A free coffee');
  await programme('/orders');
  await visit.field('Orders give stamps').check({ force: true });
  await visit.field('Order value').fill('12.50');
  await visit.page.getByText('1 stamp', { exact: true }).waitFor();
  const email = newEmail('ada');
  // Not saved yet: nothing is awarded.
  expect((await order(12.5, email)).stamps).toBe(0);
  await visit.button('Save changes').click();
  await visit.expectText('Order settings saved.');
  expect(await order(12.5, email)).toMatchObject({ stamps: 1, rewards: [] });
  expect((await order(12.5, email)).rewards.map(({ title }) => title)).toEqual(['A free coffee']);
  await visit.goto(`/merchants/${shop.id}/customers`);
  await visit.page.getByRole('link', { name: email }).click();
  await visit.expectText('A free coffee');
  await visit.expectText('0 of 2 stamps');
});

it('the trial follows every change, and says why', async () => {
  await makeReward('A free coffee');
  await makeCard('Coffee card', 'A free coffee');
  await programme('/orders');
  await visit.field('Orders give stamps').check({ force: true });
  await visit.choose('How stamps are given', 'One stamp for each amount spent');
  await visit.field('Amount per stamp').fill('10');
  await visit.field('Order value').fill('39.99');
  await visit.page.getByText('3 stamps', { exact: true }).waitFor();
  await visit.field('Minimum order value').fill('40');
  await visit.page.getByText('Nothing', { exact: true }).waitFor();
});

it('what is deactivated stays, and can be activated again', async () => {
  await makeReward('A free coffee');
  await visit.button('Actions for A free coffee').click();
  await visit.page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await visit.button('Deactivate').click();
  await visit.expectText('A free coffee is now inactive.');
  await visit.expectText('No active rewards');
  await visit.page.getByText('All', { exact: true }).click();
  await visit.button('Actions for A free coffee').click();
  await visit.page.getByRole('menuitem', { name: 'Activate' }).click();
  await visit.button('Activate').click();
  await visit.expectText('A free coffee is now active.');
});

it('vouchers are issued from a template, adjusted and cancelled, each with its line in the ledger', async () => {
  await programme('/vouchers');
  await visit.button('New template').click();
  await visit.field('Title').fill('Gift voucher');
  await visit.field('Value').fill('25');
  await visit.button('Create template').click();
  await visit.expectText('Template created.');
  await visit.goto(`/merchants/${shop.id}/vouchers`);
  await visit.button('Issue voucher').click();
  await visit.choose('Template', /Gift voucher/);
  await visit.field(/Recipient.s e-mail/).fill(newEmail('grace'));
  await visit.field('Send by e-mail now').uncheck();
  await visit.button('Issue').click();
  await visit.heading('Gift voucher').waitFor();
  await visit.expectText('£25.00 left of £25.00');
  await visit.button('Adjust').click();
  await visit.field('New balance').fill('10');
  await visit.field('Reason').fill('Goodwill');
  await visit.button('Save balance').click();
  await visit.expectText('£10.00 left of £25.00');
  await visit.button('Cancel voucher').click();
  await visit.field('Reason').fill('Returned');
  await visit.button('Yes, cancel voucher').click();
  await visit.expectText('Voucher cancelled.');
  await visit.expectText('Goodwill');
  await visit.expectText('Returned');
  expect(await visit.button('Adjust').count()).toBe(0);
});

it('customers are imported whole or not at all, with every bad row named', async () => {
  await visit.goto(`/merchants/${shop.id}/customers/import`);
  const good = newEmail('good');
  await visit.field('Or paste the rows').fill(`email,name,externalId\n${good},Good,\nnot an address,Bad,\n`);
  await visit.button('Import 2 rows').click();
  await visit.expectText('Nothing was imported');
  await visit.expectText('Row 2');
  await visit.field('Or paste the rows').fill(`email,name,externalId\n${good},Good,\n`);
  await visit.button('Import 1 row').click();
  await visit.expectText('1 customer added');
});
