import { encodeId } from '#domain/ids.js';
import type { LedgerProof } from '#domain/reports/proof.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { writeDueChanges } from '#operations/events/write-due-changes.js';
import { proveLedger } from '#operations/reports/prove-ledger.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { claimLedgerProof } from '#persistence/reports/ledger-proof.store.js';
import type { LiabilityReportView } from '#portal/reports/liability.view.js';
import { usePortal } from '../../support/harness/portal.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const started = usePortal();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(started.service);
});

const prove = (of = shop) => proveLedger(shop.database.db, of.merchantId);
/** What differs, by the ids that the API shows. */
const found = async (): Promise<string[]> =>
  (await prove()).all.map(({ kind, id, check }) => `${encodeId(kind, id)} ${check}`);

/** A history of everything that a balance can go through. */
async function history(): Promise<{ card: HeldCard; voucher: IssuedVoucher; rewardId: string }> {
  const { shown: rewardId } = await shop.rewardTemplate({ pointsPrice: 20 });
  const card = await HeldCard.of(shop, { ...openEnded, pointsExpiry: { after: { months: 12 }, until: 'exact' } });
  await card.give(100);
  await card.give(7);
  const bought = (await card.spend({ rewardId })).body.rewards[0]?.id ?? '';
  await card.spend({ quantity: 30 });
  await card.reverse(4);
  await card.correct(-3);
  await card.adjust(60);
  await shop.database.rows(
    `update card_lots set expires_at = now() - interval '1 hour' where card_id = $1 and number = 2`,
    [card.uuid],
  );
  await shop.database.rows(`update cards set expiry_due = now() - interval '1 hour' where id = $1`, [card.uuid]);
  await shop.settings({ points: { cardId: card.definitionId, pointsPerUnit: '1' }, returns: 'owed' });
  const { order } = (await shop.order({ customer_email: card.email, order_value: 30 })).body;
  await card.spend({ quantity: (await card.read()).points });
  await shop.post(`/orders/${order.id}/returns`, {});
  const stamps = await HeldCard.of(shop, { numberOfStamps: 5 });
  await stamps.give(13);
  const voucher = await IssuedVoucher.of(shop);
  await voucher.redeem({ amount: 20 });
  await voucher.reverse(2, { amount: 5 });
  await voucher.hold({ amount: 10 });
  const closed = [await IssuedVoucher.of(shop), await IssuedVoucher.of(shop), await IssuedVoucher.of(shop)] as const;
  for (const each of closed) await each.redeem({ amount: 10 });
  await closed[0].cancel();
  await closed[1].hold({ amount: 15 });
  for (const each of closed.slice(1)) await each.move('expires_at', -1000);
  await closed[2].reverse(2);
  await inTransaction(shop.database.db, writeDueChanges);
  await expirePoints(shop.database.db);
  await closed[0].reverse(2);
  return { card, voucher, rewardId: bought };
}

it('all balances of a history of everything are what their ledgers say', async () => {
  const { card } = await history();
  expect((await card.read()).pointsOwed).toBeGreaterThan(0);
  const { all, ...proof } = await prove();
  const balances = await shop.database.count(
    `select (select count(*) from cards where merchant_id = $1) + (select count(*) from vouchers where merchant_id = $1)
       + (select count(*) from rewards where merchant_id = $1)`,
    [shop.merchantId],
  );
  expect(balances).toBeGreaterThan(7);
  expect([proof, all]).toEqual([{ provedAt: expect.any(Date), balances, differences: 0, objects: [] }, []]);
});

it.each([
  ['a balance of points', 'update cards set points = points + 1, points_owed = 0 where id = $1', ['balance', 'debt']],
  ['a debt', 'update cards set points_owed = points_owed + 1 where id = $1', ['debt']],
  ['what remains of a lot', 'update card_lots set remaining = 1 where card_id = $1 and number = 1', ['lots']],
  [
    'the number of entries',
    'update cards set entry_count = entry_count - 1, lots_to = lots_to - 1 where id = $1',
    ['numbers'],
  ],
])('a planted difference of a card is found, and named: %s', async (_, plant, checks) => {
  const { card } = await history();
  await shop.database.rows(plant, [card.uuid]);
  expect((await found()).filter((each) => !each.endsWith('lots') || checks.includes('lots'))).toEqual(
    checks.map((check) => `${card.id} ${check}`),
  );
});

it('two lots that differ by as much are found, though their sum is the balance', async () => {
  const card = await HeldCard.of(shop);
  await card.give(10);
  await card.give(10);
  await card.spend({ quantity: 5 });
  await shop.database.rows('update card_lots set remaining = 8 where card_id = $1 and number = 1', [card.uuid]);
  await shop.database.rows('update card_lots set remaining = 7 where card_id = $1 and number = 2', [card.uuid]);
  expect(await found()).toEqual([`${card.id} lots`]);
});

it.each([
  [
    'what remains',
    'update vouchers set remaining_minor = remaining_minor + 1 where id = $1',
    ['balance', 'remaining_value'],
  ],
  ['what is reversed', 'update vouchers set reversed_minor = 0 where id = $1', ['reversed']],
  ['what is held', 'update vouchers set held_minor = 0 where id = $1', ['held']],
  ['the number of entries', 'update vouchers set entry_count = entry_count + 1 where id = $1', ['numbers']],
  ['a status', "update vouchers set status = 'cancelled' where id = $1", ['balance']],
])('a planted difference of a voucher is found, and named: %s', async (_, plant, checks) => {
  const { voucher } = await history();
  await shop.database.rows(plant, [voucher.uuid]);
  expect(await found()).toEqual(checks.map((check) => `${voucher.id} ${check}`));
});

it('a planted difference of a reward is found, and named', async () => {
  const { rewardId } = await history();
  await shop.database.rows("update rewards set status = 'redeemed', redeemed_at = now() where merchant_id = $1", [
    shop.merchantId,
  ]);
  expect(await found()).toEqual([`${rewardId} status`]);
});

it('a card of the version before lots differs in nothing', async () => {
  const card = await HeldCard.of(shop);
  await card.give(10);
  await card.forgetLots();
  expect(await found()).toEqual([]);
});

it('a proof counts all differences and stores the first twenty, in one row of the merchant', async () => {
  const { shown } = await shop.cardDefinition(openEnded);
  for (let at = 0; at < 25; at += 1) await shop.customer();
  expect(shown).not.toBe('');
  await shop.database.rows('update cards set points = 1 where merchant_id = $1', [shop.merchantId]);
  expect(await prove()).toMatchObject({ balances: 25, differences: 25, objects: { length: 20 } });
  await prove();
  expect(
    await shop.database.rows('select balances, differences from ledger_proofs where merchant_id = $1', [
      shop.merchantId,
    ]),
  ).toEqual([{ balances: 25, differences: 25 }]);
});

it('the report shows the last proof', async () => {
  const { card } = await history();
  const admin = await started.portal.user({ shop, role: 'admin' });
  const shown = async (): Promise<LiabilityReportView['proof']> =>
    (await admin.get<{ data: LiabilityReportView }>(`/merchants/${shop.id}/reports/liability`)).body.data.proof;
  expect(await shown()).toBeNull();
  const { provedAt, balances }: LedgerProof = await prove();
  expect(await shown()).toEqual({ provedAt: provedAt.toISOString(), balances, differences: 0, objects: [] });
  await shop.database.rows('update cards set points_owed = points_owed + 1 where id = $1', [card.uuid]);
  await prove();
  expect(await shown()).toMatchObject({ differences: 1, objects: [{ id: card.id, check: 'debt' }] });
});

it('a merchant is due once a night, at three in its time zone, for one worker', async () => {
  const { db } = shop.database;
  const shops = [shop, await Shop.open(started.service, { timeZone: 'Asia/Kathmandu' })];
  const claimed: string[] = [];
  for (let next = await claimLedgerProof(db); next !== undefined; next = await claimLedgerProof(db)) claimed.push(next);
  for (const { merchantId } of shops) expect(claimed.filter((each) => each === merchantId)).toHaveLength(1);
  for (const each of shops) await prove(each);
  const rows = await shop.database.rows<{ local: string; is_next: boolean; leased_until: null }>(
    `select to_char(p.next_at at time zone m.time_zone, 'HH24:MI') as local, p.leased_until,
       p.next_at > now() and p.next_at <= now() + interval '25 hours' as is_next
     from ledger_proofs p join merchants m using (merchant_id) where merchant_id = any($1)`,
    [shops.map(({ merchantId }) => merchantId)],
  );
  expect(rows).toEqual(shops.map(() => ({ local: '03:00', is_next: true, leased_until: null })));
  expect(await claimLedgerProof(db)).toBeUndefined();
  await shop.database.rows("update ledger_proofs set next_at = now() - interval '1 second' where merchant_id = $1", [
    shop.merchantId,
  ]);
  const both = await Promise.all([claimLedgerProof(db), claimLedgerProof(db)]);
  expect(both.filter(Boolean)).toEqual([shop.merchantId]);
});
