import { randomUUID } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import type { VoucherView } from '#http/views/voucher.view.js';
import type { IssuedVoucherView } from '#http/views/issued-voucher.view.js';
import type { VoucherWithLedgerView } from '#portal/vouchers/voucher-with-ledger.view.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate, voucherThatIs } from '../../support/fixtures/vouchers.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;
let viewer: PortalUser;
let fixed: string;
let monetary: string;

beforeAll(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  viewer = await started.portal.user({ shop, role: 'viewer' });
  fixed = (await voucherTemplate(shop, { title: 'Fifty', externalId: 'fifty' })).shown;
  monetary = (await voucherTemplate(shop, { type: 'monetary', minValue: 5, maxValue: 100 })).shown;
});

const at = (more = '', of = shop): string => `/merchants/${of.id}/vouchers${more}`;
const issue = (body: object): Promise<Answer<IssuedVoucherView>> =>
  admin.post(at(), { voucherTemplateId: fixed, recipientEmail: newEmail(), ...body });
const act = (id: string, what: string, body?: object): Promise<Answer<{ data: VoucherView }>> =>
  admin.post(at(`/${id}/${what}`), body);
const read = async (id: string): Promise<VoucherWithLedgerView> =>
  (await viewer.get<{ data: VoucherWithLedgerView }>(at(`/${id}`))).body.data;
it.each<[string, () => object, string]>([
  ['nobody to hold it', () => ({ recipientEmail: undefined }), 'recipient_missing'],
  ['no template', () => ({ voucherTemplateId: undefined }), 'missing_field'],
  ['a value of another type', () => ({ voucherTemplateId: monetary, value: '10' }), 'invalid_field'],
  ['a null value', () => ({ voucherTemplateId: monetary, value: null }), 'invalid_field'],
  ['no value for a monetary one', () => ({ voucherTemplateId: monetary }), 'value_required'],
  ['a value out of its bounds', () => ({ voucherTemplateId: monetary, value: 4.99 }), 'value_out_of_range'],
  ['too many decimals', () => ({ voucherTemplateId: monetary, value: 10.001 }), 'amount_too_precise'],
  ['an e-mail that is none', () => ({ recipientEmail: 'nobody' }), 'invalid_field'],
  ['send as a text', () => ({ send: 'true' }), 'invalid_field'],
  ['a long reference', () => ({ externalReference: 'x'.repeat(201) }), 'invalid_field'],
  ['an unknown field', () => ({ code: 'MINE' }), 'unknown_field'],
])('400: issuing with %s', async (_, body, reason) => {
  const answer = await issue(body());
  expect([answer.status, answer.body.error]).toEqual([400, reason]);
});

it('400 for an inactive template, 404 for an unknown one or an unknown customer', async () => {
  const { shown } = await voucherTemplate(shop, { active: false });
  expect((await issue({ voucherTemplateId: shown })).body.error).toBe('voucher_template_inactive');
  expect((await issue({ voucherTemplateId: 'nothing' })).body.error).toBe('voucher_template_not_found');
  expect((await issue({ customerId: encodeId('customer', randomUUID()) })).body.error).toBe('customer_not_found');
});

it.each<[string, object]>([
  ...[-1, 50.01, 1.001, '5', null, undefined, true].map(
    (remainingValue) => ['adjust', { remainingValue, reason: 'x' }] as [string, object],
  ),
  ...['', ' ', 'x'.repeat(501), null, undefined, 7].flatMap((reason): [string, object][] => [
    ['adjust', { remainingValue: 5, reason }],
    ['cancel', { reason }],
  ]),
  ['adjust', { remainingValue: 5, reason: 'x', value: 5 }],
  ['cancel', { reason: 'x', force: true }],
  ['send', { to: 'nobody@canary.example' }],
])('400: %s with %j, and nothing changes', async (what, body) => {
  const { id } = (await issue({})).body.data;
  expect((await act(id, what, body)).status).toBe(400);
  expect((await read(id)).ledger).toHaveLength(1);
});

it.each([
  ...['expired', 'cancelled'].map((status) => [status, 'adjust', `voucher_${status}`] as const),
  ...['expired', 'cancelled', 'redeemed'].flatMap((status) =>
    (['cancel', 'send'] as const).map((what) => [status, what, `voucher_${status}`] as const),
  ),
])('400: a voucher that is %s and is to %s', async (status, what, reason) => {
  const voucher = await voucherThatIs(shop, status);
  const before = await voucher.stored();
  const bodies = { adjust: { remainingValue: 5, reason: 'x' }, cancel: { reason: 'x' }, send: undefined };
  const answer = await act(voucher.id, what, bodies[what]);
  expect([answer.status, answer.body.error]).toEqual([400, reason]);
  expect(await voucher.stored()).toEqual(before);
});

it("403 for a viewer's writes, 401 without a session, the same 404 for users of another merchant and unknown ids", async () => {
  const { id } = (await issue({})).body.data;
  const other = await Shop.open(started.service);
  const stranger = await started.portal.user({ shop: other });
  const bodies = { adjust: { remainingValue: 5, reason: 'x' }, cancel: { reason: 'x' }, send: undefined };
  const foreign = await IssuedVoucher.of(other);
  const texts = new Set<string>();
  for (const [what, body] of [['', { voucherTemplateId: fixed }] as const, ...Object.entries(bodies)]) {
    const path = what === '' ? at() : at(`/${id}/${what}`);
    expect((await viewer.post(path, body)).body.error).toBe('role_missing');
    expect((await started.portal.anonymous().post(path, body)).status).toBe(401);
    expect((await stranger.post(path, body)).body.error).toBe('merchant_not_found');
    if (what === '') continue;
    for (const name of [foreign.id, fixed, encodeId('voucher', randomUUID()), 'no%20such']) {
      const answer = await act(name, what, body);
      expect([answer.status, answer.body.error]).toEqual([404, 'voucher_not_found']);
      texts.add(answer.text);
    }
  }
  texts.add((await viewer.get(at(`/${foreign.id}`))).text).add((await viewer.get(at(`/${foreign.id}/pdf`))).text);
  expect(texts.size).toBe(1);
  expect((await read(id)).ledger).toHaveLength(1);
});
