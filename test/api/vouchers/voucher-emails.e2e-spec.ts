import { randomUUID } from 'node:crypto';
import { useOwnPortal } from '../../support/harness/portal.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { issue, IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const bounds = { LIMIT_EMAILS_PER_MERCHANT_PER_DAY: '12', LIMIT_EMAILS_PER_RECIPIENT_PER_DAY: '11' };
const started = useOwnPortal(bounds);

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(started.service);
});

const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted();
/** Makes every e-mail of the merchant so many minutes older. */
const age = async (minutes: number): Promise<void> => {
  const older = `- $2 * interval '1 minute' where merchant_id = $1`;
  await shop.database.rows(`update staged_jobs set created_at = created_at ${older}`, [shop.merchantId, minutes]);
  await shop.database.rows(`update email_counts set hour = hour ${older}`, [shop.merchantId, minutes]);
};
const jobs = (): Promise<number> =>
  shop.database.count("select count(*) from staged_jobs where merchant_id = $1 and kind = 'send_voucher_email'", [
    shop.merchantId,
  ]);

describe('the e-mails of one voucher', () => {
  it('are 3 within an hour: then 429, which no Idempotency-Key remembers', async () => {
    const voucher = await IssuedVoucher.of(shop);
    for (let sent = 0; sent < 3; sent += 1) expect((await voucher.send()).status).toBe(200);
    const idempotencyKey = randomUUID();
    const refused = await voucher.send({ idempotencyKey });
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    const wait = Number(refused.headers['retry-after']);
    expect(refused.body).toMatchObject({ code: 429, retryAfter: wait });
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_601);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' });
    expect(await jobs()).toBe(3);
    await age(60);
    const again = await voucher.send({ idempotencyKey });
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect((await voucher.send({ idempotencyKey })).headers['idempotent-replayed']).toBe('true');
    expect(await jobs()).toBe(4);
  });

  it('are limited to 3 of any number of concurrent requests, in the public API and in the portal', async () => {
    const owner = await started.portal.user({ shop, role: 'owner' });
    const voucher = await IssuedVoucher.of(shop);
    const asked = Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0 ? voucher.send() : owner.post(`/merchants/${shop.id}/vouchers/${voucher.id}/send`),
    );
    expect(statuses(await Promise.all(asked))).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect(await jobs()).toBe(3);
    const log = await owner.get<{ data: { action: string }[] }>(`/merchants/${shop.id}/audit-log?action=voucher`);
    const inPortal = log.body.data.filter(({ action }) => action === 'voucher.sent');
    expect(inPortal.length).toBeLessThanOrEqual(3);
  });

  it('count the one that issuing it sends', async () => {
    const voucher = await IssuedVoucher.of(shop, {}, { send: true });
    expect(statuses([await voucher.send(), await voucher.send(), await voucher.send()])).toEqual([200, 200, 429]);
  });

  it('are 10 within 24 hours', async () => {
    const voucher = await IssuedVoucher.of(shop);
    for (let sent = 1; sent <= 10; sent += 1) {
      expect((await voucher.send()).status).toBe(200);
      if (sent % 3 === 0) await age(60);
    }
    await age(60);
    const refused = await voucher.send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20 * 3600 - 120);
    // 24 hours after the first one, but 25 for the hour in which the merchant's were counted.
    await age(21 * 60);
    expect((await voucher.send()).status).toBe(200);
  });
});

describe('the e-mails of one merchant', () => {
  it('are limited within a day, also for concurrent requests; a refused one issues nothing', async () => {
    const { shown } = await voucherTemplate(shop);
    const owner = await started.portal.user({ shop, role: 'owner' });
    expect((await owner.post(`/merchants/${shop.id}/invitations`, { email: newEmail(), role: 'viewer' })).status).toBe(
      201,
    );
    const answers = await Promise.all(Array.from({ length: 16 }, () => issue(shop, shown, { send: true })));
    const issued = answers.filter(({ status }) => status === 201);
    expect([issued.length, answers.filter(({ status }) => status === 429).length]).toEqual([11, 5]);
    const count = 'select count(*) from vouchers where merchant_id = $1';
    expect([await shop.database.count(count, [shop.merchantId]), await jobs()]).toEqual([11, 11]);
    expect((await issue(shop, shown)).status).toBe(201);
    const invited = await owner.post(`/merchants/${shop.id}/invitations`, { email: newEmail(), role: 'viewer' });
    expect([invited.status, invited.body.error]).toEqual([429, 'rate_limited']);

    const other = await Shop.open(started.service);
    const theirs = await voucherTemplate(other);
    expect((await issue(other, theirs.shown, { send: true })).status).toBe(201);
    await age(25 * 60);
    expect((await issue(shop, shown, { send: true })).status).toBe(201);
  });

  it('are bounded for one recipient', async () => {
    const { shown } = await voucherTemplate(shop);
    const recipientEmail = newEmail();
    const send = (email: string) => issue(shop, shown, { send: true, recipientEmail: email });
    for (let sent = 0; sent < 11; sent += 1) expect((await send(recipientEmail)).status).toBe(201);
    const refused = await send(recipientEmail.toUpperCase());
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(24 * 3600 - 60);
    expect((await send(newEmail())).status).toBe(201);
  });
});
