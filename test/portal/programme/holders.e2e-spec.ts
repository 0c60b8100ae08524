import { encodeId } from '#domain/ids.js';
import { newId } from '#persistence/database/new-id.js';
import { countHoldersOfCards, countHoldersOfRewards } from '#persistence/programme/holder.store.js';
import type { HoldersView } from '#portal/programme/list-holders.js';
import { costOfReads } from '../../support/fixtures/explained.js';
import { Shop } from '../../support/fixtures/shop.js';
import { usePortal } from '../../support/harness/portal.js';

const started = usePortal();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(started.service);
});

const holders = async (ids: string) => {
  const viewer = await started.portal.user({ shop, role: 'viewer' });
  return viewer.get<{ data: HoldersView[] }>(`/merchants/${shop.id}/holders?ids=${ids}`);
};
const countsOf = async (...ids: readonly string[]) =>
  Object.fromEntries(
    (await holders(ids.join(','))).body.data.map(({ id, customers, isMinimum }) => [id, [customers, isMinimum]]),
  );

/** Customers, each with as many rewards of the template, and a card where there is a definition. */
const manyHolders = (count: number, templateId: string, rewardsEach: number, definitionId?: string) =>
  shop.database.rows(
    `with c as (
       insert into customers (merchant_id, id, email, created_at)
       select $1, gen_random_uuid(), 'c' || n || '-' || $3 || '@canary.example', now() from generate_series(1, $2) n
       returning id),
     k as (
       insert into cards (merchant_id, id, customer_id, card_definition_id, created_at)
       select $1, gen_random_uuid(), c.id, $5::uuid, now() from c where $5::uuid is not null)
     insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, issued_at)
     select $1, gen_random_uuid(), $3::uuid, c.id, 'A free coffee', 'active', now() from c, generate_series(1, $4)`,
    [shop.merchantId, count, templateId, rewardsEach, definitionId ?? null],
  );

it('counts customers with a card, and those with a reward that they can use, each once', async () => {
  const template = await shop.rewardTemplate();
  const other = await shop.rewardTemplate();
  const definition = await shop.cardDefinition({ title: 'Coffee card' });
  const [a, b, c] = [await shop.customer(), await shop.customer(), await shop.customer()];
  for (const { shown } of [a, b]) await shop.cardOf(shown, definition.shown);
  for (const { shown } of [a, a, b, c]) await shop.post(`/customers/${shown}/rewards`, { rewardId: template.shown });
  const held = await countsOf(definition.shown, template.shown, other.shown);
  expect(held).toMatchObject({ [template.shown]: [3, false], [other.shown]: [0, false] });
  expect(held[definition.shown]?.[0]).toBeGreaterThanOrEqual(2);

  // What was used or has expired nobody has any more.
  const rewards = await shop.get<{ data: { id: string }[] }>(`/customers/${c.shown}/rewards`);
  await shop.post(`/customers/${c.shown}/rewards/${rewards.body.data[0]?.id}/redeem`, undefined);
  await shop.database.rows(
    `update rewards set expires_at = now() - interval '1 minute' where merchant_id = $1 and customer_id = $2`,
    [shop.merchantId, b.id],
  );
  expect(await countsOf(template.shown)).toEqual({ [template.shown]: [1, false] });
});

it('counts up to 10,000 and says that there are more, and reads no more than that', async () => {
  const template = await shop.rewardTemplate();
  const definition = await shop.cardDefinition({ title: 'Coffee card', autoEnrol: false });
  await manyHolders(10_000, template.id, 3, definition.id);
  const both = { [definition.shown]: [10_000, false], [template.shown]: [10_000, false] };
  await shop.database.rows('vacuum analyze cards');
  await shop.database.rows('vacuum analyze rewards');
  expect(await countsOf(template.shown, definition.shown)).toEqual(both);
  const cost = (max: number) =>
    costOfReads(shop.database, async (reader) => {
      await countHoldersOfCards(reader, shop.merchantId, [definition.id], max);
      await countHoldersOfRewards(reader, shop.merchantId, [template.id], max);
    });
  const few = await cost(100);
  expect(few.indexes).toEqual(expect.arrayContaining(['cards_of_definition', 'rewards_held']));
  // A few blocks for each customer that is counted, and not one for each that there is.
  expect(few.buffers).toBeLessThan(1_000);
  const [extra] = await shop.database.rows<{ id: string }>(
    `insert into customers (merchant_id, id, email, created_at) values ($1, $2, 'last@canary.example', now()) returning id`,
    [shop.merchantId, newId(new Date())],
  );
  await shop.database.rows(
    `insert into cards (merchant_id, id, customer_id, card_definition_id, created_at) values ($1, gen_random_uuid(), $2, $3, now())`,
    [shop.merchantId, extra?.id, definition.id],
  );
  expect(await countsOf(template.shown, definition.shown)).toEqual({ ...both, [definition.shown]: [10_000, true] });
});

it('says nothing of what another merchant has, and refuses what is no list of ids', async () => {
  const other = await Shop.open(started.service);
  const template = await other.rewardTemplate();
  expect(await countsOf(template.shown, encodeId('card_definition', newId(new Date())), 'x')).toEqual({});
  for (const ids of ['', Array.from({ length: 101 }, () => template.shown).join(',')]) {
    const answer = await holders(ids);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_query']);
  }
});
