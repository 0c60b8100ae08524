import { randomInt, randomUUID } from 'node:crypto';
import { type Scope, scopes as everyScope } from '#domain/keys/api-key.js';
import { Refusal } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { createKey, type CreatedKey } from '#operations/keys/create-key.js';
import { revokeKey } from '#operations/keys/revoke-key.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { queryOne, read } from '#persistence/database/statement.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { keyPepper } from '../../support/harness/api-process.js';
import { until } from '../../support/harness/deadline.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { sqlNow } from '../../support/servers/test-database.js';
import { TestRedis } from '../../support/servers/test-redis.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { newEmail } from '../../support/fixtures/random.js';
import { allScopes, base, Shop } from '../../support/fixtures/shop.js';

const processes = 4;
const revocations = 200;
/** A machine that can't do them all by then does fewer, and says how many. */
const forMs = isSoak ? 600_000 : 30_000;

let service: Service;
let redis: TestRedis;
let shop: Shop;
beforeAll(async () => {
  redis = await TestRedis.start();
  service = await Service.start(processes, { REDIS_URL: redis.url, LOG_LEVEL: 'info', DATABASE_POOL_SIZE: '8' });
});
afterAll(async () => {
  await service?.end();
  await redis?.end();
});
beforeEach(async () => {
  shop = await Shop.open(service);
});

const actorOf = ({ merchantId }: Shop) => ({
  merchantId,
  staffId: null,
  actorKind: 'operator' as const,
  address: null,
});
const newKey = (scopes: readonly Scope[] = everyScope, expiresAt: Date | null = null): Promise<CreatedKey> =>
  shop.write((tx) => createKey(tx, actorOf(shop), keyPepper, { name: 'Till', scopes, expiresAt }));
const reasonOf = (error: unknown): string => (error instanceof Refusal ? error.reason : String(error));
const statusesOn = (secret: string): Promise<(number | undefined)[]> =>
  Promise.all(
    service.clients.map(async (client) => (await client.call('GET', `${base}/auth`, { key: secret })).status),
  );

const countRecords = read<{ count: number }>(
  'count_records_of_key',
  'select count(*) as count from idempotency_answers where merchant_id = $1 and api_key_id = $2',
);
const recordsOf = async (reader: Tx | Database, keyId: string): Promise<number> =>
  (await queryOne(reader, countRecords, [shop.merchantId, keyId]))?.count ?? -1;

interface Sent {
  readonly startedAt: number;
  readonly status: number;
  readonly error: string | undefined;
}

/** Orders with one key on every process, one after the other on each. */
class Load {
  readonly sent: Sent[][] = service.clients.map(() => []);
  private going = true;
  private readonly workers: Promise<unknown>;

  constructor(private readonly secret: string) {
    this.workers = Promise.all(service.clients.map((_, turn) => this.work(turn)));
  }

  get all(): Sent[] {
    return this.sent.flat();
  }

  private async work(turn: number): Promise<void> {
    while (this.going) {
      const startedAt = performance.now();
      const body = { customer_email: newEmail(), order_value: 1, order_source: 'shop' };
      const answer = await service.clients[turn]?.call('POST', `${base}/orders/create`, { key: this.secret, body });
      const { status = 0, body: said } = answer ?? {};
      this.sent[turn]?.push({ startedAt, status, error: status === 200 ? undefined : said?.error });
    }
  }

  /** Goes on until each process was asked once more after this moment, then stops. */
  async endAfter(moment: number): Promise<void> {
    await until('Each process was asked afterwards', () =>
      this.sent.every((answers) => answers.some(({ startedAt }) => startedAt > moment)),
    ).finally(() => {
      this.going = false;
    });
    await this.workers;
  }
}

interface Ended {
  readonly rotated: boolean;
  readonly passedLate: number;
  readonly wroteLate: number;
  /** 503 is a machine that is too busy: it says that nothing is known, and the records say the rest. */
  readonly unexpected: readonly (string | undefined)[];
  readonly withoutRecord: number;
  readonly newSecretFailed: number;
}

/** Ends one key at a random moment under load, and looks for anything of it that came afterwards. */
async function endOneUnderLoad(rotates: boolean): Promise<Ended> {
  const { apiKey, secret } = await newKey();
  const load = new Load(secret);
  await until('The key is in use', () => load.all.length >= 2);
  await new Promise((resolve) => setTimeout(resolve, randomInt(0, 40)));
  const { records, next } = await shop.write(async (tx) => {
    const successor = rotates
      ? await rotateKey(tx, actorOf(shop), keyPepper, apiKey.id)
      : await revokeKey(tx, actorOf(shop), apiKey.id).then(() => undefined);
    // In this commit: whatever comes on top is later than it.
    return { records: await recordsOf(tx, apiKey.id), next: successor?.secret };
  });
  const endedAt = performance.now();
  const newStatuses = next ? await statusesOn(next) : [];
  await load.endAfter(endedAt);
  const passed = load.all.filter(({ status }) => status === 200);
  if (next) await shop.write((tx) => revokeKeyBySecret(tx, next));
  return {
    rotated: rotates,
    passedLate: passed.filter(({ startedAt }) => startedAt > endedAt).length,
    wroteLate: (await recordsOf(shop.database.db, apiKey.id)) - records,
    unexpected: load.all.filter(({ status }) => ![200, 401, 503].includes(status)).map(({ error }) => error),
    withoutRecord: Math.max(0, passed.length - records),
    newSecretFailed: newStatuses.filter((status) => status !== 200).length,
  };
}

async function revokeKeyBySecret(tx: Tx, secret: string): Promise<void> {
  const { id } = await shop.database.row<{ id: string }>('select id from api_keys where public_part = $1', [
    secret.split('_')[2],
  ]);
  await revokeKey(tx, actorOf(shop), id);
}

describe('the end of a key', () => {
  it('holds at once on four processes, under load, by revocation and rotation, also while Redis is stopped or killed', async () => {
    const ended: Ended[] = [];
    const started = performance.now();
    let begun = 0;
    const lane = async (): Promise<void> => {
      while (begun < revocations && performance.now() - started < forMs) {
        begun += 1;
        ended.push(await endOneUnderLoad(begun % 3 === 0));
      }
    };
    const lanes = Promise.all([lane(), lane(), lane()]);
    const share = () => Math.max(ended.length / revocations, (performance.now() - started) / forMs);
    const trouble = (async () => {
      await until('A quarter', () => share() > 0.25, forMs);
      redis.pauseProcess();
      await until('Half', () => share() > 0.5, forMs);
      redis.resumeProcess();
      await until('Three quarters', () => share() > 0.75, forMs);
      await redis.kill();
    })();
    await Promise.all([lanes, trouble]).finally(() => redis.resumeProcess());
    await redis.restart();
    const sum = (what: Exclude<keyof Ended, 'rotated' | 'unexpected'>) =>
      ended.reduce((total, each) => total + each[what], 0);
    process.stderr.write(
      `${ended.length} keys ended under load in ${((performance.now() - started) / 1000).toFixed(0)} s, ` +
        `${ended.filter(({ rotated }) => rotated).length} of them rotated: ${sum('passedLate')} requests passed and ` +
        `${sum('wroteLate')} writes committed afterwards.\n`,
    );
    expect(ended.length).toBeGreaterThanOrEqual(30);
    expect({
      passedLate: sum('passedLate'),
      wroteLate: sum('wroteLate'),
      unexpected: ended.flatMap(({ unexpected }) => unexpected),
      withoutRecord: sum('withoutRecord'),
      newSecretFailed: sum('newSecretFailed'),
    }).toEqual({ passedLate: 0, wroteLate: 0, unexpected: [], withoutRecord: 0, newSecretFailed: 0 });
    expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
  });

  /** A give that waits for the lock of its card. */
  async function heldGive(secret: string) {
    const definition = await shop.cardDefinition({ numberOfStamps: 1_000 });
    const customer = await shop.customer();
    const card = await shop.cardOf(customer.shown, definition.shown);
    const letGo = await shop.database.hold('select 1 from cards where id = $1 for update', [decodeId('card', card)]);
    const give = (turn: number) =>
      service.clients[turn]?.call('POST', `${base}/customers/${customer.shown}/cards/${card}/stamps`, {
        key: secret,
        body: { quantity: 1 },
      });
    const first = give(0);
    await until('The give waits', async () => (await shop.database.waiting()) === 1);
    const stamps = () => shop.database.count('select stamps from cards where id = $1', [decodeId('card', card)]);
    return { letGo, give, first, stamps };
  }

  it('a revocation waits for the write that has begun, and the write that comes behind it is refused', async () => {
    const { apiKey, secret } = await newKey();
    const { letGo, give, first, stamps } = await heldGive(secret);
    let answered = false;
    const revoked = shop
      .write((tx) => revokeKey(tx, actorOf(shop), apiKey.id))
      .finally(() => {
        answered = true;
      });
    const waitingInAll = () =>
      shop.database.count(
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    await until('The revocation waits', async () => (await waitingInAll()) === 2);
    const second = give(1);
    await until('The next write waits behind it', async () => (await waitingInAll()) === 3);
    expect(answered).toBe(false);
    await letGo();
    expect((await revoked).revokedAt).toEqual(expect.any(Date));
    expect([(await first)?.status, (await second)?.status]).toEqual([200, 401]);
    expect(await stamps()).toBe(1);
    expect(await statusesOn(secret)).toEqual(service.clients.map(() => 401));
  });

  it('a write that is still waiting when its key expires does not commit', async () => {
    const { apiKey, secret } = await newKey(everyScope, new Date(Date.now() + 3_600_000));
    const { letGo, first, stamps } = await heldGive(secret);
    await shop.database.rows(`update api_keys set expires_at = ${sqlNow} where id = $1`, [apiKey.id]);
    await letGo();
    const answer = await first;
    expect([answer?.status, answer?.body.error]).toEqual([401, 'api_key_invalid']);
    expect([await stamps(), await recordsOf(shop.database.db, apiKey.id)]).toEqual([0, 0]);
  });
});

describe('ten active keys', () => {
  const active = () =>
    shop.database.count(
      `select count(*) from api_keys where merchant_id = $1 and revoked_at is null
         and (expires_at is null or expires_at > clock_timestamp())`,
      [shop.merchantId],
    );

  it('are the most, when 50 are made at once over two pools, and neither expired nor revoked ones count', async () => {
    // The shop came with one of its own.
    await shop.keyWith(allScopes, new Date(Date.now() - 1_000));
    await shop.write((tx) => newKeyIn(tx).then(({ apiKey }) => revokeKey(tx, actorOf(shop), apiKey.id)));
    expect(await active()).toBe(1);
    const sources = await Promise.all(
      [1, 2].map(() =>
        createDataSource({ url: shop.database.url, poolSize: 10, applicationName: 'keys' }).initialize(),
      ),
    );
    const pools = sources.map((source) => new Database(source));
    try {
      const results = await Promise.all(
        Array.from({ length: 25 }, () =>
          pools.map((pool) => inTransaction(pool, newKeyIn).then(() => 'made', reasonOf)),
        ).flat(),
      );
      expect(results.filter((result) => result === 'made')).toHaveLength(9);
      expect(results.filter((result) => result === 'too_many_keys')).toHaveLength(41);
    } finally {
      await Promise.all(sources.map((source) => source.destroy()));
    }
    expect(await active()).toBe(10);
  });

  it('can be rotated, all of them at once, and are ten afterwards; one that is revoked makes room for one', async () => {
    const keys = await Promise.all(Array.from({ length: 9 }, () => newKey()));
    expect(await newKey().catch(reasonOf)).toBe('too_many_keys');
    await Promise.all(keys.map(({ apiKey }) => shop.write((tx) => rotateKey(tx, actorOf(shop), keyPepper, apiKey.id))));
    expect(await active()).toBe(10);
    await shop.database.rows(`update api_keys set expires_at = ${sqlNow} where id = $1`, [shop.keyId]);
    expect(await active()).toBe(9);
    await newKey();
    expect(await newKey().catch(reasonOf)).toBe('too_many_keys');
  });

  const newKeyIn = (tx: Tx): Promise<CreatedKey> =>
    createKey(tx, actorOf(shop), keyPepper, { name: 'Till', scopes: everyScope, expiresAt: null });
});

describe('rotation', () => {
  it('gives a new secret with the same integration, name, scopes and expiry, and the old one ends', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { apiKey: old, secret: oldSecret } = await newKey(['orders:read', 'profile:read'], expiresAt);
    const { apiKey, secret } = await shop.write((tx) => rotateKey(tx, actorOf(shop), keyPepper, old.id));
    expect(secret).not.toBe(oldSecret);
    expect(apiKey).toMatchObject({
      integrationId: old.integrationId,
      name: 'Till',
      scopes: ['orders:read', 'profile:read'],
      expiresAt,
      rotatedFromId: old.id,
      revokedAt: null,
      merchantId: shop.merchantId,
    });
    const stored = await shop.database.row<object>(
      'select rotated_to_id as next, revoked_at is not null as revoked from api_keys where id = $1',
      [old.id],
    );
    expect(stored).toEqual({ next: apiKey.id, revoked: true });
    expect(await statusesOn(oldSecret)).toEqual(service.clients.map(() => 401));
    expect(await statusesOn(secret)).toEqual(service.clients.map(() => 200));
    const me = await shop.get<{ data: { scopes: string[] } }>('/me', { key: secret });
    expect(me.body.data.scopes).toEqual(['orders:read', 'profile:read']);
  });

  it('keeps the old key until its end on every process, with Redis and without, and not after', async () => {
    const { apiKey: old, secret: oldSecret } = await newKey();
    const { secret } = await shop.write((tx) => rotateKey(tx, actorOf(shop), keyPepper, old.id, { keepOldFor: '1h' }));
    for (const away of [false, true]) {
      if (away) await redis.kill();
      try {
        expect(await statusesOn(oldSecret)).toEqual(service.clients.map(() => 200));
        expect(await statusesOn(secret)).toEqual(service.clients.map(() => 200));
      } finally {
        if (away) await redis.restart();
      }
    }
    await shop.database.rows(`update api_keys set expires_at = ${sqlNow} where id = $1`, [old.id]);
    expect(await statusesOn(oldSecret)).toEqual(service.clients.map(() => 401));
    expect(await statusesOn(secret)).toEqual(service.clients.map(() => 200));
  });

  it('finds the Idempotency-Keys of the old key: a retry with the new one is answered, not done again', async () => {
    const { apiKey, secret } = await newKey();
    const [idempotencyKey, body] = [randomUUID(), { customer_email: newEmail(), order_value: 5, order_source: 'shop' }];
    const first = await shop.post('/orders/create', body, { key: secret, idempotencyKey });
    const rotated = await shop.write((tx) => rotateKey(tx, actorOf(shop), keyPepper, apiKey.id));
    const again = await shop.post('/orders/create', body, { key: rotated.secret, idempotencyKey });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await shop.database.count('select count(*) from orders where merchant_id = $1', [shop.merchantId])).toBe(1);
  });

  it('of 20 rotations and revocations of one key at once one is done', async () => {
    const { apiKey } = await newKey();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        shop
          .write(async (tx): Promise<unknown> =>
            turn % 2 === 0
              ? rotateKey(tx, actorOf(shop), keyPepper, apiKey.id)
              : revokeKey(tx, actorOf(shop), apiKey.id),
          )
          .then(() => 'done', reasonOf),
      ),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'key_not_active')).toHaveLength(19);
  });
});

describe('refusals', () => {
  it.each(['revoked', 'expired'])('a key that is %s can be neither revoked nor rotated', async (state) => {
    const { apiKey } = await newKey();
    const column = state === 'revoked' ? 'revoked_at' : 'expires_at';
    await shop.database.rows(`update api_keys set ${column} = ${sqlNow} where id = $1`, [apiKey.id]);
    const attempts = [
      shop.write((tx) => revokeKey(tx, actorOf(shop), apiKey.id)).catch(reasonOf),
      shop.write((tx) => rotateKey(tx, actorOf(shop), keyPepper, apiKey.id)).catch(reasonOf),
    ];
    expect(await Promise.all(attempts)).toEqual(['key_not_active', 'key_not_active']);
  });

  it("another merchant's key is not found, and still works", async () => {
    const { apiKey, secret } = await newKey();
    const stranger = actorOf(await Shop.open(service));
    const attempts = [
      shop.write((tx) => revokeKey(tx, stranger, apiKey.id)).catch(reasonOf),
      shop.write((tx) => rotateKey(tx, stranger, keyPepper, apiKey.id)).catch(reasonOf),
    ];
    expect(await Promise.all(attempts)).toEqual(['key_not_found', 'key_not_found']);
    expect(await statusesOn(secret)).toEqual(service.clients.map(() => 200));
  });
});

it('no secret is stored, and each change of a key has an audit entry', async () => {
  const { apiKey, secret } = await newKey();
  await shop.get('/auth', { key: secret });
  const rotated = await shop.write((tx) => rotateKey(tx, actorOf(shop), keyPepper, apiKey.id));
  await shop.write((tx) => revokeKey(tx, actorOf(shop), rotated.apiKey.id));
  const tables = await shop.database.rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  for (const { name } of tables) {
    for (const shown of [secret, rotated.secret]) {
      const secretPart = shown.slice(22, 65);
      const found = await shop.database.count(`select count(*) from "${name}" t where strpos(t::text, $1) > 0`, [
        secretPart,
      ]);
      expect([name, found]).toEqual([name, 0]);
    }
  }
  const audit = await shop.database.rows<object>(
    `select action, actor_kind as actor, subject_id as subject from audit_entries
     where merchant_id = $1 and action like 'key.%' order by created_at, id`,
    [shop.merchantId],
  );
  expect(audit).toEqual([
    { action: 'key.created', actor: 'operator', subject: apiKey.id },
    { action: 'key.rotated', actor: 'operator', subject: apiKey.id },
    { action: 'key.revoked', actor: 'operator', subject: rotated.apiKey.id },
  ]);
});
