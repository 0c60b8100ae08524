import { randomUUID } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import type { EventView } from '#http/views/event.view.js';
import { sequenceEvents } from '#persistence/events/event-outbox.store.js';
import { LoyaltyClient } from '../../../clients/typescript/src/loyalty-client.js';
import { countTo, eventPage, eventsAfter, eventsOf, versionsBySubject } from '../../support/fixtures/events.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';
import { ShopWebhooks } from '../../support/fixtures/webhooks.js';
import { until } from '../../support/harness/deadline.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});

const types = (events: readonly EventView[]): string[] => events.map(({ type }) => type);

describe('the feed', () => {
  it('is oldest first; its cursor is never null, and goes on at the end', async () => {
    const empty = await eventPage(shop, '');
    expect(empty).toMatchObject({
      data: [],
      pagination: { limit: 10, hasMore: false, nextCursor: expect.any(String) },
    });
    await shop.order({ order_number: 'one' });
    const [customer, order, ...others] = await eventsOf(shop);
    expect([customer?.type, order?.type, others]).toEqual(['customer.created', 'order.created', []]);
    const page = await eventPage(shop, `limit=1&cursor=${empty.pagination.nextCursor}`);
    expect([page.data, page.pagination.hasMore]).toEqual([[customer], true]);
    const next = await eventPage(shop, `limit=1&cursor=${page.pagination.nextCursor}`);
    expect([next.data, next.pagination.hasMore]).toEqual([[order], false]);
    const end = await eventPage(shop, `cursor=${next.pagination.nextCursor}`);
    expect([end.data, end.pagination.nextCursor]).toEqual([[], next.pagination.nextCursor]);
    await shop.customer();
    await sequenceEvents(shop.database.db, 100);
    expect(types((await eventPage(shop, `cursor=${end.pagination.nextCursor}`)).data as EventView[])).toEqual([
      'customer.created',
    ]);
  });

  it('has one event by its id, and no other id, also of another merchant', async () => {
    await shop.order();
    const [event] = await eventsOf(shop);
    expect((await shop.get(`/events/${event?.id}`)).body).toEqual({ success: true, data: event });
    const other = await Shop.open(service.now);
    for (const [reader, id] of [
      [other, event?.id ?? ''],
      [shop, encodeId('event', randomUUID())],
      [shop, 'x'],
    ] as const) {
      const { status, body } = await reader.get(`/events/${id}`);
      expect([status, body]).toEqual([404, expect.objectContaining({ error: 'event_not_found' })]);
    }
  });

  it('is filtered by type, prefix, object, customer and time', async () => {
    const voucher = await IssuedVoucher.of(shop);
    await voucher.redeem({ amount: 1 });
    await shop.order();
    const all = await eventsOf(shop);
    const only = (keep: (event: EventView) => boolean): EventView[] => all.filter(keep);
    expect(all).toHaveLength(5);
    const ofVoucher = only(({ subject }) => subject.type === 'voucher');
    const owner = ofVoucher[0]?.customerId;
    const { createdAt = '' } = all[3] ?? {};
    for (const [query, expected] of [
      ['type=*', all],
      ['type=voucher.*', ofVoucher],
      ['type=voucher.redeemed', ofVoucher.slice(1)],
      ['type=voucher', []],
      ['type=no.such', []],
      ['type=no.*', []],
      [`subjectId=${voucher.id}`, ofVoucher],
      [`subjectId=${voucher.id}&type=voucher.issued`, ofVoucher.slice(0, 1)],
      [`subjectId=${encodeId('voucher', randomUUID())}`, []],
      ['subjectId=none', []],
      [`customerId=${owner}`, only(({ customerId }) => customerId === owner)],
      [`customerId=${owner}&type=customer.*`, all.slice(0, 1)],
      [`customerId=${owner}&subjectId=${voucher.id}`, ofVoucher],
      [`customerId=${all[3]?.customerId}&subjectId=${voucher.id}`, []],
      ['customerId=none', []],
      [`since=${createdAt}`, only((event) => event.createdAt >= createdAt)],
      ['since=2999-01-01T00:00:00Z', []],
      ['since=2999-01-01T00:00Z', []],
      ['since=0001-01-01T00:00:00Z', all],
    ] as const) {
      expect([query, await eventsOf(shop, query)]).toEqual([query, expected]);
    }
    for (const query of ['since=today', 'type=', 'type=a&type=b', 'limit=0']) {
      expect([query, (await shop.get<{ error: string }>(`/events?${query}`)).body.error]).toEqual([
        query,
        'invalid_query',
      ]);
    }
    const { nextCursor } = (await eventPage(shop, 'type=*')).pagination;
    for (const wrong of [`cursor=${nextCursor}`, `type=order.*&cursor=${nextCursor}`, 'cursor=AAAA']) {
      expect((await shop.get<{ error: string }>(`/events?${wrong}`)).body.error).toBe('cursor_invalid');
    }
  });

  it('reads a bounded number of rows: a rare type is found over several pages', async () => {
    await shop.database.rows(
      `insert into events (merchant_id, position, id, type, created_at, subject_type, subject_id, subject_version, actor_type, data)
       select $1, extract(epoch from date_trunc('day', now()))::bigint * 1000000 + n, gen_random_uuid(),
         case when n = 10050 then 'order.created' else 'customer.created' end, now(), 'customer', gen_random_uuid(), 1, 'system',
         '{"object": {}, "change": {}}' from generate_series(1, 10050) n`,
      [shop.merchantId],
    );
    const first = await eventPage(shop, 'type=order.*');
    expect([first.data, first.pagination.hasMore]).toEqual([[], true]);
    const second = await eventPage(shop, `type=order.*&cursor=${first.pagination.nextCursor}`);
    expect([types(second.data as EventView[]), second.pagination.hasMore]).toEqual([['order.created'], false]);
  });
});

describe('personal data', () => {
  it('is left out whole for a key without customers:read, in the object and in what changed', async () => {
    const [email, name] = [newEmail(), unique()];
    await shop.order({ customer_email: email });
    await shop.order({ customer_email: email, name });
    const voucher = await IssuedVoucher.of(shop, {}, { recipientEmail: email, externalReference: name });
    const { secret } = await shop.keyWith(['events:read']);
    const [all, shown] = [await eventsOf(shop), await eventsOf(shop, '', { key: secret })];
    expect(types(shown)).toEqual(types(all));
    const updated = (events: readonly EventView[]) => events.find(({ type }) => type === 'customer.updated')?.data;
    expect(updated(all)).toMatchObject({ object: { email, name }, change: { name: { from: '', to: name } } });
    expect(updated(shown)).toEqual({ object: expect.not.objectContaining({ name }), change: {} });
    const issued = (events: readonly EventView[]) => events.find(({ type }) => type === 'voucher.issued')?.data.object;
    expect(issued(all)).toMatchObject({ recipient: { email }, externalReference: name });
    expect(Object.keys(issued(shown) ?? {})).not.toContain('recipient');
    expect(issued(shown)).toMatchObject({ externalReference: name });
    expect(JSON.stringify(shown)).not.toContain(email);
    const one = await shop.get<{ data: EventView }>(`/events/${shown[0]?.id}`, { key: secret });
    expect(one.body.data).toEqual(shown[0]);
    // A code is in no event, whoever reads it.
    expect(JSON.stringify(all)).not.toContain(voucher.code);
    expect(issued(all)).toMatchObject({ codeLast4: voucher.code.slice(-4) });
  });
});

it('the URL of a webhook endpoint is shown to keys that may manage webhooks alone: it can hold a secret', async () => {
  const url = 'https://hooks.example/T0?token=secret';
  const endpoint = await new ShopWebhooks(shop).create(url);
  await endpoint.call('POST', '/disable');
  const { secret: key } = await shop.keyWith(['events:read']);
  const [[event], [shown]] = [await eventsOf(shop), await eventsOf(shop, '', { key })];
  expect([event?.type, event?.data.object.url]).toEqual(['webhook_endpoint.disabled', url]);
  const { url: _, ...object } = event?.data.object ?? {};
  expect(shown).toEqual({ ...event, data: { ...event?.data, object: { ...object, host: 'hooks.example' } } });
  const one = await shop.get<{ data: EventView }>(`/events/${event?.id}`, { key });
  expect(one.body.data).toEqual(shown);
});

describe('a reader that follows the cursor', () => {
  it('sees every event exactly once while writers run and transactions commit late', async () => {
    const template = await voucherTemplate(shop);
    const seen: string[] = [];
    const client = new LoyaltyClient({ baseUrl: service.now.api.url, apiKey: shop.key });
    const state = { done: false };
    const sequencers = [1, 2].map(async () => {
      while (!state.done) await sequenceEvents(shop.database.db, 2);
    });
    const stop = new AbortController();
    const reader = (async () => {
      for await (const { data } of client.events.follow({ limit: 7 }, { pauseMs: 5, signal: stop.signal })) {
        seen.push(...data.map(({ id }) => id));
      }
    })().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    // An order of this customer waits for the lock, and commits after many others.
    const held = await shop.customer();
    const release = await shop.database.hold('select id from customers where id = $1 for update', [held.id]);
    const late = shop.order({ customer_email: held.email });
    await Promise.all(
      countTo(6).map(async () => {
        const { id } = await IssuedVoucher.of(shop, template);
        for (const amount of [1, 2, 3]) await shop.post(`/vouchers/${id}/redeem`, { amount });
        await shop.order();
      }),
    );
    await release();
    expect((await late).status).toBe(200);
    state.done = true;
    await Promise.all(sequencers);
    const all = await eventsOf(shop);
    await until('The reader sees every event', () => seen.length >= all.length);
    stop.abort();
    await reader;
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(all).toHaveLength(1 + 1 + 6 * (2 + 3 + 2));
    for (const versions of versionsBySubject(all).values()) expect(versions).toEqual(countTo(versions.length));
  });
});

it('writes at the same moment to one voucher, customer and card have versions without gaps', async () => {
  const [stamps, template] = [await shop.cardDefinition({ numberOfStamps: 7 }), await voucherTemplate(shop)];
  await shop.settings({ stamps: { cardId: stamps.shown, mode: 'per_order', stampsPerOrder: 1 } });
  const email = newEmail();
  const { id } = await IssuedVoucher.of(shop, template);
  const events = await eventsAfter(shop, () =>
    Promise.all(
      countTo(30).map(async (number) => {
        const answers = await Promise.all([
          shop.order({ customer_email: email, name: 'Ada' }),
          shop.post(`/vouchers/${id}/redeem`, { amount: 1 }),
          shop.post(`/vouchers/${id}/adjust`, { remainingValue: 50, reason: `Counted again ${number}` }),
        ]);
        for (const { status } of answers) expect(status).toBe(200);
      }),
    ),
  );
  const versions = versionsBySubject(events);
  expect(versions.get(id)).toEqual(countTo(61).slice(1));
  const cards = events.filter(({ subject }) => subject.type === 'card');
  // 30 stamps fill a card of 7 four times.
  expect(versions.get(cards[0]?.subject.id ?? '')).toEqual(countTo(1 + 30 + 4));
  expect(types(cards).filter((type) => type === 'card.completed')).toHaveLength(4);
  expect(types(events).filter((type) => type.startsWith('customer.'))).toEqual(['customer.created']);
  for (const [subject, found] of versions) {
    if (subject !== id) expect([subject, found]).toEqual([subject, countTo(found.length)]);
  }
});

it('a replay and a refusal make no event', async () => {
  const voucher = await IssuedVoucher.of(shop);
  const idempotencyKey = randomUUID();
  const first = await eventsAfter(shop, () => voucher.redeem({ amount: 1 }, { idempotencyKey }));
  expect(types(first)).toEqual(['voucher.redeemed']);
  expect(first[0]?.request.idempotencyKey).toBe(idempotencyKey);
  const none = await eventsAfter(shop, async () => {
    expect((await voucher.redeem({ amount: 1 }, { idempotencyKey })).headers['idempotent-replayed']).toBe('true');
    expect((await voucher.redeem({ amount: 1_000 })).status).toBe(400);
    expect((await shop.post(`/vouchers/${voucher.id}/adjust`, { remainingValue: 10 })).status).toBe(400);
    const { secret } = await shop.keyWith(['orders:read']);
    expect((await voucher.redeem({ amount: 1 }, { key: secret })).status).toBe(403);
  });
  expect(none).toEqual([]);
});
