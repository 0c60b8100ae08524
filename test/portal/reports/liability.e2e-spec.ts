import { parse } from 'csv-parse/sync';
import { decodeId } from '#domain/ids.js';
import { writeDueChanges } from '#operations/events/write-due-changes.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { until } from '../../support/harness/deadline.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import type { LiabilityReportView, LiabilityRowView } from '#portal/reports/liability.view.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { moveEntries } from '../../support/fixtures/value/past-entries.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const started = usePortal();

/** It is four hours behind UTC in October. */
const timeZone = 'America/New_York';
const [firstInstant, lastInstant] = ['2025-10-01T00:00:00-04', '2025-10-31T23:59:59.999-04'];
const [justBefore, justAfter] = ['2025-09-30T23:59:59.999-04', '2025-11-01T00:00:00-04'];
const october = 'from=2025-10-01&to=2025-11-01';

let shop: Shop;
let admin: PortalUser;
beforeEach(async () => {
  shop = await Shop.open(started.service, { timeZone });
  admin = await started.portal.user({ shop, role: 'admin' });
});

const report = async (query = october, user = admin): Promise<LiabilityReportView> => {
  const { status, text, body } = await user.get<{ data: LiabilityReportView }>(
    `/merchants/${shop.id}/reports/liability${query && `?${query}`}`,
  );
  expect([status, text]).toEqual([200, text]);
  for (const row of body.data.rows) {
    const { d0_30, d31_90, d91_365, over } = row.ageing;
    const given = row.opening + row.issued + row.givenBack + row.adjusted;
    const gone = row.used + row.expired + row.cancelled + row.takenBack;
    expect(cents(row.closing)).toBe(cents(given - gone));
    expect(cents(d0_30 + d31_90 + d91_365 + over)).toBe(cents(row.closing));
  }
  return body.data;
};
const cents = (amount: number): number => Math.round(amount * 100);
const row = async (is: (row: LiabilityRowView) => boolean, query?: string): Promise<Partial<LiabilityRowView>> => {
  const [found, ...more] = (await report(query)).rows.filter(is);
  expect([found === undefined, more]).toEqual([false, []]);
  const figures: Partial<LiabilityRowView> = { ...found };
  for (const name of ['kind', 'currency', 'cardId', 'cardTitle'] as const) delete figures[name];
  return figures;
};
const none = {
  opening: 0,
  issued: 0,
  givenBack: 0,
  used: 0,
  expired: 0,
  adjusted: 0,
  cancelled: 0,
  takenBack: 0,
  closing: 0,
  ageing: { d0_30: 0, d31_90: 0, d91_365: 0, over: 0 },
  expectedUse: null,
};
const ok = async <Body>(answer: Promise<{ status: number; text: string; body: Body }>): Promise<Body> => {
  const { status, text, body } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body;
};

describe('vouchers', () => {
  let gift: { shown: string };
  const voucher = () => IssuedVoucher.of(shop, gift);
  const at = ({ uuid }: IssuedVoucher, ...times: string[]) =>
    moveEntries(shop.database, 'voucher_entries', uuid, times);
  const expireAt = (of: IssuedVoucher, instant: string, updatedAt = instant) =>
    shop.database.rows('update vouchers set expires_at = $2, updated_at = $3 where id = $1', [
      of.uuid,
      instant,
      updatedAt,
    ]);
  beforeEach(async () => {
    gift = await voucherTemplate(shop);
  });

  it('each kind of entry is in its column, and counts in the period in which it was written', async () => {
    const used = await voucher();
    await ok(used.redeem({ amount: 20 }));
    await ok(used.redeem({ amount: 10 }));
    await ok(used.reverse(3, { amount: 4 }));
    await ok(used.adjust(30));
    await at(used, '2025-08-10T12:00Z', justBefore, firstInstant, '2025-10-05T12:00Z', '2025-10-06T12:00Z');

    const cancelled = await voucher();
    await ok(cancelled.redeem({ amount: 15 }));
    await ok(cancelled.cancel());
    await ok(cancelled.reverse(2, { amount: 5 }));
    await at(
      cancelled,
      ...['2025-10-02', '2025-10-02', '2025-10-03', '2025-10-04', '2025-10-04'].map((day) => `${day}T12:00Z`),
    );

    const expired = await voucher();
    await ok(expired.redeem({ amount: 10 }));
    await expired.move('expires_at', -1000);
    await ok(expired.reverse(2, { amount: 3 }));
    await at(
      expired,
      ...['2024-05-01', '2024-06-01', '2025-10-10', '2025-10-20', '2025-10-20'].map((day) => `${day}T12:00Z`),
    );

    const captured = await voucher();
    const { data: hold } = await ok(captured.hold({ amount: 12 }));
    await ok(captured.endHold(hold.id, 'capture', { amount: 8 }));
    await at(captured, '2025-01-15T12:00Z', '2025-10-15T12:00Z');

    const held = await voucher();
    await ok(held.hold({ amount: 20 }));
    await at(held, lastInstant);
    await at(await voucher(), justAfter);

    expect(await row(({ currency }) => currency === 'GBP')).toEqual({
      opening: 120,
      issued: 100,
      givenBack: 12,
      used: 33,
      expired: 43,
      adjusted: 6,
      cancelled: 40,
      takenBack: 0,
      closing: 122,
      ageing: { d0_30: 50, d31_90: 30, d91_365: 42, over: 0 },
      // In 2024 50.00 were issued. 10.00 of that were used, and 3.00 of those given back: (10 - 3) / 50.
      expectedUse: 0.14,
    });
    expect((await report()).rows.map(({ kind, currency }) => [kind, currency])).toEqual([
      ['vouchers', 'GBP'],
      ['rewards', null],
    ]);
  });

  it('what has expired counts at its instant, also before the worker has written it', async () => {
    const unwritten = await voucher();
    await at(unwritten, '2025-09-15T12:00Z');
    await shop.database.rows('update vouchers set created_at = $2 where id = $1', [
      unwritten.uuid,
      '2025-09-15T12:00Z',
    ]);
    await expireAt(unwritten, lastInstant, '2025-09-15T12:00Z');
    const expected = { ...none, opening: 50, expired: 50 };
    expect(await row(({ currency }) => currency === 'GBP')).toEqual(expected);
    expect(await row(({ currency }) => currency === 'GBP', 'from=2025-11-01&to=2025-11-02')).toEqual(none);
    expect(await row(({ currency }) => currency === 'GBP', 'from=2025-10-01&to=2025-10-31')).toEqual({
      ...none,
      opening: 50,
      closing: 50,
      ageing: { ...none.ageing, d31_90: 50 },
    });
    await expireAt(unwritten, '2025-10-31T12:00Z', '2025-09-15T12:00Z');
    await until('The expiry is written', async () => {
      await inTransaction(shop.database.db, (tx) => writeDueChanges(tx));
      return (await unwritten.entries()).some(({ type }) => type === 'expire');
    });
    expect(await row(({ currency }) => currency === 'GBP', 'from=2025-10-02&to=2025-11-01')).toEqual(expected);
  });

  it('what a hold keeps of an expired voucher is open until the hold ends', async () => {
    const held = await voucher();
    const { data: hold } = await ok(held.hold({ amount: 20 }));
    await at(held, '2025-09-15T12:00Z');
    await shop.database.rows('update vouchers set created_at = $2 where id = $1', [held.uuid, '2025-09-15T12:00Z']);
    await expireAt(held, '2025-10-20T12:00Z', '2025-09-15T12:00Z');
    const is = ({ currency }: LiabilityRowView): boolean => currency === 'GBP';
    const open = { ...none.ageing, d31_90: 20 };
    expect(await row(is)).toEqual({ ...none, opening: 50, expired: 30, closing: 20, ageing: open });
    await shop.database.rows('update voucher_holds set created_at = $2, expires_at = $3 where id = $1', [
      decodeId('hold', hold.id),
      '2025-10-20T11:00Z',
      '2025-10-25T12:00Z',
    ]);
    expect(await row(is, 'from=2025-10-02&to=2025-11-01')).toEqual({ ...none, opening: 50, expired: 50 });
  });

  it('currencies have rows of their own, with their decimals', async () => {
    const yen = await IssuedVoucher.of(shop, { currency: 'JPY', value: 500 });
    const dinar = await IssuedVoucher.of(shop, { currency: 'KWD', value: 1.234 });
    await ok(yen.adjust(300));
    await at(yen, '2025-10-15T12:00Z', '2025-10-15T12:00Z');
    await at(dinar, '2025-10-15T12:00Z');
    const { rows } = await report();
    expect(rows.map(({ currency, issued, adjusted, closing }) => [currency, issued, adjusted, closing])).toEqual([
      ['JPY', 500, -200, 300],
      ['KWD', 1.234, 0, 1.234],
      [null, 0, 0, 0],
    ]);
  });
});

describe('points and rewards', () => {
  interface Held {
    readonly email: string;
    readonly customerId: string;
    readonly path: string;
    readonly uuid: string;
  }
  let definitionId: string;
  let rewardTemplateId: string;
  beforeEach(async () => {
    definitionId = (await shop.cardDefinition({ type: 'points', openEnded: true, title: 'Points' })).shown;
    rewardTemplateId = (await shop.rewardTemplate({ pointsPrice: 20 })).shown;
    await shop.settings({ points: { cardId: definitionId, pointsPerUnit: '1' } });
  });

  const newCard = async (of = definitionId): Promise<Held> => {
    const { shown: customerId, email } = await shop.customer();
    const cardId = await shop.cardOf(customerId, of);
    return {
      email,
      customerId,
      path: `/customers/${customerId}/cards/${cardId}`,
      uuid: decodeId('card', cardId) ?? '',
    };
  };
  const give = (card: Held, quantity: number) => ok(shop.post(`${card.path}/points`, { quantity }));
  const spend = (card: Held, body: object) =>
    ok(shop.post<{ rewards: { id: string }[] }>(`${card.path}/points/spend`, body));
  const reverse = (card: Held, number: number) =>
    ok(shop.post(`${card.path}/entries/${number}/reverse`, { reason: 'By mistake' }));
  const order = async (card: Held, order_value: number) =>
    (await ok(shop.order({ order_value, customer_email: card.email }))).order.id;
  const giveBack = (orderId: string, body: object = {}) => ok(shop.post(`/orders/${orderId}/returns`, body));
  const at = ({ uuid }: Held, ...days: string[]) =>
    moveEntries(
      shop.database,
      'card_entries',
      uuid,
      days.map((day) => (day.length === 10 ? `${day}T12:00Z` : day)),
    );
  const rewardAt = (rewardId: string, ...days: string[]) =>
    moveEntries(
      shop.database,
      'reward_events',
      decodeId('reward', rewardId) ?? '',
      days.map((day) => (day.length === 10 ? `${day}T12:00Z` : day)),
    );
  const expireLot = async ({ uuid }: Held, number: number, instant: string) => {
    await shop.database.rows('update card_lots set expires_at = $3 where card_id = $1 and number = $2', [
      uuid,
      number,
      instant,
    ]);
    await shop.database.rows('update cards set expiry_due = $2 where id = $1', [uuid, instant]);
  };

  it('each cause of an entry is in its column', async () => {
    const expired = await newCard();
    await give(expired, 12);
    await at(expired, '2025-06-01');
    await expireLot(expired, 1, '2025-10-25T12:00Z');
    await expirePoints(shop.database.db);

    const moved = await newCard();
    await give(moved, 100);
    await spend(moved, { quantity: 30 });
    const bought = (await spend(moved, { rewardId: rewardTemplateId })).rewards[0]?.id ?? '';
    await reverse(moved, 2);
    await ok(shop.post(`${moved.path}/points/correct`, { change: 7, reason: 'Counted again' }));
    await ok(shop.post(`${moved.path}/points/correct`, { change: -5, reason: 'Counted again' }));
    await ok(shop.post(`${moved.path}/points/adjust`, { points: 60 }));
    await give(moved, 10);
    await reverse(moved, 8);
    await giveBack(await order(moved, 40), { value: 20 });
    await at(
      moved,
      '2024-03-01',
      '2024-04-01',
      firstInstant,
      '2025-10-05',
      '2025-10-06',
      '2025-10-07',
      '2025-10-08',
      '2025-10-09',
      '2025-10-10',
      '2025-10-11',
      '2025-10-12',
    );
    await rewardAt(bought, firstInstant);
    // The points of the correction.
    await expireLot(moved, 5, '2025-10-20T12:00Z');

    const owing = await newCard();
    const returned = await order(owing, 30);
    await spend(owing, { quantity: 30 });
    await giveBack(returned);
    await give(owing, 50);
    await at(owing, '2025-10-15', '2025-10-16', '2025-10-17', '2025-10-18');

    const back = await newCard();
    await give(back, 50);
    const revoked = (await spend(back, { rewardId: rewardTemplateId })).rewards[0]?.id ?? '';
    await reverse(back, 2);
    await at(back, '2025-10-02', '2025-10-03', '2025-10-04');
    await rewardAt(revoked, '2025-10-03', '2025-10-04');

    const later = await newCard();
    await give(later, 5);
    await at(later, justAfter);

    expect(await row(({ cardId }) => cardId === definitionId)).toEqual({
      // 70 of the card that moved, and 12 that expire.
      opening: 82,
      issued: 50 + 30 + 20 + 50,
      givenBack: 30 + 20,
      used: 20 + 30 + 20,
      expired: 7 + 12,
      adjusted: 7 - 5 - 22,
      cancelled: 0,
      takenBack: 10 + 20,
      closing: 73 + 20 + 50,
      ageing: { d0_30: 20 + 20 + 50, d31_90: 0, d91_365: 0, over: 53 },
      // In 2024 100 points were earned. 50 of them were spent, and 30 of those given back: (50 - 30) / 100.
      expectedUse: 0.2,
    });
    expect(await row(({ kind }) => kind === 'rewards')).toEqual({
      ...none,
      issued: 2,
      cancelled: 1,
      closing: 1,
      ageing: { ...none.ageing, d0_30: 1 },
    });
  });

  it('a card that starts over has used its points, and stamps are not counted', async () => {
    const { shown } = await shop.cardDefinition({ type: 'points', numberOfPoints: 10, openEnded: false, title: 'Ten' });
    const stamps = await shop.cardDefinition({ numberOfStamps: 10 });
    const card = await newCard(shown);
    await give(card, 25);
    await at(card, '2025-10-15', '2025-10-15', '2025-10-15');
    const stampCard = await shop.cardOf(card.customerId, stamps.shown);
    await ok(shop.post(`/customers/${card.customerId}/cards/${stampCard}/stamps`, { quantity: 3 }));
    const { rows } = await report();
    expect(rows.map(({ kind, cardTitle, issued, used, closing }) => [kind, cardTitle, issued, used, closing])).toEqual([
      ['points', 'Ten', 25, 20, 5],
      ['rewards', null, 0, 0, 0],
    ]);
  });

  it('points of a card of the version before lots have the age of its newest entry', async () => {
    const card = await newCard();
    await give(card, 15);
    await give(card, 5);
    await at(card, '2025-01-20', '2025-09-10');
    const session = await shop.database.session();
    await session.query('set session_replication_role = replica');
    await session.query('delete from card_lots where card_id = $1', [card.uuid]);
    await session.query('update cards set lots_to = 0 where id = $1', [card.uuid]);
    await session.end();
    const is = ({ cardId }: LiabilityRowView): boolean => cardId === definitionId;
    const open = { ...none, opening: 20, closing: 20, ageing: { ...none.ageing, d31_90: 20 } };
    expect(await row(is)).toEqual(open);
    // The next write makes one lot of them.
    await spend(card, { quantity: 1 });
    await at(card, '', '', '2025-10-30');
    expect(await row(is, 'from=2025-10-02&to=2025-11-01')).toEqual({
      ...open,
      used: 1,
      closing: 19,
      ageing: { ...none.ageing, d31_90: 19 },
    });
  });

  it('a reward counts once, until it is used, expires, or is taken back', async () => {
    const { customerId } = await newCard();
    const reward = async (): Promise<string> =>
      (
        await ok(
          shop.post<{ data: { id: string }[] }>(`/customers/${customerId}/rewards`, { rewardId: rewardTemplateId }),
        )
      ).data[0]?.id ?? '';
    const redeem = (id: string) => ok(shop.post(`/customers/${customerId}/rewards/${id}/redeem`, undefined));
    const expireAt = (id: string, day: string) =>
      shop.database.rows('update rewards set expires_at = $2 where id = $1', [decodeId('reward', id), `${day}T12:00Z`]);

    const used = await reward();
    await redeem(used);
    await rewardAt(used, '2024-06-01', '2025-10-02');
    const reversed = await reward();
    await redeem(reversed);
    await ok(shop.post(`/customers/${customerId}/rewards/${reversed}/reverse`, { reason: 'By mistake' }));
    await rewardAt(reversed, '2025-09-20', '2025-09-25', '2025-10-15');
    // It expired before the period; its reversal gives it back, and it expires then.
    await expireAt(reversed, '2025-09-28');
    const expired = await reward();
    await rewardAt(expired, '2025-09-20');
    await expireAt(expired, '2025-10-12');
    const open = await reward();
    await rewardAt(open, '2025-07-20');
    await expireAt(open, '2025-11-02');
    expect(await row(({ kind }) => kind === 'rewards')).toEqual({
      ...none,
      opening: 3,
      givenBack: 1,
      used: 1,
      expired: 2,
      closing: 1,
      ageing: { ...none.ageing, d91_365: 1 },
      expectedUse: 1,
    });
  });
});

describe('the request', () => {
  const get = (query: string, user = admin) => user.get(`/merchants/${shop.id}/reports/liability?${query}`);

  it('is of the month before, in the time zone of the merchant', async () => {
    const { from, to, timeZone: zone } = await report('');
    const month = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' }).format(new Date());
    expect([to, zone]).toEqual([`${month}-01`, timeZone]);
    expect([from.slice(8), Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) > 27]).toEqual(['01', true]);
  });

  it('has a row of rewards alone where nothing was issued, and no proof before the first', async () => {
    expect(await report()).toEqual({
      from: '2025-10-01',
      to: '2025-11-01',
      timeZone,
      proof: null,
      rows: [{ ...none, kind: 'rewards', currency: null, cardId: null, cardTitle: null }],
    });
  });

  it('may end in the future: then it ends now', async () => {
    const gift = await IssuedVoucher.of(shop);
    await ok(gift.redeem({ amount: 20 }));
    const { rows } = await report('from=2025-10-01&to=2999-01-01');
    expect(rows[0]).toMatchObject({ opening: 0, issued: 50, used: 20, closing: 30, ageing: { d0_30: 30 } });
  });

  it.each([
    ['from=2025-10-32&to=2025-11-01', 'from must be a date such as 2026-11-01.'],
    ['from=2025-10-01&to=2025-11-31', 'to must be a date such as 2026-11-01.'],
    ['from=2025-10-01T00:00:00Z', 'from must be a date such as 2026-11-01.'],
    ['from=2025-10', 'from must be a date such as 2026-11-01.'],
    ['from=', undefined],
    ['from=2025-10-01&from=2025-10-02', 'from must be given only once.'],
    ['from=2025-11-01&to=2025-11-01', 'The period 2025-11-01 to 2025-11-01 must end after the day on which it begins.'],
    ['from=2025-11-02&to=2025-11-01', 'The period 2025-11-02 to 2025-11-01 must end after the day on which it begins.'],
    ['to=1969-12-31', 'to must be a date such as 2026-11-01.'],
    ['format=xlsx', 'format must be one of csv.'],
  ])('%s is 400', async (query, message) => {
    const { status, body } = await get(query);
    expect([status, (body as { error?: string }).error]).toEqual([400, 'invalid_query']);
    if (message) expect(body).toMatchObject({ message });
  });

  it('is for owners and admins', async () => {
    const statuses = new Map<string, number>();
    for (const role of ['owner', 'admin', 'staff', 'viewer'] as const) {
      statuses.set(role, (await get(october, await started.portal.user({ shop, role }))).status);
    }
    statuses.set(
      'another merchant',
      (await get(october, await started.portal.user({ shop: await Shop.open(started.service) }))).status,
    );
    statuses.set('nobody', (await get(october, started.portal.anonymous())).status);
    expect(Object.fromEntries(statuses)).toEqual({
      owner: 200,
      admin: 200,
      staff: 403,
      viewer: 403,
      'another merchant': 404,
      nobody: 401,
    });
  });

  it('gives the same rows as CSV', async () => {
    await shop.cardDefinition({ type: 'points', openEnded: true, title: '=Points' });
    const { shown, id } = await shop.customer();
    const { id: cardId } = await shop.database.row<{ id: string }>('select id from cards where customer_id = $1', [id]);
    const path = await shop.get<{ data: { id: string }[] }>(`/customers/${shown}/cards`);
    await ok(shop.post(`/customers/${shown}/cards/${path.body.data[0]?.id ?? ''}/points`, { quantity: 9 }));
    await moveEntries(shop.database, 'card_entries', cardId, ['2025-10-15T12:00Z']);
    const gift = await IssuedVoucher.of(shop, { value: 12.5 });
    await moveEntries(shop.database, 'voucher_entries', gift.uuid, ['2025-10-15T12:00Z']);
    const { rows } = await report();
    const answer = await get(`${october}&format=csv`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="shop-[a-z0-9-]+-liability-\d{4}-\d\d-\d\d[.]csv"$/,
      ),
      'cache-control': 'private, no-store',
    });
    const lines: Record<string, string>[] = parse(answer.text, { bom: true, columns: true });
    expect(lines).toEqual(
      rows.map(({ ageing, currency, cardId: card, cardTitle, expectedUse, ...rest }) => ({
        ...Object.fromEntries(Object.entries({ ...rest, ...ageing }).map(([name, value]) => [name, String(value)])),
        from: '2025-10-01',
        to: '2025-11-01',
        currency: currency ?? '',
        cardId: card ?? '',
        cardTitle: cardTitle === null ? '' : `'${cardTitle}`,
        expectedUse: String(expectedUse ?? ''),
      })),
    );
    expect(lines.map(({ kind, issued }) => [kind, issued])).toEqual([
      ['vouchers', '12.5'],
      ['points', '9'],
      ['rewards', '0'],
    ]);
  });
});
