import { randomUUID } from 'node:crypto';
import { decodeId, encodeId } from '#domain/ids.js';
import type { Page } from '#http/input/list-page.js';
import { sequenceEvents } from '#persistence/events/event-outbox.store.js';
import type { TimelineEntryView } from '#portal/timeline/timeline-entry.view.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { HeldCard } from '../../support/fixtures/held-card.js';
import { newCoupon, newEmail } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { type ShopEndpoint, ShopWebhooks } from '../../support/fixtures/webhooks.js';

const started = usePortal();
let shop: Shop;
let admin: PortalUser;
let viewer: PortalUser;
let support: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  viewer = await started.portal.user({ shop, role: 'viewer' });
  support = await started.portal.user({ platformRole: 'support' });
});

const path = (subjectId: string, more = ''): string => `/timeline?subjectId=${subjectId}&limit=100${more}`;
async function timeline(subjectId: string, user = admin): Promise<readonly TimelineEntryView[]> {
  const answer = await user.get<Page<TimelineEntryView>>(`/merchants/${shop.id}${path(subjectId)}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
}
const titles = (entries: readonly TimelineEntryView[], kind?: string): string[] =>
  entries.filter((each) => kind === undefined || each.kind === kind).map(({ title }) => title);
/** The request log is written once a second. */
const withRequests = (subjectId: string, count: number): Promise<readonly TimelineEntryView[]> =>
  until(`${count} requests`, async () => {
    const found = await timeline(subjectId);
    return titles(found, 'request').length >= count ? found : undefined;
  });

it('of a voucher: its requests, refused ones too, its ledger, its e-mail and its PDF, with who did it', async () => {
  const voucher = await IssuedVoucher.of(shop);
  const refused = await voucher.redeem({ amount: 999 });
  const redeemed = await voucher.redeem({ amount: 10 });
  await admin.post(`/merchants/${shop.id}/vouchers/${voucher.id}/send`);
  await shop.database.rows(
    `insert into voucher_pdfs (merchant_id, voucher_id, content_key, pdf, rendered_at) values ($1, $2, $3, '', now())`,
    [shop.merchantId, voucher.uuid, Buffer.alloc(32)],
  );
  const cancelled = await admin.post(`/merchants/${shop.id}/vouchers/${voucher.id}/cancel`, { reason: 'Returned' });
  const entries = await withRequests(voucher.id, 3);
  expect(titles(entries, 'voucher')).toEqual(['Voucher cancelled', 'Voucher redeemed', 'Voucher issued']);
  expect(titles(entries, 'email')).toEqual(['E-mail requested']);
  expect(titles(entries, 'pdf')).toEqual(['PDF created']);
  expect(titles(entries, 'audit')).toEqual(['voucher.cancelled', 'voucher.sent']);
  expect(entries.filter(({ kind }) => kind === 'request').map(({ status }) => status)).toEqual(['200', '400', '201']);
  expect(entries.find(({ status }) => status === '400')).toMatchObject({
    detail: 'amount_exceeds_remaining',
    requestId: refused.headers['x-request-id'],
  });
  expect(entries.find(({ title }) => title === 'Voucher redeemed')).toMatchObject({
    detail: '−£10.00',
    balanceAfter: 40,
    currency: 'GBP',
    requestId: redeemed.headers['x-request-id'],
    actor: { type: 'api_key', id: encodeId('api_key', shop.keyId), name: expect.any(String) },
    links: [
      { kind: 'voucher', id: voucher.id, href: `/merchants/${shop.id}/vouchers/${voucher.id}` },
      { kind: 'request', id: redeemed.headers['x-request-id'] },
    ],
  });
  expect(entries.find(({ title }) => title === 'Voucher cancelled')).toMatchObject({
    detail: '−£40.00 · Returned',
    balanceAfter: 0,
    requestId: cancelled.headers['x-request-id'],
    actor: { type: 'staff', id: admin.id, name: admin.name },
    // A request of the portal is not in the request log.
    links: [{ kind: 'voucher' }],
  });
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(titles(await timeline(voucher.id, viewer), 'audit')).toEqual([]);
});

it('of a voucher with a hold: what was captured is told from what was redeemed', async () => {
  const voucher = await IssuedVoucher.of(shop);
  await voucher.redeem({ amount: 1 });
  const hold = await voucher.hold({ amount: 2 });
  expect((await voucher.endHold(hold.body.data.id, 'capture')).status).toBe(200);
  expect(titles(await timeline(voucher.id), 'voucher')).toEqual([
    'Hold captured',
    'Voucher redeemed',
    'Voucher issued',
  ]);
});

it('of an e-mail that was sent, of one that failed, and of one that was not sent, with who asked for it and why', async () => {
  const [sent, failed, unsent] = [
    await IssuedVoucher.of(shop),
    await IssuedVoucher.of(shop),
    await IssuedVoucher.of(shop),
  ];
  for (const { id } of [sent, failed, unsent]) await shop.post(`/vouchers/${id}/send`, {});
  const end = (uuid: string, change: string) =>
    shop.database.rows(`update emails set updated_at = now(), ${change} where merchant_id = $1 and subject_id = $2`, [
      shop.merchantId,
      uuid,
    ]);
  await end(sent.uuid, "status = 'accepted', response = '250 OK'");
  await end(failed.uuid, "status = 'failed', reason = 'given_up', response = '550 No such user'");
  await end(unsent.uuid, "status = 'not_sent', reason = 'voucher_cancelled'");
  // Jobs are removed after a week.
  await shop.database.rows('delete from staged_jobs where merchant_id = $1', [shop.merchantId]);
  const of = async (id: string): Promise<unknown> =>
    (await timeline(id))
      .filter(({ kind }) => kind === 'email')
      .map(({ title, status, detail }) => [title, status, detail]);
  const requested = ['E-mail requested', 'requested', null];
  expect(await of(sent.id)).toEqual([['E-mail sent', 'sent', null], requested]);
  expect(await of(failed.id)).toEqual([['E-mail failed', 'failed', '550 No such user'], requested]);
  expect(await of(unsent.id)).toEqual([['E-mail not sent', 'not_sent', 'voucher_cancelled'], requested]);
  const actors = (await timeline(sent.id)).filter(({ kind }) => kind === 'email').map(({ actor }) => actor);
  expect(actors).toMatchObject([{ type: 'api_key', id: encodeId('api_key', shop.keyId) }, { type: 'api_key' }]);
});

it('of a customer: all of its things; of an order: its own alone; of a request: what it caused', async () => {
  const card = await shop.cardDefinition({ numberOfStamps: 10 });
  const template = await shop.rewardTemplate();
  await shop.settings({
    stamps: { mode: 'per_order', cardId: card.shown, stampsPerOrder: 2 },
    orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }],
    rewardAutomation: true,
  });
  const email = newEmail();
  const first = await shop.order({ customer_email: email });
  const second = await shop.order({ customer_email: email });
  const { customerId, id } = first.body.order;
  const voucher = await IssuedVoucher.of(shop, {}, { customerId });
  const reward = await IssuedReward.of(shop, {}, { shown: customerId, email });
  await reward.setCoupon(newCoupon());
  await reward.redeem();
  const ofCustomer = await withRequests(customerId, 5);
  expect(titles(ofCustomer, 'card')).toEqual(['Awarded by an order', 'Awarded by an order']);
  const awarded = ofCustomer.filter(({ kind }) => kind === 'card');
  expect(awarded.map(({ detail, balanceAfter, unit }) => [detail, balanceAfter, unit])).toEqual([
    ['+2 stamps · A card', 4, 'stamps'],
    ['+2 stamps · A card', 2, 'stamps'],
  ]);
  expect(titles(ofCustomer, 'order')).toEqual(['Order', 'Order']);
  expect(ofCustomer.find(({ kind }) => kind === 'order')).toMatchObject({
    detail: expect.stringMatching(/^£\d+\.\d\d/),
    balanceAfter: null,
    currency: 'GBP',
  });
  expect(titles(ofCustomer, 'voucher')).toEqual(['Voucher issued']);
  expect(titles(ofCustomer, 'reward').toSorted()).toEqual([
    'Coupon code set',
    'Reward issued',
    'Reward issued',
    'Reward issued',
    'Reward redeemed',
  ]);
  const ofOrder = (await withRequests(id, 1)).filter(({ kind }) => kind !== 'request');
  expect(titles(ofOrder).toSorted()).toEqual(['Awarded by an order', 'Order', 'Reward issued']);
  expect(new Set(ofOrder.map(({ requestId }) => requestId))).toEqual(new Set([first.headers['x-request-id']]));
  // An order keeps no key, and is of the key that its awards are of.
  const sender = { type: 'api_key', id: encodeId('api_key', shop.keyId), name: expect.any(String) as string };
  expect(ofOrder.map(({ actor }) => actor)).toEqual([sender, sender, sender]);
  const request = String(second.headers['x-request-id']);
  const caused = await withRequests(request, 1);
  expect(titles(caused).toSorted()).toEqual([
    'Awarded by an order',
    'Order',
    'POST /v1/public/orders/create',
    'Reward issued',
  ]);
  expect(new Set(caused.map(({ requestId }) => requestId))).toEqual(new Set([request]));
  expect(ofCustomer.some(({ links }) => links.some((link) => link.id === voucher.id))).toBe(true);
  // A card is shown with its customer.
  const cards = ofCustomer.flatMap(({ links }) => links.filter(({ kind }) => kind === 'card'));
  expect(cards.map(({ href }) => href)).toEqual(cards.map(() => `/merchants/${shop.id}/customers/${customerId}`));
  expect(cards).toHaveLength(2);
});

/** That of a request, once it is logged. */
const ofRequest = ({ headers }: Answer, limit = 100): Promise<readonly TimelineEntryView[]> =>
  until('The request is logged', async () => {
    const of = `/merchants/${shop.id}/timeline?subjectId=${String(headers['x-request-id'])}&limit=${limit}`;
    const { status, body } = await admin.get<Page<TimelineEntryView>>(of);
    return status === 200 ? body.data : undefined;
  });

it('of an order: its returns, with what went back, why and by whom', async () => {
  const { order } = (await shop.order({ order_value: 20 })).body;
  const returned = await shop.post(`/orders/${order.id}/returns`, { value: 5, reason: 'Too small' });
  const [entry, ...others] = (await timeline(order.id)).filter(({ title }) => title === 'Order returned');
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    kind: 'order',
    detail: '−£5.00 · Too small',
    currency: 'GBP',
    actor: { type: 'api_key', id: encodeId('api_key', shop.keyId) },
    requestId: returned.headers['x-request-id'],
  });
  expect(titles(await ofRequest(returned))).toContain('Order returned');
  expect(titles(await timeline(order.customerId))).toContain('Order returned');
});

it('of a request: what it gave to a card, however much others gave to it at that time', async () => {
  const card = await HeldCard.of(shop);
  const given = await card.give(5);
  for (let turn = 0; turn < 4; turn += 1) await card.give(1);
  expect(titles(await ofRequest(given, 3), 'card')).toEqual(['Given to a card']);
});

/** A shop of its own, since an endpoint receives all events of its merchant. */
async function shopWithEndpoints(count: number): Promise<{ own: Shop; reader: PortalUser; endpoints: ShopEndpoint[] }> {
  const own = await Shop.open(started.service);
  const endpoints: ShopEndpoint[] = [];
  for (let number = 1; number <= count; number += 1) {
    endpoints.push(await new ShopWebhooks(own).create(`https://shop-${number}.example/hook?secret=hidden`));
  }
  return { own, endpoints, reader: await started.portal.user({ shop: own, role: 'viewer' }) };
}
const publish = async (): Promise<void> => {
  while ((await sequenceEvents(shop.database.db, 1_000)).rows > 0);
};
const entriesOf = async (own: Shop, reader: PortalUser, id: string, more = ''): Promise<Page<TimelineEntryView>> =>
  (await reader.get<Page<TimelineEntryView>>(`/merchants/${own.id}${path(id, more)}`)).body;

it('of a voucher: each event with how many endpoints received it, and each delivery with its last answer', async () => {
  const { own, reader, endpoints } = await shopWithEndpoints(2);
  const voucher = await IssuedVoucher.of(own);
  await publish();
  const redeemed = await voucher.redeem({ amount: 10 });
  await publish();
  const at = new Date().toISOString();
  const tried = { at, error: null, statusCode: null, durationMs: 1, responseBody: null };
  const attempts = [
    [{ ...tried, statusCode: 200 }],
    [
      { ...tried, statusCode: 503 },
      { ...tried, error: 'timeout' },
    ],
  ];
  for (const [index, endpoint] of endpoints.entries()) {
    await own.database.rows(
      `update webhook_deliveries set status = $3, next_attempt_at = null, attempts = $4
       where merchant_id = $1 and endpoint_id = $2 and event_type = 'voucher.redeemed'`,
      [own.merchantId, endpoint.uuid, ['succeeded', 'failed'][index], JSON.stringify(attempts[index])],
    );
  }
  const { data, ...rest } = await entriesOf(own, reader, voucher.id);
  const shown = data.filter(({ kind }) => kind === 'event' || kind === 'delivery');
  expect(shown.map(({ kind, title, status }) => [kind, title, status])).toEqual([
    ['delivery', 'Webhook of voucher.redeemed', expect.any(String)],
    ['delivery', 'Webhook of voucher.redeemed', expect.any(String)],
    ['event', 'voucher.redeemed', null],
    ['delivery', 'Webhook of voucher.issued', 'pending'],
    ['delivery', 'Webhook of voucher.issued', 'pending'],
    ['event', 'voucher.issued', null],
  ]);
  const answers = shown.slice(0, 2).map(({ detail, status }) => [detail, status]);
  expect(answers.toSorted()).toEqual([
    ['shop-1.example · 200', 'succeeded'],
    ['shop-2.example · timeout · 2 attempts', 'failed'],
  ]);
  const [delivery, , event] = shown;
  expect(decodeId('webhook_delivery', delivery?.id ?? '')).toBeDefined();
  expect(event).toMatchObject({
    detail: 'version 2 · received by 1 of 2 endpoints',
    requestId: redeemed.headers['x-request-id'],
    actor: { type: 'api_key', id: encodeId('api_key', own.keyId) },
  });
  const eventId = event?.links[0]?.id ?? '';
  expect(event?.links.slice(0, 2)).toEqual([
    { kind: 'event', id: eventId, href: `/merchants/${own.id}/events/${eventId}` },
    { kind: 'voucher', id: voucher.id, href: `/merchants/${own.id}/vouchers/${voucher.id}` },
  ]);
  const endpointId = delivery?.links[1]?.id ?? '';
  expect(endpoints.map(({ id }) => id)).toContain(endpointId);
  expect(delivery?.links[1]).toMatchObject({ href: `/merchants/${own.id}/webhooks/${endpointId}` });
  expect(JSON.stringify(data)).not.toContain('hidden');
  expect(rest.pagination.hasMore).toBe(false);
});

it('an event for no endpoint says so; an order, a customer and a request have theirs', async () => {
  const own = await Shop.open(started.service);
  const reader = await started.portal.user({ shop: own, role: 'viewer' });
  const { body, headers } = await own.order({ customer_email: newEmail() });
  await publish();
  const events = async (id: string): Promise<unknown> =>
    (await entriesOf(own, reader, id)).data.filter(({ kind }) => kind === 'event').map((each) => each.title);
  expect((await entriesOf(own, reader, body.order.id)).data.find(({ kind }) => kind === 'event')).toMatchObject({
    title: 'order.created',
    detail: 'version 1 · sent to no endpoint',
  });
  expect(await events(body.order.id)).toEqual(['order.created']);
  expect(await events(body.order.customerId)).toEqual(expect.arrayContaining(['order.created', 'customer.created']));
  const request = String(headers['x-request-id']);
  await until('It is logged', async () => (await entriesOf(own, reader, request)).data !== undefined);
  expect(await events(request)).toEqual(await events(body.order.customerId));
});

describe('of a request of the portal, which is not in the request log', () => {
  const idOf = ({ headers }: Answer): string => String(headers['x-request-id']);

  it('what it caused, however much others did to the same card, for members and for support', async () => {
    const { own, reader } = await shopWithEndpoints(1);
    const staff = await started.portal.user({ shop: own, role: 'staff' });
    const owner = await started.portal.user({ shop: own, role: 'owner' });
    const card = await HeldCard.of(own, { numberOfStamps: 10 });
    const give = (): Promise<Answer> =>
      staff.post(
        `/merchants/${own.id}${card.path}/stamps`,
        { quantity: 2, reason: 'Cash' },
        { idempotencyKey: randomUUID() },
      );
    const id = idOf(await give());
    for (let turn = 0; turn < 4; turn += 1) await give();
    await publish();
    const [delivery, event, entry] = ['Webhook of card.stamps_given', 'card.stamps_given', 'Given to a card'];
    const caused = (await entriesOf(own, owner, id)).data;
    expect(titles(caused)).toEqual([delivery, event, 'customer.stamps_given', entry]);
    expect(caused.map(({ kind, requestId }) => [kind, requestId])).toEqual(
      ['delivery', 'event', 'audit', 'card'].map((kind) => [kind, id]),
    );
    expect(caused.at(-1)).toMatchObject({ balanceAfter: 2, actor: { type: 'staff', id: staff.id } });
    for (const user of [reader, staff]) {
      expect(titles((await entriesOf(own, user, id)).data)).toEqual([delivery, event, entry]);
    }
    const seen = await support.get<Page<TimelineEntryView>>(`/support/merchants/${own.id}${path(id)}`);
    expect(titles(seen.body.data)).toEqual(titles(caused));
    const paged: string[] = [];
    for (let cursor = ''; ;) {
      const url = `/merchants/${own.id}/timeline?subjectId=${id}&limit=1${cursor}`;
      const { data, pagination } = (await owner.get<Page<TimelineEntryView>>(url)).body;
      paged.push(...titles(data));
      if (pagination.nextCursor === null) break;
      cursor = `&cursor=${pagination.nextCursor}`;
    }
    expect(paged).toEqual(titles(caused));
    const elsewhere = await viewer.get(`/merchants/${shop.id}${path(id)}`);
    expect(elsewhere.body).toMatchObject({ code: 404, error: 'timeline_not_found' });
  });

  it('an e-mail that it asked for; an action on something without a timeline', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const sent = idOf(await admin.post(`/merchants/${shop.id}/vouchers/${voucher.id}/send`));
    expect(titles(await timeline(sent)).toSorted()).toEqual(['E-mail requested', 'voucher.sent']);
    expect(titles(await timeline(sent, viewer))).toEqual(['E-mail requested']);
    const made = await admin.post(`/merchants/${shop.id}/locations`, { name: 'Low Street' });
    expect(titles(await timeline(idOf(made)))).toEqual(['location.created']);
    expect(await timeline(idOf(made), viewer)).toEqual([]);
  });

  it('an event of a key, but not for staff, who see no keys', async () => {
    const staff = await started.portal.user({ shop, role: 'staff' });
    const made = await admin.post(`/merchants/${shop.id}/keys`, { name: 'A till', scopes: ['orders:read'] });
    await publish();
    expect(titles(await timeline(idOf(made)))).toEqual(['api_key.created', 'key.created']);
    expect(titles(await timeline(idOf(made), viewer))).toEqual(['api_key.created']);
    expect(await timeline(idOf(made), staff)).toEqual([]);
  });
});

it('goes by cursor, without gaps and without repeats, also between an event and its deliveries', async () => {
  const { own, reader } = await shopWithEndpoints(2);
  const voucher = await IssuedVoucher.of(own);
  for (let count = 0; count < 9; count += 1) await voucher.redeem({ amount: 1 });
  await publish();
  const whole = await until('The requests are logged', async () => {
    const { data } = await entriesOf(own, reader, voucher.id);
    return titles(data, 'request').length >= 10 ? data.map(({ id }) => id) : undefined;
  });
  // Requests, ledger, events and deliveries.
  expect(whole).toHaveLength(50);
  const paged: string[] = [];
  for (let cursor = ''; ;) {
    const { body } = await reader.get<Page<TimelineEntryView>>(
      `/merchants/${own.id}/timeline?subjectId=${voucher.id}&limit=3${cursor}`,
    );
    paged.push(...body.data.map(({ id }) => id));
    if (body.pagination.nextCursor === null) break;
    cursor = `&cursor=${body.pagination.nextCursor}`;
  }
  expect(paged).toEqual(whole);
});

it('of a card that one give filled many times: each entry of that instant, whatever the page', async () => {
  const card = await HeldCard.of(shop, { type: 'points', openEnded: false, numberOfPoints: 2 });
  await card.give(1);
  await card.give(60);
  const seen: TimelineEntryView[] = [];
  for (let cursor = ''; ;) {
    const { data, pagination } = (
      await admin.get<Page<TimelineEntryView>>(`/merchants/${shop.id}/timeline?subjectId=${card.id}&limit=5${cursor}`)
    ).body;
    seen.push(...data.filter(({ kind }) => kind === 'card'));
    if (pagination.nextCursor === null) break;
    cursor = `&cursor=${pagination.nextCursor}`;
  }
  // 61 points: 30 fillings, the gives, in the order of the ledger.
  expect(seen.map(({ balanceAfter }) => balanceAfter)).toEqual([
    ...Array.from({ length: 31 }, (_, round) => 1 + 2 * round),
    1,
  ]);
});

it('of a key: the requests that it sent, by cursor', async () => {
  const { secret: key, id } = await shop.keyWith(['orders:read']);
  const sent: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    sent.push(String((await shop.get('/orders', { key })).headers['x-request-id']));
  }
  await shop.get('/orders');
  const keyId = encodeId('api_key', id);
  const found = await withRequests(keyId, 5);
  expect(found.map(({ requestId }) => requestId)).toEqual(sent.toReversed());
  const first = await admin.get<Page<TimelineEntryView>>(`/merchants/${shop.id}/timeline?subjectId=${keyId}&limit=2`);
  const next = `&cursor=${first.body.pagination.nextCursor}`;
  expect((await entriesOf(shop, admin, keyId, next)).data.map(({ requestId }) => requestId)).toEqual(
    sent.toReversed().slice(2),
  );
});

it('of a key: what staff did with it', async () => {
  const made = await admin.post<{ data: { id: string } }>(`/merchants/${shop.id}/keys`, {
    name: 'A till',
    scopes: ['orders:read'],
  });
  await admin.post(`/merchants/${shop.id}/keys/${made.body.data.id}/revoke`);
  expect(titles(await timeline(made.body.data.id))).toEqual(['key.revoked', 'key.created']);
});

it('404 for what is unknown, of another kind or of another merchant; 400 without an id', async () => {
  const theirs = await IssuedVoucher.of(await Shop.open(started.service));
  const ids = [encodeId('voucher', randomUUID()), encodeId('request', randomUUID()), theirs.id, shop.id, 'text'];
  for (const id of ids) {
    const answer = await viewer.get(`/merchants/${shop.id}${path(id)}`);
    expect([id, answer.body]).toMatchObject([id, { code: 404, error: 'timeline_not_found' }]);
  }
  expect((await viewer.get(`/merchants/${shop.id}/timeline`)).body).toMatchObject({ error: 'invalid_query' });
});

it("support sees the same with its own links, and each look is in the merchant's audit log", async () => {
  const voucher = await IssuedVoucher.of(shop);
  const answer = await support.get<Page<TimelineEntryView>>(`/support/merchants/${shop.id}${path(voucher.id)}`);
  const [look, ...rest] = answer.body.data;
  expect(look).toMatchObject({
    kind: 'audit',
    title: 'support.viewed_timeline',
    actor: { type: 'support', id: support.id },
  });
  expect(titles(rest, 'voucher')).toEqual(['Voucher issued']);
  expect(rest.at(-1)?.links[0]?.href).toContain(`/support/merchants/${shop.id}/`);
  expect(decodeId('voucher', voucher.id)).toBe(voucher.uuid);
  expect((await viewer.get(`/support/merchants/${shop.id}${path(voucher.id)}`)).status).toBe(403);
});
