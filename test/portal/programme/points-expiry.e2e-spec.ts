import type { CardView } from '#http/views/card.view.js';
import { applyPointsExpiry } from '#operations/cards/apply-points-expiry.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { eventsAfter } from '../../support/fixtures/events.js';
import { HeldCard } from '../../support/fixtures/held-card.js';
import { manyLots } from '../../support/fixtures/value/many-lots.js';
import { Shop } from '../../support/fixtures/shop.js';

/** The preview in the answer of the portal API. */
interface PointsExpiryPreviewView {
  readonly customers: number;
  readonly points: number;
  readonly soon: { readonly customers: number; readonly points: number; readonly expiresAt: string };
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  readonly months: readonly { readonly month: string; readonly points: number }[];
  readonly isPartial: boolean;
}

const started = usePortal();
const day = 86_400_000;
const months = (count: number) => ({ after: { months: count }, until: 'exact' }) as const;

let shop: Shop;
let admin: PortalUser;
let card: HeldCard;
beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  card = await HeldCard.of(shop);
});

const path = (more = ''): string => `/merchants/${shop.id}/cards/${card.definitionId}${more}`;
const preview = async (pointsExpiry: unknown): Promise<PointsExpiryPreviewView> =>
  (await admin.post<{ data: PointsExpiryPreviewView }>(path('/points-expiry/preview'), { pointsExpiry })).body.data;
const save = (body: object) => admin.patch<{ error: string }>(path(), body);
const changes = (): Promise<{ id: string }[]> =>
  shop.database.rows('select id from points_expiry_changes where merchant_id = $1 order by id', [shop.merchantId]);

/** Applies all changes, oldest first, as the worker does. Returns the number of batches. */
async function applyAll(): Promise<number> {
  let batches = 0;
  for (const { id } of await changes()) {
    for (let isMore = true; isMore; batches += 1) {
      isMore = await inTransaction(shop.database.db, (tx) => applyPointsExpiry(tx, shop.merchantId, id));
    }
  }
  return batches;
}

/** Makes points of a card as old as that: the lots, or its last use. */
async function age(of: HeldCard, days: number, what = 'card_lots'): Promise<void> {
  const [column, id] = what === 'cards' ? ['active_at', 'id'] : ['created_at', 'card_id'];
  await shop.database.rows(
    `update ${what} set ${column} = ${column} - make_interval(days => $3) where merchant_id = $1 and ${id} = $2`,
    [shop.merchantId, of.uuid, days],
  );
}

const inDays = (at: string | null | undefined): number => Math.floor((Date.parse(at ?? '') - Date.now()) / day);

it('an expiry is for points that are earned afterwards, unless applyToExisting stands beside it', async () => {
  await card.give(10);
  await save({ pointsExpiry: months(12) });
  expect([await changes(), (await card.read()).expirations]).toEqual([[], []]);
  await save({ pointsExpiry: months(6), applyToExisting: true });
  await applyAll();
  const [next, ...others] = (await card.read()).expirations;
  expect([next?.points, others]).toEqual([10, []]);
  expect(inDays(next?.expiresAt)).toBeGreaterThan(170);
  expect(inDays(next?.expiresAt)).toBeLessThan(190);
  const { body } = await admin.get<{ data: { action: string; details: object }[] }>(`/merchants/${shop.id}/audit-log`);
  const applied = body.data.filter(({ action }) => action === 'card.expiry_applied');
  expect(applied).toMatchObject([{ details: { pointsExpiry: months(6) } }]);
  await save({ pointsExpiry: null, applyToExisting: true });
  await applyAll();
  expect((await card.read()).expirations).toEqual([]);
  expect(await card.violations()).toEqual({});
});

it('the preview says what happens, changes nothing, and is what then happens', async () => {
  const other = await shop.customer();
  await shop.cardOf(other.shown, card.definitionId);
  await card.give(10);
  await age(card, 400);
  await card.give(7);
  const said = await preview(months(12));
  expect(said).toMatchObject({ customers: 1, points: 17, soon: { customers: 1, points: 10 }, isPartial: false });
  expect(said.months.reduce((sum, { points }) => sum + points, 0)).toBe(17);
  expect([said.firstAt, inDays(said.firstAt)]).toEqual([said.soon.expiresAt, 7]);
  expect([await changes(), (await card.read()).expirations]).toEqual([[], []]);

  await save({ pointsExpiry: months(12), applyToExisting: true });
  await applyAll();
  expect((await card.read()).expirations).toEqual([
    { points: 10, expiresAt: said.firstAt },
    { points: 7, expiresAt: said.lastAt },
  ]);
  expect((await card.entries()).map(({ type }) => type)).toEqual(['give', 'give']);
  expect(await preview(null)).toMatchObject({ points: 17, firstAt: null, lastAt: null, months: [] });
});

it('what would have expired already is not lost at once: customers are warned, and it expires with its event', async () => {
  await card.give(10);
  await age(card, 800);
  await save({ pointsExpiry: months(12), applyToExisting: true });
  await applyAll();
  expect(await card.read()).toMatchObject({ points: 10 });
  await shop.database.rows(
    `update card_lots set expires_at = date_trunc('milliseconds', now()) + interval '6 days' where merchant_id = $1`,
    [shop.merchantId],
  );
  const warned = await eventsAfter(shop, () => expirePoints(shop.database.db));
  expect(warned.filter(({ subject }) => subject.id === card.id)).toMatchObject([
    { type: 'card.points_expiring', data: { quantity: 10 } },
  ]);
  await shop.database.rows(
    `update card_lots set expires_at = date_trunc('milliseconds', now()) where merchant_id = $1`,
    [shop.merchantId],
  );
  await shop.database.rows('update cards set expiry_due = now() where merchant_id = $1', [shop.merchantId]);
  const expired = await eventsAfter(shop, () => expirePoints(shop.database.db));
  expect(expired.filter(({ subject }) => subject.id === card.id)).toMatchObject([
    { type: 'card.points_expired', data: { quantity: 10 } },
  ]);
  expect(await card.read()).toMatchObject({ points: 0 });
  expect(await card.violations()).toEqual({});
});

it('inactivity goes by the last use, and leaves seven days to a card that was not used for longer', async () => {
  const used = await shop.customer();
  const usedCard = await shop.cardOf(used.shown, card.definitionId);
  const usedCards = `/customers/${used.shown}/cards`;
  await shop.post(`${usedCards}/${usedCard}/points`, { quantity: 5 });
  await card.give(10);
  await age(card, 300, 'cards');
  const said = await preview({ inactiveMonths: 6 });
  expect(said).toMatchObject({ customers: 2, points: 15, soon: { customers: 1, points: 10 } });
  await save({ pointsExpiry: { inactiveMonths: 6 }, applyToExisting: true });
  await applyAll();
  expect((await card.read()).expirations).toEqual([{ points: 10, expiresAt: said.firstAt }]);
  const { body } = await shop.get<{ data: CardView[] }>(usedCards);
  const held = body.data.find(({ id }) => id === usedCard);
  expect(held?.expirations).toEqual([{ points: 5, expiresAt: said.lastAt }]);
  // A use within the seven days keeps them.
  expect((await card.spend({ quantity: 1 })).body.data.expirations).toEqual([{ points: 9, expiresAt: said.lastAt }]);
});

it('a card of before lots holds its balance as if it were earned now', async () => {
  await card.give(10);
  await card.forgetLots();
  expect(await preview(months(1))).toMatchObject({ customers: 1, points: 10, soon: { points: 0 } });
  await save({ pointsExpiry: months(1), applyToExisting: true });
  await applyAll();
  expect((await card.read()).expirations).toMatchObject([{ points: 10 }]);
  expect(await card.lots()).toEqual({ 1: 10 });
});

it('goes through the lots in batches, continues where it stopped, and leaves the place to a newer change', async () => {
  await card.give(1);
  await manyLots(card, 2_500, 'null::timestamptz');
  await save({ pointsExpiry: months(12), applyToExisting: true });
  const [first] = await changes();
  const batch = () => inTransaction(shop.database.db, (tx) => applyPointsExpiry(tx, shop.merchantId, first?.id ?? ''));
  const changed = () =>
    shop.database.count('select count(*) from card_lots where merchant_id = $1 and expires_at is not null', [
      shop.merchantId,
    ]);
  expect([await batch(), await changed()]).toEqual([true, 1_000]);
  // Between two batches the card is used, and earns.
  await card.spend({ quantity: 100 });
  await card.give(3);
  expect([await batch(), await changed()]).toEqual([true, 2_001]);
  expect(await card.violations()).toEqual({});
  await save({ pointsExpiry: months(24), applyToExisting: true });
  expect([await batch(), await changed()]).toEqual([false, 2_001]);
  expect(await applyAll()).toBeGreaterThan(2);
  expect(await card.read()).toMatchObject({ points: 2_404, expirations: expect.arrayContaining([expect.anything()]) });
  expect((await card.read()).expirations.every(({ expiresAt }) => inDays(expiresAt) > 700)).toBe(true);
  expect(await card.violations()).toEqual({});
});

it('points that are earned by a later expiry keep it', async () => {
  await card.give(10);
  await save({ pointsExpiry: months(12), applyToExisting: true });
  await save({ pointsExpiry: months(60) });
  await card.give(5);
  await applyAll();
  expect((await card.read()).expirations.map(({ points, expiresAt }) => [points, inDays(expiresAt) > 400])).toEqual([
    [10, false],
    [5, true],
  ]);
});

describe('400, 403 and 404', () => {
  it.each([
    ['applyToExisting without an expiry', () => save({ applyToExisting: true }), 400, 'points_expiry_invalid'],
    ['a flag that is none', () => save({ pointsExpiry: null, applyToExisting: 'yes' }), 400, 'invalid_field'],
    ['a preview without an expiry', () => admin.post(path('/points-expiry/preview'), {}), 400, 'missing_field'],
    [
      'a preview of an unknown card',
      () => admin.post(`/merchants/${shop.id}/cards/nothing/points-expiry/preview`, { pointsExpiry: null }),
      404,
      'card_definition_not_found',
    ],
  ] as const)('%s', async (_, send, status, error) => {
    const answer = await send();
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await changes()).toEqual([]);
  });

  it('a viewer previews nothing', async () => {
    const viewer = await started.portal.user({ shop, role: 'viewer' });
    expect((await viewer.post(path('/points-expiry/preview'), { pointsExpiry: null })).status).toBe(403);
  });
});
