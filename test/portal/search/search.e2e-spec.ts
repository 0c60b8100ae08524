import { randomUUID } from 'node:crypto';
import { decodeId, encodeId, type IdKind } from '#domain/ids.js';
import { sequenceEvents } from '#persistence/events/event-outbox.store.js';
import type { HitView } from '#portal/search/hit.view.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { createOneOfEach, type OneOfEach } from '../../support/fixtures/one-of-each.js';
import { HeldCard } from '../../support/fixtures/held-card.js';
import { newCoupon, newEmail, unique } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const started = usePortal();
let ours: OneOfEach;
let shop: Shop;
let other: Shop;
let viewer: PortalUser;
let admin: PortalUser;
let support: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  other = await Shop.open(started.service);
  ours = await createOneOfEach(shop);
  viewer = await started.portal.user({ shop, role: 'viewer' });
  admin = await started.portal.user({ shop, role: 'admin' });
  support = await started.portal.user({ platformRole: 'support' });
});

async function hits(text: string, user = viewer, path = `/merchants/${shop.id}/search`): Promise<HitView[]> {
  const answer = await user.get<{ data: HitView[] }>(`${path}?q=${encodeURIComponent(text)}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
}
const ofSupport = (text: string): Promise<HitView[]> => hits(text, support, '/support/search');
const idsOf = (found: readonly HitView[]): string[] => found.map(({ id }) => id);
const looks = (of: Shop): Promise<{ action: string; details: object; subject_id: string | null }[]> =>
  of.database.rows('select action, details, subject_id from audit_entries where merchant_id = $1 and actor_id = $2', [
    of.merchantId,
    support.staffId,
  ]);

describe('an id of every kind', () => {
  /** The page of a thing below that of the merchant, for members; and for support, which has fewer pages. */
  const own = (kind: IdKind, path: string) => (): string => `/${path}/${ours.things[kind].id}`;
  const none = (): string => '';
  it.each<readonly [kind: IdKind, page: () => string, ofSupport: () => string]>([
    ['customer', own('customer', 'customers'), own('customer', 'customers')],
    ['card', own('customer', 'customers'), own('customer', 'customers')],
    ['reward', own('reward', 'rewards'), own('reward', 'rewards')],
    ['voucher', own('voucher', 'vouchers'), own('voucher', 'vouchers')],
    ['order', own('order', 'orders'), own('order', 'orders')],
    ['api_key', own('api_key', 'keys'), own('api_key', 'keys')],
    ['request', own('request', 'requests'), own('request', 'requests')],
    ['event', own('event', 'events'), own('event', 'events')],
    ['email', own('voucher', 'vouchers'), own('voucher', 'vouchers')],
    ['webhook_endpoint', own('webhook_endpoint', 'webhooks'), none],
    ['card_definition', () => '/programme', none],
    ['reward_template', () => '/programme/rewards', none],
    ['voucher_template', () => '/programme/vouchers', none],
    ['location', () => '/programme/locations', none],
  ])(
    '%s: by its id and its externalId, at the merchant and by support, with its page',
    async (kind, page, supported) => {
      const { id, externalId = '' } = ours.things[kind];
      for (const text of [id, externalId].filter(Boolean)) {
        const [hit, ...more] = await hits(text, admin);
        expect([hit, more]).toMatchObject([{ kind, id, merchant: { id: shop.id, name: shop.name } }, []]);
        expect(hit?.href).toBe(`/merchants/${shop.id}${page()}`);
        const seen = await ofSupport(text);
        expect([idsOf(seen), seen[0]?.href]).toEqual([[id], `/support/merchants/${shop.id}${supported()}`]);
      }
      expect(
        await hits(id, await started.portal.user({ shop: other, role: 'owner' }), `/merchants/${other.id}/search`),
      ).toEqual([]);
    },
  );

  it('a delivery: on the page of its event, a test on that of its endpoint', async () => {
    const { webhook_delivery: delivery, webhook_endpoint: endpoint } = ours.things;
    const { event_id: eventId } = await shop.database.row<{ event_id: string }>(
      'select event_id from webhook_deliveries where merchant_id = $1 and id = $2',
      [shop.merchantId, delivery.uuid],
    );
    const ofEvent = `${shop.id}/events/${encodeId('event', eventId)}`;
    const found = { kind: 'webhook_delivery', id: delivery.id, title: 'voucher.issued', detail: 'failed' };
    expect(await hits(delivery.id, admin)).toMatchObject([{ ...found, href: `/merchants/${ofEvent}` }]);
    expect(await ofSupport(delivery.id)).toMatchObject([{ ...found, href: `/support/merchants/${ofEvent}` }]);
    await shop.database.rows(
      `update webhook_deliveries set position = null, sample = '{}' where merchant_id = $1 and id = $2`,
      [shop.merchantId, delivery.uuid],
    );
    const [test] = await hits(delivery.id, admin);
    expect(test?.href).toBe(`/merchants/${shop.id}/webhooks/${endpoint.id}`);
    expect((await ofSupport(delivery.id))[0]?.href).toBe(`/support/merchants/${shop.id}`);
    for (const { id } of [delivery, endpoint]) expect(await hits(id)).toEqual([]);
  });

  it('a hold: on the page of its voucher, a return on that of its order', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const held = await shop.post<{ data: { id: string } }>(`/vouchers/${voucher.id}/holds`, {
      amount: 5,
      reference: 'till 3',
    });
    const { order } = (await shop.order()).body;
    const path = `/orders/${order.id}/returns`;
    const returned = await shop.post<{ data: { id: string } }>(path, { returnNumber: 'R-7', reason: 'Broken' });
    const found = [...(await hits(held.body.data.id)), ...(await hits(returned.body.data.id))];
    expect(found).toMatchObject([
      { kind: 'hold', title: 'Hold till 3', detail: 'held', href: `/merchants/${shop.id}/vouchers/${voucher.id}` },
      { kind: 'order_return', title: 'Return R-7', detail: 'Broken', href: `/merchants/${shop.id}/orders/${order.id}` },
    ]);
    const seen = [...(await ofSupport(held.body.data.id)), ...(await ofSupport(returned.body.data.id))];
    expect(seen.map(({ href }) => href)).toEqual(found.map(({ href }) => `/support${href}`));
  });

  it('a request of the portal, which is not in the request log: one hit, at its merchant and by support', async () => {
    const card = await HeldCard.of(shop, { numberOfStamps: 10 });
    const given = await admin.post(
      `/merchants/${shop.id}${card.path}/stamps`,
      { quantity: 2, reason: 'Cash' },
      { idempotencyKey: randomUUID() },
    );
    expect(given.status).toBe(200);
    const id = String(given.headers['x-request-id']);
    const found = {
      kind: 'request',
      id,
      title: 'Request in the portal',
      detail: expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
      merchant: { id: shop.id, name: shop.name },
    };
    const [seen, ofAll] = [await hits(id), await ofSupport(id)];
    expect(seen).toEqual([{ ...found, href: `/merchants/${shop.id}/requests/${id}` }]);
    expect(ofAll).toEqual([{ ...found, href: `/support/merchants/${shop.id}/requests/${id}` }]);
    // The event alone finds it too, once it is published. This one is of an API key that the log has lost.
    const lost = String((await card.give(1)).headers['x-request-id']);
    await until('It is logged', async () => (await hits(lost))[0]?.title.startsWith('POST '));
    await shop.database.rows('delete from requests where merchant_id = $1 and id = $2', [
      shop.merchantId,
      decodeId('request', lost),
    ]);
    await until('The events are published', async () => (await sequenceEvents(shop.database.db, 1_000)).rows === 0);
    expect(await hits(lost)).toMatchObject([{ kind: 'request', id: lost, title: 'Request to the API' }]);
    const reader = await started.portal.user({ shop: other, role: 'owner' });
    for (const each of [id, lost]) expect(await hits(each, reader, `/merchants/${other.id}/search`)).toEqual([]);
  });

  it('of a merchant by support; of nothing: no hit', async () => {
    expect(await ofSupport(shop.id)).toMatchObject([
      { kind: 'merchant', title: shop.name, href: `/support/merchants/${shop.id}` },
    ]);
    expect(await hits(encodeId('customer', randomUUID()))).toEqual([]);
    expect(await ofSupport(encodeId('voucher', randomUUID()))).toEqual([]);
  });
});

describe('a text', () => {
  it('of the recipient of vouchers that somebody else has bought: the newest five, at its merchant and by support', async () => {
    const email = newEmail();
    const { shown: customerId } = await shop.customer();
    const template = await voucherTemplate(shop);
    const sent: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      sent.unshift((await IssuedVoucher.of(shop, template, { customerId, recipientEmail: email })).id);
    }
    await IssuedVoucher.of(other, {}, { recipientEmail: newEmail() });
    const found = await hits(email.toUpperCase());
    expect(found.map(({ kind, id }) => [kind, id])).toEqual(sent.slice(0, 5).map((id) => ['voucher', id]));
    expect((await ofSupport(email)).map(({ kind }) => kind)).toEqual(sent.slice(0, 5).map(() => 'voucher'));
    expect(await hits(email.slice(0, 12))).toEqual([]);
  });

  it('of a customer: e-mail, its start, and the start of a name', async () => {
    const email = newEmail();
    const first = `Zoe${unique()}`;
    const { shown } = await shop.customer({ email, name: `${first} Example` });
    for (const text of [email, email.toUpperCase(), email.slice(0, 12), first.toLowerCase(), `${first} `]) {
      expect([text, idsOf(await hits(text))]).toEqual([text, [shown]]);
    }
    expect(idsOf(await ofSupport(email))).toEqual([shown]);
    expect(idsOf(await ofSupport(email.slice(0, 12)))).toEqual([shown]);
    expect(await ofSupport(first)).toEqual([]);
    expect(await hits(first.slice(0, 2))).toEqual([]);
  });

  it('of a customer: the start of a name with accents, also without them, once', async () => {
    const end = unique();
    const { shown } = await shop.customer({ name: `Zoë Ångström ${end}` });
    for (const start of ['zoë ångström', 'zoe angstrom', 'ZOÉ ANGSTROM']) {
      expect([start, idsOf(await hits(`${start} ${end}`))]).toEqual([start, [shown]]);
    }
    expect(await hits(`angstrom ${end}`)).toEqual([]);
  });

  it('with a wildcard is not a pattern', async () => {
    await shop.customer({ name: `Quirin ${unique()}` });
    for (const text of ['%%%', 'Qu%', '___', 'Quirin%']) expect(await hits(text)).toEqual([]);
  });

  it('of a voucher: its code in every spelling, and its reference', async () => {
    const externalReference = `till ${unique()}`;
    const voucher = await IssuedVoucher.of(shop, {}, { externalReference });
    const { code } = voucher;
    for (const text of [code, code.replaceAll('-', ''), code.toLowerCase(), externalReference]) {
      expect([text, idsOf(await hits(text))]).toEqual([text, [voucher.id]]);
      expect(idsOf(await ofSupport(text))).toEqual([voucher.id]);
    }
    const [hit] = await hits(code);
    expect(hit?.detail).toBe(`****${code.slice(-4)}`);
  });

  it('of a reward: its coupon code, also after its redemption', async () => {
    const reward = await IssuedReward.of(shop);
    const coupon = newCoupon();
    await reward.setCoupon(coupon);
    expect(idsOf(await hits(coupon.toLowerCase()))).toEqual([reward.id]);
    await reward.redeem();
    expect(idsOf(await hits(coupon))).toEqual([reward.id]);
    expect(idsOf(await ofSupport(coupon))).toEqual([reward.id]);
  });

  it('of an order: its number', async () => {
    const number = `order ${unique()}`;
    const { order } = (await shop.order({ order_number: number })).body;
    expect(idsOf(await hits(number))).toEqual([order.id]);
    expect(idsOf(await ofSupport(number))).toEqual([order.id]);
  });

  it('of an order: the number that we gave it, typed in any case', async () => {
    const { order } = (await shop.order()).body;
    const generated = order.orderNumber;
    expect(generated).toMatch(/^ORD-[0-9A-Z]{10}$/);
    for (const text of [generated, generated.toLowerCase(), `#${generated.toLowerCase()}`]) {
      expect([text, idsOf(await hits(text)), idsOf(await ofSupport(text))]).toEqual([text, [order.id], [order.id]]);
    }
    const typed = (await shop.order({ order_number: generated.toLowerCase() })).body.order.id;
    expect(idsOf(await hits(generated.toLowerCase()))).toEqual([typed, order.id]);
    expect(idsOf(await hits(generated))).toEqual([order.id]);
  });

  it('of a return and of a hold: what the merchant calls them', async () => {
    const [returnNumber, reference] = [`RMA ${unique()}`, `checkout ${unique()}`];
    const { order } = (await shop.order()).body;
    const made = await shop.post<{ data: { id: string } }>(`/orders/${order.id}/returns`, { returnNumber });
    const voucher = await IssuedVoucher.of(shop);
    const held = await voucher.hold({ amount: 1, reference });
    for (const [text, id, page] of [
      [returnNumber, made.body.data.id, `orders/${order.id}`],
      [reference, held.body.data.id, `vouchers/${voucher.id}`],
    ] as const) {
      const href = `/merchants/${shop.id}/${page}`;
      expect(await hits(text)).toEqual([expect.objectContaining({ id, href })]);
      expect(idsOf(await ofSupport(text))).toEqual([id]);
    }
  });

  it('of a request: its X-Request-Id and its Idempotency-Key', async () => {
    const [idempotencyKey, given] = [`key of ${unique()}`, `given.${unique()}`];
    await shop.order({}, { idempotencyKey, headers: { 'x-request-id': given } });
    for (const text of [given, idempotencyKey]) {
      await until('It is logged', async () => (await hits(text)).length === 1);
      const found = await ofSupport(text);
      expect(found).toMatchObject([{ kind: 'request', title: 'POST /v1/public/orders/create', detail: '200' }]);
      expect(idsOf(found)).toEqual(idsOf(await hits(text)));
    }
  });

  it('of requests of two merchants: support finds the newest of each', async () => {
    const given = `given.${unique()}`;
    const sent: string[] = [];
    for (const each of [shop, other, shop]) {
      const { headers } = await each.order({}, { idempotencyKey: given, headers: { 'x-request-id': unique() } });
      sent.push(String(headers['x-request-id']));
    }
    const found = await until('They are logged', async () => {
      const seen = await ofSupport(given);
      return seen.length >= 3 ? seen : undefined;
    });
    const ofMerchant = ({ id }: Shop): string[] => idsOf(found.filter(({ merchant }) => merchant.id === id));
    expect(ofMerchant(other)).toHaveLength(1);
    expect(ofMerchant(shop)).toEqual(ofMerchant(shop).toSorted().toReversed());
    expect([ofMerchant(shop).length, sent.length]).toEqual([2, 3]);
  });

  it('exact matches come first, and a thing is found once', async () => {
    const name = unique();
    const likeIt = await shop.customer({ name: `${name} and more` });
    const exact = await shop.customer({ externalId: name, name: `${name} too` });
    expect(idsOf(await hits(name))).toEqual([exact.shown, likeIt.shown]);
  });

  it('two merchants have it: support sees both, each its own', async () => {
    const email = newEmail();
    const both = [await shop.customer({ email }), await other.customer({ email })];
    expect(idsOf(await hits(email))).toEqual([both[0]?.shown]);
    expect(idsOf(await ofSupport(email)).toSorted()).toEqual(both.map(({ shown }) => shown).toSorted());
  });
});

describe('an API key', () => {
  it('is found by the whole key and by its prefix, which are neither answered nor logged', async () => {
    const { secret, id } = await shop.keyWith(['orders:read']);
    const shown = encodeId('api_key', id);
    const prefix = secret.slice(0, 21);
    for (const text of [secret, prefix, `${prefix}_****`]) {
      const answer = await viewer.get(`/merchants/${shop.id}/search?q=${encodeURIComponent(text)}`);
      expect(answer.body).toMatchObject({ data: [{ kind: 'api_key', id: shown, detail: prefix }] });
      expect(answer.text).not.toContain(secret.slice(22));
      expect(idsOf(await ofSupport(text))).toEqual([shown]);
    }
    expect(await hits(`${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`)).toEqual([]);
    const stored = await shop.database.count(
      "select count(*) from audit_entries e where merchant_id = $1 and e::text like '%' || $2 || '%'",
      [shop.merchantId, secret.slice(22, 40)],
    );
    expect(stored).toBe(0);
    expect(started.portal.process.process.output).not.toContain(secret.slice(22, 40));
  });
});

describe('access', () => {
  it('a viewer finds no member, no invitation and no audit entry; an owner does', async () => {
    const owner = await started.portal.user({ shop, role: 'owner' });
    const { id } = await shop.database.row<{ id: string }>(
      `insert into audit_entries (merchant_id, id, actor_kind, action, details, created_at)
       values ($1, gen_random_uuid(), 'system', 'key.created', '{}', now()) returning id`,
      [shop.merchantId],
    );
    const invited = await owner.post<{ data: { id: string } }>(`/merchants/${shop.id}/invitations`, {
      email: newEmail(),
      role: 'viewer',
    });
    const entry = encodeId('audit_entry', id);
    const hidden = [viewer.id, invited.body.data.id, entry];
    for (const text of hidden) {
      expect([text, await hits(text)]).toEqual([text, []]);
      expect([text, idsOf(await hits(text, owner))]).toEqual([text, [text]]);
    }
    expect((await hits(entry, owner))[0]?.href).toBe(`/merchants/${shop.id}/audit-log?id=${entry}`);
    expect((await ofSupport(entry))[0]?.href).toBe(`/support/merchants/${shop.id}?tab=audit&id=${entry}`);
    expect(await ofSupport(viewer.id)).toEqual([]);
    expect(idsOf(await ofSupport(invited.body.data.id))).toEqual([invited.body.data.id]);
  });

  it('a staff member finds no key, and sees no timeline of one', async () => {
    const staff = await started.portal.user({ shop, role: 'staff' });
    const { id } = await shop.database.row<{ id: string }>('select id from api_keys where merchant_id = $1 limit 1', [
      shop.merchantId,
    ]);
    const key = encodeId('api_key', id);
    expect(idsOf(await hits(key))).toEqual([key]);
    expect(await hits(key, staff)).toEqual([]);
    const path = `/merchants/${shop.id}/timeline?subjectId=${key}`;
    expect([(await viewer.get(path)).status, (await staff.get(path)).status]).toEqual([200, 404]);
  });

  it('403 for a member at the search of support, 400 without a text', async () => {
    expect((await viewer.get('/support/search?q=abc')).body).toMatchObject({ code: 403 });
    for (const query of ['', '?q=', `?q=${'x'.repeat(256)}`]) {
      expect((await viewer.get(`/merchants/${shop.id}/search${query}`)).body).toMatchObject({ error: 'invalid_query' });
    }
  });

  it("support's search is in the audit log of each merchant with a hit, without the text, and of no other", async () => {
    const [one, two, none] = [await Shop.open(started.service), await Shop.open(started.service), other];
    const email = newEmail();
    for (const each of [one, two]) await each.customer({ email });
    const before = (await looks(none)).length;
    await ofSupport(email);
    const entry = { action: 'support.viewed_search_results', details: {}, subject_id: null };
    expect([await looks(one), await looks(two)]).toEqual([[entry], [entry]]);
    expect(await looks(none)).toHaveLength(before);
    expect(decodeId('merchant', one.id)).toBe(one.merchantId);
  });
});
