import { defaultEmailLimits } from '#domain/jobs/email-limits.js';
import type { VoucherView } from '#http/views/voucher.view.js';
import type { VoucherStatus } from '#domain/vouchers/voucher.js';
import { voucherStatus } from '#domain/vouchers/status.js';
import { decodeId, maxUuid } from '#domain/ids.js';
import { adjustVoucher } from '#operations/vouchers/adjust-voucher.js';
import { cancelVoucher } from '#operations/vouchers/cancel-voucher.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import { sendVoucher } from '#operations/vouchers/send-voucher.js';
import { clock, write } from '#persistence/database/statement.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findVoucher, findVoucherByCode, listVouchersOfCustomer } from '#persistence/vouchers/voucher.store.js';
import { listVouchersPage } from '#persistence/vouchers/voucher-page.store.js';
import { until } from '../../support/harness/deadline.js';
import { useService } from '../../support/harness/service.js';
import { pageOf } from '../../support/fixtures/lists.js';
import { IssuedVoucher, voucherThatIs } from '../../support/fixtures/vouchers.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (options: Parameters<typeof Shop.open>[1] = {}): Promise<Shop> => Shop.open(service.now, options);

const minute = 60_000;
type Instant = 'activates_at' | 'expires_at';

/** In one transaction the clock of reads stands still: the instant is this far from it, to the millisecond. */
const moveWithin = (tx: Tx, voucher: IssuedVoucher, instant: Instant, byMs: number): Promise<unknown> =>
  tx.query(
    write(`move_${instant}`, `update vouchers set ${instant} = ${clock} + $2 * interval '1 millisecond' where id = $1`),
    [voucher.uuid, byMs],
  );

/** Runs a write whose clock stands still so far from the voucher's instant. */
async function writeAt(
  { shop, uuid }: IssuedVoucher,
  instant: Instant,
  byMs: number,
  work: (tx: Tx) => Promise<unknown> | undefined,
): Promise<void> {
  const at = new Date();
  await shop.database.rows(`update vouchers set ${instant} = $2 where id = $1`, [uuid, new Date(at.getTime() + byMs)]);
  await shop.write(async (tx) => void (await work(tx)), { fixedTime: at });
}

/** The status by every way of reading it, the filters included. */
async function statusesWithin(tx: Tx, { shop, issued, uuid }: IssuedVoucher): Promise<VoucherStatus[]> {
  const { merchantId } = shop;
  const reference = { by: 'id', value: uuid } as const;
  const read = await findVoucher(tx, merchantId, reference);
  const found = await findVoucherByCode(tx, merchantId, issued.code.replaceAll('-', ''));
  const statuses = [read, found].map((each) => each && voucherStatus(each, each.readAt));
  const filters: VoucherStatus[] = ['pending', 'active', 'partial', 'redeemed', 'expired', 'cancelled'];
  const customer = decodeId('customer', issued.customerId ?? '') ?? '';
  for (const status of filters) {
    const listed = await listVouchersOfCustomer(tx, merchantId, customer, status, maxUuid, 10);
    const { vouchers, total } = await listVouchersPage(tx, merchantId, { status }, { limit: 10, offset: 0 });
    statuses.push(...[...listed, ...vouchers].filter(({ id }) => id === uuid).map(() => status));
    if (total !== vouchers.length) throw new Error('The count is not that of the page.');
  }
  return statuses.filter((status) => status !== undefined);
}

const everyway = (status: string): string[] => Array.from({ length: 4 }, () => status);

describe('by the database clock, to the millisecond', () => {
  const offsets = [-5, -1, 0, 1, 5];

  it.each(
    offsets.flatMap((byMs) =>
      [
        ['pending', 'activates_at', byMs <= 0 ? 'active' : 'pending'],
        ['pending', 'expires_at', byMs <= 0 ? 'expired' : 'pending'],
        ['active', 'expires_at', byMs <= 0 ? 'expired' : 'active'],
        ['partial', 'expires_at', byMs <= 0 ? 'expired' : 'partial'],
        ['redeemed', 'expires_at', 'redeemed'],
        ['cancelled', 'expires_at', 'cancelled'],
      ].map(([state = '', instant = '', reads = '']) => [state, instant as Instant, byMs, reads] as const),
    ),
  )('a voucher that is %s, with %s %d ms from now, reads %s', async (state, instant, byMs, reads) => {
    const voucher = await voucherThatIs(await openShop(), state);
    await voucher.shop.write(async (tx) => {
      await moveWithin(tx, voucher, instant, byMs);
      expect(await statusesWithin(tx, voucher)).toEqual(everyway(reads));
    });
  });

  const acts: Readonly<Record<string, (tx: Tx, voucher: IssuedVoucher) => Promise<unknown>>> = {
    redeem: (tx, { shop, id }) => redeemVoucher(tx, shop.keyActor, { voucherId: id, amount: 1 }),
    adjust: (tx, { shop, id }) => adjustVoucher(tx, shop.keyActor, { voucherId: id, remainingValue: 1, reason: 'x' }),
    cancel: (tx, { shop, id }) => cancelVoucher(tx, shop.keyActor, { voucherId: id, reason: 'x' }),
    send: (tx, { shop, id }) => sendVoucher(tx, shop.keyActor, id, defaultEmailLimits),
  };
  it.each(
    offsets.flatMap((byMs) =>
      Object.keys(acts).flatMap((act) => ['active', 'partial'].map((state) => [act, state, byMs] as const)),
    ),
  )('%s of a voucher that is %s and expires %d ms from now', async (act, state, byMs) => {
    const voucher = await voucherThatIs(await openShop(), state);
    const done = writeAt(voucher, 'expires_at', byMs, (tx) => acts[act]?.(tx, voucher));
    if (byMs <= 0) await expect(done).rejects.toMatchObject({ reason: 'voucher_expired' });
    else await done;
  });

  it.each(offsets)('a pending voucher that activates %d ms from now is redeemed from its instant on', async (byMs) => {
    const voucher = await voucherThatIs(await openShop(), 'pending');
    const redeemed = writeAt(voucher, 'activates_at', byMs, (tx) => acts['redeem']?.(tx, voucher));
    if (byMs > 0) await expect(redeemed).rejects.toMatchObject({ reason: 'voucher_pending' });
    else await redeemed;
  });
});

describe('over HTTP, without any job having run', () => {
  it('a pending voucher becomes active at its instant, and can be redeemed', async () => {
    const voucher = await voucherThatIs(await openShop(), 'pending');
    await voucher.move('activates_at', minute);
    expect((await voucher.redeem()).body.error).toBe('voucher_pending');
    expect((await voucher.read()).status).toBe('pending');
    await voucher.move('activates_at', 0);
    expect((await voucher.read()).status).toBe('active');
    expect((await voucher.redeem()).body.data.status).toBe('redeemed');
  });

  it.each(['pending', 'active', 'partial'])('a voucher that is %s reads expired from its expiry on', async (state) => {
    const voucher = await voucherThatIs(await openShop(), state);
    const { customerId } = voucher.issued;
    const listed = async (path: string): Promise<string[]> =>
      (await pageOf<VoucherView>(voucher.shop, path, 'status=expired&view=issued')).body.data.map(({ id }) => id);
    await voucher.move('expires_at', minute);
    expect((await voucher.read()).status).toBe(state);
    expect(await listed('/vouchers')).toEqual([]);
    await voucher.move('expires_at', 0);
    const { status } = await voucher.read();
    const { body } = await voucher.shop.get<{ data: VoucherView }>(`/vouchers/lookup?code=${voucher.code}`);
    const single = `/customers/${customerId}/vouchers/${voucher.id}`;
    const owned = (await voucher.shop.get<{ data: VoucherView }>(single)).body.data.status;
    expect([status, body.data.status, owned]).toEqual(['expired', 'expired', 'expired']);
    expect(await listed('/vouchers')).toEqual([voucher.id]);
    expect(await listed(`/customers/${customerId}/vouchers`)).toEqual([voucher.id]);
    const { stored } = await voucher.shop.database.row<{ stored: string }>(
      'select status as stored from vouchers where id = $1',
      [voucher.uuid],
    );
    expect(stored).toBe(state);
  });

  it('a voucher that is redeemed again and again while it expires is never redeemed at or after its expiry', async () => {
    const voucher = await IssuedVoucher.of(await openShop(), { value: 50 });
    await voucher.move('expires_at', 250);
    let redeemed = 0;
    const refused = await until('It expires', async () => {
      const answer = await voucher.redeem({ amount: 0.01 });
      if (answer.status !== 200) return answer;
      redeemed += 1;
      return undefined;
    });
    expect(refused.body.error).toBe('voucher_expired');
    expect(redeemed).toBeGreaterThan(0);
    const { data } = (await voucher.shop.get<{ data: VoucherView }>(`/vouchers/${voucher.id}?view=issued`)).body;
    expect(data.redemptions).toHaveLength(redeemed);
    expect(Math.max(...data.redemptions.map(({ date }) => Date.parse(date)))).toBeLessThan(
      Date.parse(data.expiry ?? ''),
    );
    expect(data).toMatchObject({ status: 'expired', remainingValue: 50 - redeemed / 100 });
  });
});

describe('what a template says of time', () => {
  it.each([
    ['Europe/London', 1],
    ['Pacific/Kiritimati', 30],
    ['America/Los_Angeles', 365],
  ])('in %s, expiryDays %d is the end of a day there', async (timeZone, expiryDays) => {
    const voucher = await IssuedVoucher.of(await openShop({ timeZone }), { expiryDays, activationDelayDays: 2 });
    const { expiry, createdAt, activation, status } = voucher.issued;
    const wall = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const day = (instant: string): string => wall.format(new Date(instant)).slice(0, 10);
    expect(wall.format(new Date(expiry ?? ''))).toMatch(/ 23:59:59$/);
    expect(expiry).toMatch(/\.999Z$/);
    expect(Date.parse(day(expiry ?? '')) - Date.parse(day(createdAt))).toBe(expiryDays * 24 * 60 * minute);
    expect(Date.parse(activation) - Date.parse(createdAt)).toBe(2 * 24 * 60 * minute);
    expect(status).toBe('pending');
  });

  it('without expiryDays it never expires, without a delay it is active at once', async () => {
    const { issued } = await IssuedVoucher.of(await openShop());
    expect(issued).toMatchObject({ expiry: null, status: 'active', activation: issued.createdAt });
  });
});
