import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { maxUuid, parseReference } from '#domain/ids.js';
import { getMetadataArgsStorage } from 'typeorm';
import { dataSourceOptions } from '#persistence/data-source.js';
import { columnsOf, insertInto } from '#persistence/database/entities/entity-sql.js';
import { findPresentedKeys } from '#persistence/keys/api-key.store.js';
import {
  findCardDefinition,
  listCardDefinitions,
  listEnrollingDefinitions,
} from '#persistence/cards/card-definition.store.js';
import { listCardsOfCustomer, lockCard, lockCardsByEmail } from '#persistence/cards/card.store.js';
import { listCustomers } from '#persistence/customers/customer-list.store.js';
import { findCustomer, lockCustomer, lockCustomerByEmail } from '#persistence/customers/customer.store.js';
import { findOrderSettings } from '#persistence/orders/order-settings.store.js';
import { findOrder, findOriginalOrder, listOrders } from '#persistence/orders/order.store.js';
import { listRewardsOfCustomer, listRewardsOfOrder, lockRewardByCoupon } from '#persistence/rewards/reward.store.js';
import { read, type Reader, type Statement } from '#persistence/database/statement.js';
import type { Tx } from '#persistence/database/transaction.js';
import { repository } from '../support/harness/api-process.js';
import { TestDatabase } from '../support/servers/test-database.js';
import { brokenChecks, type Row, rowsOf } from '../support/fixtures/rows.js';

let database: TestDatabase;
/** For what is refused: a pool opens a new connection after each error. */
let session: Awaited<ReturnType<TestDatabase['session']>>;
const [ours, theirs] = [rowsOf(randomUUID()), rowsOf(randomUUID())];

const rowOf = (rows: ReadonlyMap<string, Row>, table: string): Row => {
  const row = rows.get(table);
  if (!row) throw new Error(`test/support/fixtures/rows.ts has no row of ${table}.`);
  return row;
};
const insert = (table: string, row: Row): Promise<unknown> =>
  session.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [JSON.stringify(row)]);

/** How the database refuses: the SQLSTATE, and the constraint where one is broken. */
async function refusal(
  attempt: () => Promise<unknown>,
): Promise<{ code?: string; constraint?: string; message?: string }> {
  try {
    await attempt();
  } catch (error) {
    return error as { code?: string; constraint?: string };
  }
  return {};
}

beforeAll(async () => {
  database = await TestDatabase.create();
  session = await database.session();
  for (const rows of [ours, theirs]) for (const [table, row] of rows) await insert(table, row);
});
afterAll(async () => {
  await session?.end();
  await database?.drop();
});

const { entities: listed = [] } = dataSourceOptions({ url: 'postgres://127.0.0.1/none' });
const entities = (Object.values(listed) as (new () => object)[]).map((entity) => [entity.name, entity] as const);

const tables = (): Promise<{ name: string }[]> =>
  database.rows(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> 'schema_migrations' order by 1`,
  );

/** Columns that no store inserts. */
const ownDefaults = new Map([
  ['event_outbox', ['seq', 'idempotency_key', 'recorded_at']],
  ['api_keys', ['expiry_notices']],
]);

describe('entities and migrations', () => {
  const difference = async (from: TestDatabase): Promise<string[]> =>
    (await from.dataSource.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query);

  it('agree: a migrated database needs nothing', async () => {
    expect(await difference(database)).toEqual([]);
  });

  it('every class that is an entity is known to the DataSource', () => {
    const declared = getMetadataArgsStorage().tables.map(({ target }) => target);
    expect(declared.filter((target) => !(listed as readonly unknown[]).includes(target))).toEqual([]);
  });

  it.each(entities)('%s names the columns of its table, as stores read and insert them', async (_, entity) => {
    const { text } = insertInto(entity);
    const [, table = '', names = ''] = /^insert into (\w+) \((.*)\) values/.exec(text) ?? [];
    const columns = await database.rows<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    );
    // The request of a row is its default.
    const defaults = ['request_id', ...(ownDefaults.get(table) ?? [])];
    const isGiven = (name: string): boolean =>
      ['request_subjects', 'events'].includes(table) || !defaults.includes(name);
    const given = columns.filter(({ name }) => isGiven(name));
    expect(names.split(', ').toSorted()).toEqual(given.map(({ name }) => name).toSorted());
    await database.rows(`select ${columnsOf(entity, 't')} from ${table} t limit 1`);
  });

  it('would be seen to disagree after each of these changes', async () => {
    const changes = [
      ['alter table orders add column stray text', 'ALTER TABLE "orders" DROP COLUMN "stray"'],
      ['alter table customers drop column name cascade', 'ALTER TABLE "customers" ADD "name"'],
      ['alter table cards alter column stamps type integer', 'ALTER TABLE "cards" DROP COLUMN "stamps"'],
      ['drop index orders_with_number', 'CREATE INDEX "orders_with_number"'],
      ['alter table orders drop constraint orders_value_bounds', 'ADD CONSTRAINT "orders_value_bounds"'],
      ['alter table cards drop constraint cards_customer_id_fkey', 'ADD CONSTRAINT "cards_customer_id_fkey"'],
      ['alter table customers drop constraint customers_email_key', 'ADD CONSTRAINT "customers_email_key"'],
    ] as const;
    const scratch = await TestDatabase.create();
    try {
      for (const [change] of changes) await scratch.rows(change);
      const found = (await difference(scratch)).join('\n');
      for (const [, undone] of changes) expect(found).toContain(undone);
    } finally {
      await scratch.drop();
    }
  });
});

describe('append-only tables', () => {
  const appendOnly = [
    'card_entries',
    'lot_uses',
    'reward_events',
    'voucher_entries',
    'audit_entries',
    'order_settings_snapshots',
    'order_returns',
  ];

  describe.each(appendOnly)('%s', (table) => {
    it.each([
      `update ${table} set merchant_id = merchant_id`,
      `update ${table} set merchant_id = merchant_id where merchant_id = '${String(ours.get(table)?.['merchant_id'])}'`,
      `delete from ${table}`,
      `truncate ${table}`,
      `truncate ${table} cascade`,
      `insert into ${table} select * from ${table} on conflict do nothing; delete from ${table}`,
    ])('refuses: %s', async (text) => {
      const before = await database.count(`select count(*) from ${table}`);
      for (const role of ['origin', 'replica', 'local']) {
        await session.query(`set session_replication_role = ${role}`);
        expect(await refusal(() => session.query(text))).toMatchObject({ code: 'LR900' });
      }
      await session.query('reset session_replication_role');
      expect(await database.count(`select count(*) from ${table}`)).toBe(before);
    });
  });

  it('the refusal holds for a superuser', async () => {
    expect(await database.row('select usesuper from pg_user where usename = current_user')).toEqual({ usesuper: true });
  });

  it('a table they hang on can not be emptied under them', async () => {
    for (const table of ['cards', 'rewards', 'vouchers', 'merchants', 'orders']) {
      expect(await refusal(() => database.rows(`truncate ${table} cascade`))).toMatchObject({ code: 'LR900' });
    }
  });
});

describe('keys', () => {
  it('every primary key and unique index begins with the merchant', async () => {
    const indexes = await database.rows<{ name: string; first: string }>(
      `select c.relname as name, a.attname as first
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
         join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
       where t.relnamespace = 'public'::regnamespace and t.relname <> 'schema_migrations' and (i.indisunique or i.indisprimary)`,
    );
    expect(indexes.length).toBeGreaterThan(30);
    // The outbox has all merchants in one order.
    const others = indexes.filter(({ first }) => first !== 'merchant_id').map(({ name }) => name);
    expect(others).toEqual(['event_outbox_pkey']);
  });

  it('of every table docs/operating.md says what bounds it', async () => {
    const [, section = ''] = readFileSync(`${repository}/docs/operating.md`, 'utf8').split('## What bounds each table');
    const named = [...section.matchAll(/^\|.*?\|/gm)].flatMap(([cell]) =>
      [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name),
    );
    const signIn = await database.rows<{ name: string }>(
      "select schemaname || '.' || tablename as name from pg_tables where schemaname = 'sign_in'",
    );
    for (const { name } of [...(await tables()), ...signIn]) expect(named).toContain(name);
  });

  it('every table has a primary key', async () => {
    const without = await database.rows(
      `select relname from pg_class t where relnamespace = 'public'::regnamespace and relkind = 'r'
         and not exists (select 1 from pg_index where indrelid = t.oid and indisprimary)`,
    );
    expect(without).toEqual([]);
  });

  it('every foreign key begins with the merchant, on both sides, and deletes nothing', async () => {
    const others = await database.rows(
      `select conname from pg_constraint c
       where contype = 'f' and connamespace = 'public'::regnamespace and (confdeltype <> 'a' or confupdtype <> 'a' or
         (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) <> 'merchant_id' or
         (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) <> 'merchant_id')`,
    );
    expect(others).toEqual([]);
  });
});

describe('CHECK constraints', () => {
  it('are all tried below, and every table has a row here', async () => {
    const checks = await database.rows<{ name: string }>(
      `select distinct conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1`,
    );
    expect(Object.keys(brokenChecks).toSorted()).toEqual(checks.map(({ name }) => name).toSorted());
    expect([...ours.keys()].toSorted()).toEqual((await tables()).map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(brokenChecks))('%s', async (constraint, attempts) => {
    const table = [...ours.keys()]
      .filter((name) => constraint.startsWith(`${name}_`))
      .toSorted((a, b) => b.length - a.length)[0];
    for (const attempt of attempts) {
      const error = await refusal(() => insert(table ?? '', { ...rowOf(ours, table ?? ''), ...attempt }));
      expect([attempt, error.code, error.constraint]).toEqual([attempt, '23514', constraint]);
    }
    expect(attempts.length).toBeGreaterThan(0);
  });
});

/** A row without its partition's key finds no partition. */
const partitionKeys = new Set([
  'idempotency_answers.day_slot',
  'requests.id',
  'request_subjects.request_id',
  'events.position',
]);

describe('NULL', () => {
  it('is refused in every column that is not said to take it', async () => {
    const columns = await database.rows<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and is_nullable = 'NO' and table_name <> 'schema_migrations'
         and table_name not in (select relname from pg_class where relispartition)`,
    );
    for (const { table, column } of columns) {
      const error = await refusal(() => insert(table, { ...rowOf(ours, table), [column]: null }));
      const code = partitionKeys.has(`${table}.${column}`) ? '23514' : '23502';
      expect([table, column, error.code]).toEqual([table, column, code]);
    }
    expect(columns.length).toBeGreaterThan(150);
  });
});

describe('foreign keys', () => {
  interface ForeignKey {
    readonly name: string;
    readonly table: string;
    readonly column: string | null;
    readonly target: string;
    readonly key: string | null;
  }
  const foreignKeys = (): Promise<ForeignKey[]> =>
    database.rows<ForeignKey>(
      `select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
         (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[2]) as column,
         (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[2]) as key
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`,
    );

  it("each refuses a row of another merchant's", async () => {
    const composite = (await foreignKeys()).filter(({ column }) => column !== null);
    expect(composite.length).toBeGreaterThan(25);
    for (const { name, table, column, target, key: named } of composite) {
      const row = rowOf(ours, table);
      const foreign = { [String(column)]: rowOf(theirs, target)[String(named)] };
      // A number of its own: what is refused is not that the row is there already.
      const fresh = 'number' in row ? { number: 99 } : {};
      const error = await refusal(async () => {
        await session.query('begin');
        // Only this row is in the way of its own twin; what hangs on it is not looked at here.
        await session.query('set local session_replication_role = replica');
        const key = 'id' in row ? { id: randomUUID() } : fresh;
        if (!('id' in row) && !('number' in row)) {
          await session.query(`delete from ${table} where merchant_id = $1`, [row['merchant_id']]);
        }
        await session.query('set local session_replication_role = origin');
        const made = { ...row, ...unrepeated(table), ...key, ...foreign, ...ownKeys[name] };
        await insert(table, made);
      });
      await session.query('rollback');
      expect([name, error.code, error.constraint]).toEqual([name, '23503', name]);
    }
  });

  /** Keys of rows that another kind of entry has. */
  const ownKeys: Readonly<Record<string, Row>> = {
    voucher_entries_hold_id_fkey: {
      voucher_id: rowOf(ours, 'vouchers')['id'],
      hold_id: rowOf(theirs, 'voucher_holds')['id'],
      kind: 'redeem',
      change_minor: -1,
      redemption_type: 'partial',
    },
    voucher_entries_voucher_id_reverses_fkey: {
      voucher_id: rowOf(ours, 'vouchers')['id'],
      kind: 'reverse',
      reason: 'x',
      reverses: 98,
      reversed_after_minor: 5000,
    },
  };

  /** Values that only one row may have. */
  const unrepeated = (table: string): Row => {
    const other: Record<string, Row> = {
      api_keys: { revoked_at: '2026-11-20T10:00:00Z' },
      customers: { email: 'bob@canary.example' },
      orders: { order_number: '2' },
      rewards: { coupon_code: 'OTHER' },
      vouchers: { code: '3333333333333333' },
      cards: { card_definition_id: rowOf(ours, 'card_definitions')['id'], customer_id: rowOf(ours, 'customers')['id'] },
    };
    return other[table] ?? {};
  };

  it('each to the merchant alone refuses an unknown merchant', async () => {
    const single = (await foreignKeys()).filter(({ column }) => column === null);
    expect(single.length).toBeGreaterThan(8);
    for (const { name, table } of single) {
      const row = { ...rowOf(ours, table), merchant_id: randomUUID() };
      const alone = table === 'order_settings' ? settingsAlone : {};
      const error = await refusal(() => insert(table, { ...row, ...alone }));
      expect([name, error.code]).toEqual([name, '23503']);
      expect(String(error.constraint).startsWith(table)).toBe(true);
    }
  });

  const settingsAlone = {
    stamps_card_id: null,
    stamps_mode: null,
    stamps_per_order: null,
    stamps_max_per_order: null,
    points_card_id: null,
    points_per_unit: null,
    points_max_per_order: null,
  };
});

describe('duplicates', () => {
  it.each([
    ['customers', 'customers_email_key', {}],
    ['cards', 'cards_customer_id_card_definition_id_key', {}],
    ['orders', 'orders_original', {}],
    ['rewards', 'rewards_coupon_taken', {}],
    ['vouchers', 'vouchers_code_key', {}],
  ])('of %s are refused by %s', async (table, constraint, fields) => {
    const error = await refusal(() => insert(table, { ...rowOf(ours, table), id: randomUUID(), ...fields }));
    expect([error.code, error.constraint]).toEqual(['23505', constraint]);
  });

  it('an order that repeats another, and a coupon of a redeemed reward, may have the same', async () => {
    const order = rowOf(ours, 'orders');
    await insert('orders', { ...order, id: randomUUID(), repeat_of: order['id'] });
    const redeemed = { status: 'redeemed', redeemed_at: '2026-11-20T10:00:00Z' };
    await insert('rewards', { ...rowOf(ours, 'rewards'), id: randomUUID(), ...redeemed });
  });
});

describe('every list and look-up of a request', () => {
  const merchantId = randomUUID();
  const id = randomUUID();
  const end = maxUuid;
  const page = { sort: 'newest', count: 11 } as const;
  const byId = { by: 'id', value: id } as const;
  const external = parseReference('customer', 'crm-1');

  const lists: readonly (readonly [what: string, run: (reader: Reader) => unknown])[] = [
    ['orders', (reader) => listOrders(reader, merchantId, {}, end, 11)],
    ['orders of a number', (reader) => listOrders(reader, merchantId, { orderNumber: '1' }, end, 11)],
    ['orders of a customer', (reader) => listOrders(reader, merchantId, { customerId: id }, end, 11)],
    ['orders of both', (reader) => listOrders(reader, merchantId, { orderNumber: '1', customerId: id }, end, 11)],
    ['customers', (reader) => listCustomers(reader, merchantId, {}, page)],
    ['customers of an e-mail', (reader) => listCustomers(reader, merchantId, { email: 'a@x.example' }, page)],
    ['card definitions', (reader) => listCardDefinitions(reader, merchantId, undefined, end, 11)],
    ['active card definitions', (reader) => listCardDefinitions(reader, merchantId, true, end, 11)],
    ['cards of a customer', (reader) => listCardsOfCustomer(reader, merchantId, id, end, 11)],
    ['rewards of a customer', (reader) => listRewardsOfCustomer(reader, merchantId, id, undefined, end, 11)],
  ];
  const lookups: readonly (readonly [what: string, run: (reader: Reader) => unknown])[] = [
    ['a key', (reader) => findPresentedKeys(reader, ['abcdefghijkl'])],
    ['an order', (reader) => findOrder(reader, merchantId, byId)],
    ['an order by externalId', (reader) => findOrder(reader, merchantId, external)],
    ['the original of an order', (reader) => findOriginalOrder(reader, merchantId, 'shop', '1')],
    ['the rewards of an order', (reader) => listRewardsOfOrder(reader, merchantId, id)],
    ['a customer', (reader) => findCustomer(reader, merchantId, byId)],
    ['a customer by externalId', (reader) => findCustomer(reader, merchantId, external)],
    ['a customer to lock', (reader) => lockCustomer(reader as Tx, merchantId, byId)],
    ['a customer by e-mail', (reader) => lockCustomerByEmail(reader as Tx, merchantId, 'a@x.example')],
    ['a card', (reader) => lockCard(reader as Tx, merchantId, byId, id)],
    ['a card by externalId', (reader) => lockCard(reader as Tx, merchantId, external, id)],
    ['the cards of an order', (reader) => lockCardsByEmail(reader as Tx, merchantId, 'a@x.example', [])],
    ['a reward by coupon', (reader) => lockRewardByCoupon(reader as Tx, merchantId, 'a@x.example', 'CODE')],
    ['a card definition', (reader) => findCardDefinition(reader, merchantId, byId)],
    ['a card definition by externalId', (reader) => findCardDefinition(reader, merchantId, external)],
    ['enrolling definitions', (reader) => listEnrollingDefinitions(reader, merchantId)],
    ['order settings', (reader) => findOrderSettings(reader, merchantId)],
  ];
  const searches: readonly (readonly [what: string, run: (reader: Reader) => unknown])[] = [
    ['customers by a part', (reader) => listCustomers(reader, merchantId, { search: 'canary' }, page)],
    ['customers by their beginning', (reader) => listCustomers(reader, merchantId, { search: 'c' }, page)],
  ];

  /** A scan of a plan, with the condition that its index is asked by. */
  interface Node {
    readonly 'Node Type': string;
    readonly 'Relation Name'?: string;
    readonly 'Index Cond'?: string;
    readonly Plans?: readonly Node[];
  }
  const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

  async function plans(run: (reader: Reader) => unknown): Promise<Node[][]> {
    const sent: { text: string; values: readonly unknown[] }[] = [];
    const record = <Found>({ text }: Statement<Found>, values: readonly unknown[]): Promise<Found[]> => {
      sent.push({ text, values });
      return Promise.resolve([]);
    };
    await run({ query: record });
    const planner = await database.session();
    try {
      await planner.query('set enable_seqscan = off');
      const found: Node[][] = [];
      for (const { text, values } of sent) {
        const { rows } = await planner.query({ text: `explain (format json) ${text}`, values: [...values] });
        found.push(nodesOf(rows[0]['QUERY PLAN'][0].Plan as Node));
      }
      return found;
    } finally {
      await planner.end();
    }
  }

  async function plan(run: (reader: Reader) => unknown): Promise<Node[]> {
    const [only, ...others] = await plans(run);
    expect([only, others]).toEqual([expect.any(Array), []]);
    return only ?? [];
  }

  function expectIndexes(nodes: readonly Node[]): void {
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    const scans = nodes.filter((node) => /^(Index|Index Only|Bitmap Index) Scan$/.test(node['Node Type']));
    expect(scans.length).toBeGreaterThan(0);
    for (const scan of scans) expect(scan['Index Cond']).toMatch(/merchant_id|public_part/);
  }

  beforeAll(async () => {
    await database.rows(
      `insert into merchants (merchant_id, name, currency, time_zone, created_at)
       select gen_random_uuid(), 'm', 'GBP', 'UTC', now() from generate_series(1, 20)`,
    );
    await database.rows(
      `insert into customers (merchant_id, id, email, name, created_at)
       select merchant_id, gen_random_uuid(), 'c' || n || '@canary.example', 'Name ' || n, now()
       from merchants, generate_series(1, 200) n where name = 'm'`,
    );
    await database.rows(
      `insert into card_definitions (merchant_id, id, title, active, type, number_of_stamps, open_ended, auto_enrol, created_at)
       select merchant_id, gen_random_uuid(), 't', n % 2 = 0, 'stamp', 10, false, true, now()
       from merchants, generate_series(1, 50) n where name = 'm'`,
    );
    await database.rows(
      `insert into integrations (merchant_id, id, type, created_at)
       select merchant_id, gen_random_uuid(), 'public_api', now() from merchants, generate_series(1, 50) where name = 'm'`,
    );
    await database.rows(
      `insert into api_keys (merchant_id, id, integration_id, name, public_part, secret_hash, last_four, scopes, created_at)
       select merchant_id, gen_random_uuid(), id, 'k', substr(md5(id::text), 1, 12), sha256('k'), 'wxyz', '{x}', now()
       from integrations`,
    );
    await database.rows(
      `insert into orders (merchant_id, id, order_number, source, value_minor, currency, integration_type, customer_id,
         stamps_awarded, points_awarded, created_at)
       select merchant_id, gen_random_uuid(), 'N' || row_number() over (), 'shop', 1, 'GBP', 'public_api', id, 0, 0, now()
       from customers, generate_series(1, 3) where email like 'c%'`,
    );
    await database.rows('analyze');
  });

  it.each(lists)('%s: by an index that also gives the order', async (_, run) => {
    const nodes = await plan(run);
    expectIndexes(nodes);
    expect(nodes[0]?.['Node Type']).toBe('Limit');
    expect(nodes.filter((node) => /Sort/.test(node['Node Type']))).toEqual([]);
  });

  it.each(lookups)('%s: by an index', async (_, run) => expectIndexes(await plan(run)));

  it.each(searches)('%s: each statement by an index', async (_, run) => {
    for (const nodes of await plans(run)) expectIndexes(nodes);
  });

  it('a look-up without an index would be seen', async () => {
    const bare = read<object>('bare', 'select 1 from orders where value_minor = $1');
    const nodes = await plan((reader) => reader.query(bare, [5]));
    expect(() => expectIndexes(nodes)).toThrow();
  });
});
