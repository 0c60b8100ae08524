import { createHash, randomUUID } from 'node:crypto';
import { decodeId } from '#domain/ids.js';
import { apiKeyLock, lockNumber } from '#persistence/database/locks.js';
import type { GivenView } from '#http/views/given.view.js';
import { until } from '../../support/harness/deadline.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { rawRequest } from '../../support/harness/http-raw.js';
import { useOwnService } from '../../support/harness/service.js';
import { TcpProxy } from '../../support/servers/tcp-proxy.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { readAllPages } from '../../support/fixtures/lists.js';
import { type Fixtures, createFixtures, named, callOperation } from '../../support/fixtures/operations.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useOwnService(2);
let shop: Shop;
let things: Fixtures;
beforeEach(async () => {
  shop = await Shop.open(service.now);
  things = await createFixtures(shop);
});

const writes = named.filter(([, { method }]) => method === 'POST');
const stampsPath = (): string => `/customers/${things.customerId}/cards/${things.stampCardId}/stamps`;
const give = (quantity: number, idempotencyKey: string | null, call: Call = {}): Promise<Answer<GivenView>> =>
  shop.post<GivenView>(stampsPath(), { quantity }, { idempotencyKey, ...call });

const balance = async (): Promise<number> => {
  const [card] = await shop.database.rows<{ stamps: number }>(
    'select stamps from cards where merchant_id = $1 and id = $2',
    [shop.merchantId, decodeId('card', things.stampCardId)],
  );
  return card?.stamps ?? Number.NaN;
};
const records = (): Promise<number> =>
  shop.database.count('select count(*) from idempotency_answers where merchant_id = $1', [shop.merchantId]);
const isReplay = (answer: Answer): boolean => answer.headers['idempotent-replayed'] === 'true';
const expectFirst = (answer: Answer): void => expect(answer.headers).not.toHaveProperty('idempotent-replayed');

/** Holds the row of the customer, so that every write of it waits. */
const holdCustomer = (): Promise<() => Promise<void>> =>
  shop.database.hold('select 1 from customers where merchant_id = $1 and id = $2 for update', [
    shop.merchantId,
    decodeId('customer', things.customerId),
  ]);
const untilWaiting = (count: number): Promise<unknown> =>
  until(`${count} statements wait`, async () => (await shop.database.waiting()) >= count);

describe('the header', () => {
  it.each(writes)('%s: 400 without it', async (_, operation) => {
    const answer = await callOperation(operation, things, { idempotencyKey: null });
    expect(answer.body).toMatchObject({ code: 400, error: 'idempotency_key_missing' });
    expect(answer.body.message).toContain('Idempotency-Key');
  });

  it.each(['x'.repeat(256), 'a\tb', 'ä', '\u00a0', '""', 'x'.repeat(10_000)])(
    '400: %j is not 1 to 255 printable ASCII characters',
    async (key) => {
      const headers = { 'idempotency-key': key };
      expect((await give(1, null, { headers })).body).toMatchObject({ code: 400, error: 'idempotency_key_invalid' });
      expect(await balance()).toBe(0);
    },
  );

  it('400: empty, or two of them, even when they are equal', async () => {
    const body = '{"quantity":1}';
    const send = (...headers: string[]) =>
      rawRequest(
        service.now.api.port,
        `POST ${base}${stampsPath()} HTTP/1.1`,
        [
          'Host: x',
          `X-API-Key: ${shop.key}`,
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
          ...headers,
        ],
        body,
      );
    for (const headers of [
      ['Idempotency-Key:'],
      ['Idempotency-Key: a', 'Idempotency-Key: a'],
      ['Idempotency-Key: a', 'idempotency-key: b'],
    ]) {
      const answer = await send(...headers);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 400, error: 'idempotency_key_invalid' });
    }
    expect(await balance()).toBe(0);
    expect((await send('Idempotency-Key: a')).status).toBe(200);
  });

  it.each(['a', 'x'.repeat(255), 'order 5 / retry', '!~', '{"a":1}', "' or 1=1"])('200: %j is a key', async (key) => {
    expect((await give(1, key)).status).toBe(200);
    expect(isReplay(await give(1, key))).toBe(true);
    expect(await balance()).toBe(1);
  });

  it('200: the quoted form is the same key; other letters are another', async () => {
    const key = unique();
    await give(1, `${key}-A`);
    expect(isReplay(await give(1, `"${key}-A"`))).toBe(true);
    expect(isReplay(await give(1, `${key}-a`))).toBe(false);
    expect(await balance()).toBe(2);
  });
});

describe('a repeat', () => {
  it.each(writes)('%s: answers the same bytes, says so, and changes nothing', async (_, operation) => {
    const idempotencyKey = randomUUID();
    const first = await callOperation(operation, things, { idempotencyKey });
    expect([200, 201]).toContain(first.status);
    expectFirst(first);
    for (let turn = 0; turn < 3; turn += 1) {
      const again = await callOperation(operation, things, { idempotencyKey });
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.headers['content-type']).toBe(first.headers['content-type']);
    }
    expect(await records()).toBe(2);
    expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
  });

  it('is the same with its keys in another order and other white space', async () => {
    const order = { customer_email: newEmail(), order_value: 10, order_source: 'shop', items: [{ a: 1, b: 2 }] };
    const key = randomUUID();
    const first = await shop.order(order, { idempotencyKey: key });
    const turned = ` {"items":[ {"b":2 ,"a":1.0}],\n"order_source":"sh\\u006fp","order_value":1e1,\t"customer_email":"${order.customer_email}" } `;
    const again = await shop.post('/orders/create', turned, { idempotencyKey: key });
    expect(again.text).toBe(first.text);
    expect(isReplay(again)).toBe(true);
  });

  it('with another key of the merchant replays, also when the first key is revoked', async () => {
    const [one, other] = [await shop.keyWithout(), await shop.keyWithout()];
    const first = await give(1, 'k', { key: one.secret });
    await shop.database.rows('update api_keys set revoked_at = now() where id = $1', [one.id]);
    const again = await give(1, 'k', { key: other.secret });
    expect([again.text, isReplay(again)]).toEqual([first.text, true]);
    expect(await balance()).toBe(1);
  });

  it('at another process replays', async () => {
    const first = await give(1, 'k');
    const call = { key: shop.key, body: { quantity: 1 }, idempotencyKey: 'k' };
    const again = await service.now.clients[1]?.call('POST', base + stampsPath(), call);
    expect(again?.text).toBe(first.text);
    expect(again?.headers['idempotent-replayed']).toBe('true');
  });

  it('of another merchant with the same key is a request of its own', async () => {
    const other = await createFixtures(await Shop.open(service.now));
    await give(1, 'k');
    const theirs = await other.shop.post(
      `/customers/${other.customerId}/cards/${other.stampCardId}/stamps`,
      { quantity: 2 },
      {
        idempotencyKey: 'k',
      },
    );
    expect(theirs.status).toBe(200);
    expectFirst(theirs);
  });

  it('needs the scope: 403 comes before a replay', async () => {
    await give(1, 'k');
    const { secret } = await shop.keyWithout('customers:write');
    expect((await give(1, 'k', { key: secret })).status).toBe(403);
  });

  it('returns the original response, not the current state', async () => {
    const first = await give(1, 'k');
    await give(5, 'other');
    expect((await give(1, 'k')).text).toBe(first.text);
    expect(await balance()).toBe(6);
  });
});

describe('409: the same key for another request', () => {
  const mismatch = {
    code: 409,
    error: 'idempotency_mismatch',
    message: 'This Idempotency-Key was used for a different request.',
  };

  it.each([
    ['another value', () => shop.post(stampsPath(), { quantity: 2 }, { idempotencyKey: 'k' })],
    ['one more field', () => shop.post(stampsPath(), { quantity: 1, locationId: 'x' }, { idempotencyKey: 'k' })],
    [
      'another card in the path',
      () => shop.post(stampsPath().replace(things.stampCardId, 'x'), { quantity: 1 }, { idempotencyKey: 'k' }),
    ],
    [
      'another operation',
      () =>
        shop.post(
          `/customers/${things.customerId}/cards/${things.stampCardId}/points`,
          { quantity: 1 },
          {
            idempotencyKey: 'k',
          },
        ),
    ],
    ['an order', () => shop.order({}, { idempotencyKey: 'k' })],
  ])('%s', async (_, other) => {
    const first = await give(1, 'k');
    const before = await records();
    const answer = await other();
    expect(answer.body).toEqual(mismatch);
    expect(answer.headers).not.toHaveProperty('retry-after');
    expect(await balance()).toBe(1);
    expect(await records()).toBe(before);
    expect((await give(1, 'k')).text).toBe(first.text);
  });

  it('an unknown field of an order is part of the request too', async () => {
    const email = newEmail();
    await shop.order({ customer_email: email, basket: 1 }, { idempotencyKey: 'k' });
    expect((await shop.order({ customer_email: email, basket: 2 }, { idempotencyKey: 'k' })).body).toEqual(mismatch);
    expect((await shop.order({ customer_email: email }, { idempotencyKey: 'k' })).body).toEqual(mismatch);
  });

  it('a path that names the same card by its externalId is another request', async () => {
    await give(1, 'k');
    const externalId = `card-${unique()}`;
    await shop.database.rows('update cards set external_id = $2 where id = $1', [
      decodeId('card', things.stampCardId),
      externalId,
    ]);
    const path = stampsPath().replace(things.stampCardId, externalId);
    expect((await shop.post(path, { quantity: 1 }, { idempotencyKey: 'k' })).body).toEqual(mismatch);
  });
});

describe('a rejection by a rule', () => {
  /** Sends it, changes the state so that it would pass now, and sends it again. */
  async function staysRejected(send: () => Promise<Answer>, error: string, change: () => Promise<unknown>) {
    const first = await send();
    expect(first.body.error).toBe(error);
    expectFirst(first);
    await change();
    const again = await send();
    expect([again.status, again.text, isReplay(again)]).toEqual([first.status, first.text, true]);
  }

  it('404 stays, although the customer exists now', async () => {
    const externalId = `crm-${unique()}`;
    const path = `/customers/${externalId}/cards/x/stamps`;
    const send = () => shop.post(path, { quantity: 1 }, { idempotencyKey: 'k' });
    await staysRejected(send, 'customer_not_found', () => shop.customer({ externalId }));
  });

  it('400 stays, although the card is active now', async () => {
    const activate = (active: boolean) =>
      shop.database.rows('update card_definitions set active = $2 where merchant_id = $1', [shop.merchantId, active]);
    await activate(false);
    await staysRejected(
      () => give(1, 'k'),
      'card_inactive',
      () => activate(true),
    );
    expect(await balance()).toBe(0);
    expect((await give(1, 'another')).status).toBe(200);
  });

  it('400 stays, although the location is active now', async () => {
    const location = await shop.location({ active: false });
    const send = () => shop.post(stampsPath(), { quantity: 1, locationId: location.shown }, { idempotencyKey: 'k' });
    await staysRejected(send, 'location_inactive', () =>
      shop.database.rows('update locations set active = true where merchant_id = $1', [shop.merchantId]),
    );
  });

  it('400 of an order that awards too much stays, and left nothing behind', async () => {
    const template = await shop.rewardTemplate();
    const progression = [{ at: 1, rewardTemplateId: template.shown }];
    const card = await shop.cardDefinition({ numberOfStamps: 1, progression });
    await shop.settings({ stamps: { cardId: card.shown, mode: 'per_value', valuePerStamp: 1 } });
    const email = newEmail();
    const send = () => shop.order({ customer_email: email, order_value: 1001 }, { idempotencyKey: 'k' });
    await staysRejected(send, 'too_many_rewards', () => shop.settings({}));
    expect(await readAllPages(shop, '/customers', { filters: `email=${email}` })).toEqual([]);
  });
});

describe('responses that are not stored', () => {
  it.each([
    ['401', () => give(1, 'k', { key: 'none' })],
    ['403', async () => give(1, 'k', { key: (await shop.keyWith(['profile:read'])).secret })],
    ['413', () => shop.post(stampsPath(), { text: 'x'.repeat(70_000) }, { idempotencyKey: 'k' })],
    ['400: a value out of range', () => give(0, 'k')],
    ['400: a missing field', () => shop.post(stampsPath(), {}, { idempotencyKey: 'k' })],
    ['400: an unknown field', () => shop.post(stampsPath(), { quantity: 1, x: 1 }, { idempotencyKey: 'k' })],
    ['400: malformed JSON', () => shop.post(stampsPath(), '{', { idempotencyKey: 'k' })],
    ['400: another Content-Type', () => give(1, 'k', { headers: { 'content-type': 'text/plain' } })],
    ['400: an order_value of the wrong form', () => shop.order({ order_value: '1e3' }, { idempotencyKey: 'k' })],
    ['400: a negative order_value', () => shop.order({ order_value: -1 }, { idempotencyKey: 'k' })],
  ])('%s: the corrected request runs with the same key', async (status, send) => {
    const before = await records();
    expect(String((await send()).status)).toBe(status.slice(0, 3));
    expect(await records()).toBe(before);
    const answer = await give(1, 'k');
    expect(answer.status).toBe(200);
    expectFirst(answer);
    expect(await balance()).toBe(1);
  });
});

describe('24 hours', () => {
  const age = (interval: string) =>
    shop.database.rows(
      `update idempotency_answers set created_at = now() - $2::interval, day_slot = day_slot(now() - $2::interval)
       where merchant_id = $1`,
      [shop.merchantId, interval],
    );

  it('a repeat after 23:59 replays', async () => {
    const first = await give(1, 'k');
    await age('23 hours 59 minutes');
    const again = await give(1, 'k');
    expect([again.text, isReplay(again)]).toEqual([first.text, true]);
    expect((await give(2, 'k')).status).toBe(409);
    expect(await balance()).toBe(1);
  });

  it('a repeat after 24:00:01 is a new request, and is remembered in its turn', async () => {
    const first = await give(1, 'k');
    await age('24 hours 1 second');
    const second = await give(1, 'k');
    expectFirst(second);
    expect(second.text).not.toBe(first.text);
    expect((await give(1, 'k')).text).toBe(second.text);
    expect(await balance()).toBe(2);
  });

  it('a repeat is a new request where an answer that is days old was not removed', async () => {
    for (const days of ['2 days', '3 days', '4 days', '30 days']) {
      await give(1, 'k');
      await age(days);
      expectFirst(await give(1, 'k'));
      expect(isReplay(await give(1, 'k'))).toBe(true);
      await shop.database.rows('delete from idempotency_answers where merchant_id = $1', [shop.merchantId]);
    }
    expect(await balance()).toBe(8);
  });

  it('a repeat replays where the clock of the database has gone back over midnight since', async () => {
    await give(1, 'k');
    await age('-10 minutes');
    await shop.database.rows(
      "update idempotency_answers set day_slot = day_slot(now() + interval '1 day') where merchant_id = $1",
      [shop.merchantId],
    );
    expect(isReplay(await give(1, 'k'))).toBe(true);
    expect(await balance()).toBe(1);
  });

  it('after it the key is free for another request', async () => {
    await give(1, 'k');
    await age('24 hours 1 second');
    expect((await give(3, 'k')).status).toBe(200);
    expect(await balance()).toBe(4);
  });
});

describe('while the first is in progress', () => {
  it('409 with Retry-After: 1, at every process, also for another request; then the answer', async () => {
    const release = await holdCustomer();
    const first = give(1, 'k');
    await untilWaiting(1);
    for (const client of service.now.clients) {
      for (const quantity of [1, 2]) {
        const call = { key: shop.key, body: { quantity }, idempotencyKey: 'k' };
        const answer = await client.call('POST', base + stampsPath(), call);
        expect(answer.body).toMatchObject({ code: 409, error: 'idempotency_in_progress' });
        expect(answer.headers['retry-after']).toBe('1');
      }
    }
    await release();
    const { status, text } = await first;
    expect(status).toBe(200);
    expect((await give(1, 'k')).text).toBe(text);
    expect(await balance()).toBe(1);
  });
});

describe('repeats of a write that has finished', () => {
  it('at once, at two processes: all are replays', async () => {
    const call = { key: shop.key, body: { quantity: 1 }, idempotencyKey: 'k' };
    const { text } = await give(1, 'k');
    // At most 64 writes of one row wait in a process.
    const repeats = Array.from({ length: 120 }, (_, at) =>
      service.now.clients[at % 2]?.call('POST', base + stampsPath(), call),
    );
    for (const answer of await Promise.all(repeats)) expect([answer?.status, answer?.text]).toEqual([200, text]);
    expect(await balance()).toBe(1);
  });

  it('are replays while another connection holds the lock of the key', async () => {
    const { text } = await give(1, 'k');
    const hash = createHash('sha256').update('k').digest();
    const lock = lockNumber(createHash('sha256').update(shop.merchantId).update(hash).digest());
    const release = await shop.database.hold('select pg_advisory_xact_lock($1)', [lock]);
    const again = await give(1, 'k');
    expect([again.status, again.text]).toEqual([200, text]);
    expect((await give(1, 'another')).status).toBe(200);
    await release();
  });
});

describe('a key that is revoked during a request', () => {
  it('401: no write that has not begun commits after the revocation', async () => {
    const { secret, id } = await shop.keyWithout();
    const missing = await shop.get('/auth', { key: undefined });
    const session = await shop.database.session();
    await session.query('begin');
    await session.query('select pg_advisory_xact_lock($1)', [apiKeyLock(shop.merchantId, id)]);
    await session.query('update api_keys set revoked_at = now() where id = $1', [id]);
    const write = give(1, 'k', { key: secret });
    await untilWaiting(1);
    await session.query('commit');
    await session.end();
    const answer = await write;
    expect([answer.status, answer.text]).toEqual([401, missing.text]);
    expect(await balance()).toBe(0);
    expect((await give(1, 'k')).status).toBe(200);
    expect(await balance()).toBe(1);
  });

  it('a revocation waits for the write that has begun', async () => {
    const { secret, id } = await shop.keyWithout();
    const release = await holdCustomer();
    const write = give(1, 'k', { key: secret });
    await untilWaiting(1);
    const session = await shop.database.session();
    await session.query('begin');
    let revoked = false;
    const revocation = session
      .query('select pg_advisory_xact_lock($1)', [apiKeyLock(shop.merchantId, id)])
      .then(() => session.query('update api_keys set revoked_at = now() where id = $1', [id]))
      .then(() => session.query('commit'))
      .then(() => (revoked = true));
    await until('The revocation waits', async () => {
      const waiting = await shop.database.count(
        `select count(*) from pg_locks where locktype = 'advisory' and not granted and pid = $1`,
        [(session as unknown as { processID: number }).processID],
      );
      return waiting === 1;
    });
    expect(revoked).toBe(false);
    await release();
    expect((await write).status).toBe(200);
    await revocation;
    await session.end();
    expect((await give(1, 'again', { key: secret })).status).toBe(401);
    expect(await balance()).toBe(1);
  });
});

describe('when the connection to PostgreSQL breaks', () => {
  const openTransactions = () =>
    shop.database.count(
      `select count(*) from pg_stat_activity
       where datname = current_database() and application_name <> 'test' and xact_start is not null
         and backend_type = 'client backend'`,
    );

  it('503 while a write waits, and the retry runs it once', async () => {
    const release = await holdCustomer();
    const first = give(1, 'k');
    await untilWaiting(1);
    let answered = false;
    first.finally(() => (answered = true)).catch(() => undefined);
    // Again for the retry on another connection.
    await until('It is answered', async () => {
      await shop.database.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'test' and wait_event_type = 'Lock'`,
      );
      return answered;
    });
    const answer = await first;
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    await release();
    const again = await give(1, 'k');
    expect(again.status).toBe(200);
    expectFirst(again);
    expect(await balance()).toBe(1);
    expect(service.now.api.process.hasEnded).toBe(false);
  });

  describe.each([
    ['before', false],
    ['after', true],
  ] as const)('at COMMIT, %s it took effect', (when, tookEffect) => {
    it('503 outcome_unknown, and the retry returns the real outcome', async () => {
      const { proxy, url } = await TcpProxy.before(shop.database.url);
      const api = await service.now.add({ DATABASE_URL: url });
      try {
        const client = service.now.clients[service.now.apis.indexOf(api)];
        const call = { key: shop.key, body: { quantity: 1 }, idempotencyKey: 'k' };
        const send = () => client?.call<GivenView>('POST', base + stampsPath(), call);
        expect((await client?.call('GET', `${base}/auth`, { key: shop.key }))?.status).toBe(200);
        proxy.cutNextCommit(when);
        const first = await send();
        expect(first?.body).toMatchObject({ code: 503, error: 'outcome_unknown' });
        expect(first?.headers['retry-after']).toBe('1');
        // The server may see later than the API that the connection is gone. Until then it holds the claim of the key.
        await until('The server has ended the transaction', async () => (await openTransactions()) === 0);
        expect(await balance()).toBe(tookEffect ? 1 : 0);
        const again = await send();
        expect(again?.status).toBe(200);
        expect(again?.headers['idempotent-replayed']).toBe(tookEffect ? 'true' : undefined);
        expect(again?.body.data.stamps).toBe(1);
        expect(await balance()).toBe(1);
      } finally {
        await api.kill();
        await proxy.close();
      }
    });
  });
});

it('an order and all that belongs to it is one commit with its record', async () => {
  const { body, text } = await shop.order({}, { idempotencyKey: 'one' });
  const rows = await shop.database.rows<{ body: string; same: boolean }>(
    `select r.body, r.xmin = o.xmin as same from idempotency_answers r, orders o
     where r.merchant_id = $1 and o.merchant_id = $1 and o.id = $2 and r.body = $3`,
    [shop.merchantId, decodeId('order', body.order.id), text],
  );
  expect(rows).toEqual([{ body: text, same: true }]);
});
