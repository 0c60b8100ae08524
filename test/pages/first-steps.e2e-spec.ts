import { system } from '#operations/actor.js';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { useBrowser } from '../support/harness/browser.js';
import { usePortal } from '../support/harness/portal.js';
import { encodeId } from '#domain/ids.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { unique } from '../support/fixtures/random.js';

const run = promisify(execFile);
const started = usePortal();
const browser = useBrowser();

/** A merchant as the platform makes one: without keys, cards and orders. */
async function emptyMerchant() {
  const input = { name: `Shop ${unique()}`, currency: 'GBP', timeZone: 'Europe/London' };
  const { id } = await inTransaction(started.service.database.db, (tx) => createMerchant(tx, input, system));
  return { merchantId: id, id: encodeId('merchant', id) };
}

it('an empty merchant comes to the first stamp without leaving the overview', async () => {
  const shop = await emptyMerchant();
  const owner = await started.portal.user({ shop, role: 'owner' });
  const visit = await browser.open(started.portal, owner);
  await visit.goto(`/merchants/${shop.id}/overview`);
  await visit.button('Use Ten stamps').click();
  await visit.expectText('Choose a programme: done');
  await visit.button('Create key').click();
  await visit.field('I have saved the key').check({ force: true });
  await visit.button('Close').click();
  await visit.expectText('This page waits for the order.');
  const shown = await visit.page.getByRole('textbox', { name: /Sends an order/ }).innerText();
  expect(shown).toMatch(/^curl -X POST '[^']+\/v1\/public\/orders\/create' -H 'X-API-Key: lrw_live_\w+'/);
  // The command that the page offers to copy, but with the address of this test's own API.
  const command = shown.replace(/'http[^']+(?=\/v1\/public)/, `'${started.service.api.url}`);
  await run('sh', ['-c', command]);
  await visit.expectText('Your first order has arrived');
  await visit.expectText('It awarded 1 stamp.');
  expect(await visit.faults()).toEqual([]);
  await visit.page.getByRole('link', { name: 'Open the order' }).click();
  await visit.expectText('Stamp card');
  await visit.close();
});

it('a reward is made within the form of a card', async () => {
  const shop = await emptyMerchant();
  const visit = await browser.open(started.portal, await started.portal.user({ shop, role: 'admin' }));
  await visit.goto(`/merchants/${shop.id}/programme`);
  await visit.button('New card').click();
  await visit.field('Title').fill('Coffee card');
  await visit.button('Create new reward').click();
  await visit.field('Title of the new reward').fill('A free coffee');
  await visit.page.keyboard.press('Enter');
  await visit.page.getByRole('combobox', { name: 'Reward 1', exact: true }).waitFor();
  await visit.button('Create card').click();
  await visit.expectText('At 10: A free coffee');
  await visit.close();
});
