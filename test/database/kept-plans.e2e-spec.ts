import type { Card } from '#domain/cards/card.js';
import { withoutExpiredPoints } from '#persistence/cards/card-expiry.store.js';
import { lockCardsByEmail, lockCardsOfDefinitions } from '#persistence/cards/card.store.js';
import { read } from '#persistence/database/statement.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { Shop } from '../support/fixtures/shop.js';
import { useOwnPortal } from '../support/harness/portal.js';

/*
 * PostgreSQL plans a prepared statement at each call for as long as it finds those plans cheaper than a kept one. Of an order's
 * statements none may be planned each time: that took longer than the statement itself.
 */
const started = useOwnPortal();
const plans = read<{ name: string; custom: number }>(
  'plans_of_session',
  'select name, custom_plans as custom from pg_prepared_statements where generic_plans + custom_plans >= $1',
);
/** PostgreSQL makes the first five plans for their values, and compares from then on. */
const maxPlans = 5;
const calls = 12;

let shop: Shop;
let definitions: string[];
/** Two cards that are given an `expiryDue`, as if they had points that expire. */
let expiring: Card[];
beforeAll(async () => {
  shop = await Shop.open(started.service);
  const admin = await started.portal.user({ shop, role: 'admin' });
  const made = await Promise.all(['Stamps', 'Points'].map((title) => shop.cardDefinition({ title })));
  definitions = made.map(({ id }) => id);
  const lines = Array.from({ length: 2_000 }, (_, at) => `c-${at}@example.com`);
  await admin.post(`/merchants/${shop.id}/customers/import`, ['email', ...lines].join('\n'), {
    headers: { 'content-type': 'text/csv' },
  });
  await shop.database.rows('analyze customers, cards');
  const cards = await inTransaction(shop.database.db, (tx) =>
    lockCardsByEmail(tx, shop.merchantId, 'c-1@example.com', definitions),
  );
  expiring = cards.map((card) => ({ ...card, expiryDue: new Date() }));
  if (expiring.length !== 2) throw new Error('The import should have given two cards.');
});

it.each<[string, (tx: Tx, at: number) => Promise<unknown>]>([
  ['lock_cards_by_email', (tx, at) => lockCardsByEmail(tx, shop.merchantId, `c-${at}@example.com`, definitions)],
  ['lock_cards_of_definitions', (tx) => lockCardsOfDefinitions(tx, shop.merchantId, definitions[0] ?? '', definitions)],
  ['find_card_expirations', (tx) => withoutExpiredPoints(tx, shop.merchantId, expiring)],
])('%s keeps its plan', async (name, run) => {
  const found = await inTransaction(shop.database.db, async (tx) => {
    for (let at = 0; at < calls; at += 1) await run(tx, at);
    return tx.query(plans, [calls]);
  });
  expect(found).toContainEqual({ name, custom: maxPlans });
});
