import { LeftOut } from '#domain/events/left-out.js';
import { decodeId } from '#domain/ids.js';
import type { EventView } from '#http/views/event.view.js';
import { writeDueChanges, writeDueChangesOrEachAlone } from '#operations/events/write-due-changes.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { countTo, eventsAfter, eventsOf, versionsBySubject } from '../../support/fixtures/events.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { newCoupon } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { useOwnService } from '../../support/harness/service.js';

const service = useOwnService();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});

const passTime = async (): Promise<void> => {
  while (await inTransaction(service.now.database.db, writeDueChanges));
};
// One start time for the whole file, so that `minutesAgo` always counts from the same instant.
const begun = Date.now();
const minutesAgo = (minutes: number): Date => new Date(begun - minutes * 60_000);
/** Moves an instant of a voucher; what was written of the voucher was written before it. */
const set = (voucher: IssuedVoucher, column: 'activates_at' | 'expires_at', at: Date): Promise<unknown> =>
  shop.database.rows(
    `update vouchers set ${column} = $2, updated_at = least(updated_at, $2::timestamptz - interval '1 second') where id = $1`,
    [voucher.uuid, at],
  );
const pending = (): Promise<IssuedVoucher> => IssuedVoucher.of(shop, { activationDelayDays: 3, expiryDays: 30 });
const told = (events: readonly EventView[]) =>
  events.map(({ type, createdAt, subject, actor, request }) => ({
    type,
    createdAt,
    subject: subject.id,
    actor,
    request,
  }));
const byTime = (type: string, id: string, at: Date) => ({
  type,
  createdAt: at.toISOString(),
  subject: id,
  actor: { type: 'system', id: null },
  request: { id: null, idempotencyKey: null },
});

it('activated and expired are recorded once, in the order of their instants, with the instant as createdAt', async () => {
  const [active, spent, both] = [await pending(), await IssuedVoucher.of(shop), await pending()];
  const reward = await IssuedReward.of(shop);
  await set(active, 'activates_at', minutesAgo(10));
  await set(spent, 'expires_at', minutesAgo(30));
  await set(both, 'activates_at', minutesAgo(40));
  await set(both, 'expires_at', minutesAgo(5));
  await shop.database.rows('update rewards set expires_at = $2 where id = $1', [reward.uuid, minutesAgo(20)]);
  const events = await eventsAfter(shop, async () => {
    await Promise.all([passTime(), passTime(), passTime()]);
    await passTime();
  });
  expect(told(events)).toEqual([
    byTime('voucher.activated', both.id, minutesAgo(40)),
    byTime('voucher.expired', spent.id, minutesAgo(30)),
    byTime('reward.expired', reward.id, minutesAgo(20)),
    byTime('voucher.activated', active.id, minutesAgo(10)),
    byTime('voucher.expired', both.id, minutesAgo(5)),
  ]);
  expect(events.map(({ data }) => data.change)).toEqual([
    { status: { from: 'pending', to: 'active' } },
    { status: { from: 'active', to: 'expired' } },
    { status: { from: 'active', to: 'expired' } },
    { status: { from: 'pending', to: 'active' } },
    { status: { from: 'active', to: 'expired' } },
  ]);
  expect(events.map(({ data }) => data.object['status'])).toEqual([
    'active',
    'expired',
    'expired',
    'active',
    'expired',
  ]);
  for (const [, versions] of versionsBySubject(await eventsOf(shop)))
    expect(versions).toEqual(countTo(versions.length));
});

it('a voucher that expires before it would become active has no activated', async () => {
  const voucher = await pending();
  await set(voucher, 'expires_at', minutesAgo(5));
  await set(voucher, 'activates_at', minutesAgo(2));
  expect((await eventsAfter(shop, passTime)).map(({ type }) => type)).toEqual(['voucher.expired']);
});

it.each([
  ['redeem', 'voucher.redeemed', (voucher: IssuedVoucher) => voucher.redeem({ amount: 1 })],
  ['adjust', 'voucher.adjusted', (voucher: IssuedVoucher) => voucher.adjust(10)],
  [
    'cancel',
    'voucher.cancelled',
    (voucher: IssuedVoucher) => shop.post(`/vouchers/${voucher.id}/cancel`, { reason: 'x' }),
  ],
  ['send', 'voucher.send_requested', (voucher: IssuedVoucher) => shop.post(`/vouchers/${voucher.id}/send`, undefined)],
] as const)('%s of a voucher that became active records that first, and nobody again', async (_, type, write) => {
  const voucher = await pending();
  await set(voucher, 'activates_at', minutesAgo(10));
  const events = await eventsAfter(shop, async () => {
    expect((await write(voucher)).status).toBeLessThan(300);
    await passTime();
  });
  expect(told(events.slice(0, 1))).toEqual([byTime('voucher.activated', voucher.id, minutesAgo(10))]);
  expect(events.map((event) => [event.type, event.subject.version])).toEqual([
    ['voucher.activated', 2],
    [type, 3],
  ]);
  expect(decodeId('request', events[1]?.request.id ?? '')).toBeDefined();
});

it('a refused write of such a voucher records nothing', async () => {
  const voucher = await pending();
  await set(voucher, 'activates_at', minutesAgo(10));
  const events = await eventsAfter(shop, async () => {
    expect((await voucher.redeem({ amount: 1_000 })).status).toBe(400);
  });
  expect(events).toEqual([]);
});

it('a voucher that was adjusted while it was pending is active with less than its value', async () => {
  const voucher = await pending();
  await voucher.adjust(10);
  await set(voucher, 'activates_at', minutesAgo(1));
  const before = await voucher.read();
  const [event] = await eventsAfter(shop, passTime);
  expect(event).toMatchObject({
    type: 'voucher.activated',
    data: { object: { status: 'active', remainingValue: 10 } },
  });
  expect(await voucher.read()).toEqual(before);
});

describe('what was given back after the expiry', () => {
  it.each([
    ['reversed', 'voucher.redemption_reversed', (voucher: IssuedVoucher) => voucher.reverse(2)],
    ['adjusted', 'voucher.adjusted', (voucher: IssuedVoucher) => voucher.adjust(20)],
  ] as const)(
    'a redeemed voucher that is %s is expired by that, and so says the event that follows',
    async (_, type, write) => {
      const voucher = await IssuedVoucher.of(shop);
      await voucher.redeem();
      await set(voucher, 'expires_at', minutesAgo(10));
      const events = await eventsAfter(shop, async () => {
        expect((await write(voucher)).status).toBe(200);
        await passTime();
      });
      expect(events.map((event) => [event.type, event.subject.version, event.data.change['status']])).toEqual([
        [type, 3, { from: 'redeemed', to: 'expired' }],
        ['voucher.expired', 4, undefined],
      ]);
      expect(events[1]).toMatchObject({ createdAt: events[0]?.createdAt, data: { object: { status: 'expired' } } });
    },
  );

  it('and so it is with a reward', async () => {
    const [reward, code] = [await IssuedReward.of(shop), newCoupon()];
    const other = await IssuedReward.of(shop);
    const reverse = async (): Promise<void> => {
      await reward.redeem();
      await shop.database.rows('update rewards set expires_at = $2 where id = $1', [reward.uuid, minutesAgo(10)]);
      expect((await shop.post(`${reward.path}/reverse`, { reason: 'By mistake' })).status).toBe(200);
    };
    await reward.setCoupon(code);
    const events = await eventsAfter(shop, async () => {
      await reverse();
      await passTime();
    });
    expect(events.map((event) => [event.type, event.subject.version, event.data.change['status']])).toEqual([
      ['reward.redeemed', 3, { from: 'active', to: 'redeemed' }],
      ['reward.redemption_reversed', 4, { from: 'redeemed', to: 'expired' }],
      ['reward.expired', 5, undefined],
    ]);
    expect(events[2]).toMatchObject({ createdAt: events[1]?.createdAt, data: { object: { status: 'expired' } } });
    expect((await other.setCoupon(code)).status).toBe(200);
  });
});

it('a coupon code that an expired reward holds is free: reward.expired stands before reward.coupon_set', async () => {
  const [holder, other] = [await IssuedReward.of(shop), await IssuedReward.of(shop)];
  await holder.setCoupon('SPRING-2026');
  await shop.database.rows('update rewards set expires_at = $2 where id = $1', [holder.uuid, minutesAgo(3)]);
  const events = await eventsAfter(shop, async () => {
    expect((await other.setCoupon('SPRING-2026')).status).toBe(200);
    await passTime();
  });
  expect(told(events.slice(0, 1))).toEqual([byTime('reward.expired', holder.id, minutesAgo(3))]);
  expect(events.map(({ type, subject, data }) => [type, subject.version, data.change])).toEqual([
    ['reward.expired', 3, { status: { from: 'active', to: 'expired' } }],
    ['reward.coupon_set', 2, { codeLast4: { from: null, to: '2026' } }],
  ]);
});

it('a damaged voucher, which is due first, stops itself alone', async () => {
  const others = await Shop.open(service.now);
  const [damaged, sound, other] = [
    await IssuedVoucher.of(shop),
    await IssuedVoucher.of(shop),
    await IssuedVoucher.of(others),
  ];
  const reward = await IssuedReward.of(others);
  // Its next entry has the number of its first one.
  await shop.database.rows('update vouchers set entry_count = 0 where id = $1', [damaged.uuid]);
  await set(damaged, 'expires_at', minutesAgo(40));
  await set(sound, 'expires_at', minutesAgo(30));
  await set(other, 'expires_at', minutesAgo(20));
  await shop.database.rows('update rewards set expires_at = $2 where id = $1', [reward.uuid, minutesAgo(10)]);

  const [leftOut, onFailure] = [new LeftOut(), jest.fn()];
  const passAll = async (): Promise<void> => {
    while (await writeDueChangesOrEachAlone(service.now.database.db, { leftOut, onFailure }));
  };
  await passAll();
  const voucher = expect.objectContaining({ kind: 'voucher', merchantId: shop.merchantId, id: damaged.uuid });
  expect(leftOut.ids).toEqual([damaged.uuid]);
  expect(onFailure.mock.calls).toEqual([[voucher, expect.objectContaining({ code: '23505' })]]);
  const stored = (ids: readonly string[]) =>
    shop.database.rows<{ status: string }>(
      `select status from (select id, status from vouchers union all select id, status from rewards) t where id = any($1::uuid[])`,
      [ids],
    );
  const expired = { status: 'expired' };
  expect(await stored([sound.uuid, other.uuid, reward.uuid])).toEqual([expired, expired, expired]);
  expect(await stored([damaged.uuid])).toEqual([{ status: 'active' }]);

  await shop.database.rows('update vouchers set entry_count = 1 where id = $1', [damaged.uuid]);
  leftOut.clear();
  await passAll();
  expect(await stored([damaged.uuid])).toEqual([expired]);
  const events = (await eventsOf(shop)).filter(({ type }) => type === 'voucher.expired');
  expect(events.map(({ subject }) => subject.id)).toEqual([sound.id, damaged.id]);
});
