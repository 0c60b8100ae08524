import { randomUUID } from 'node:crypto';
import { createCardDefinition } from '#operations/cards/create-card-definition.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { asStored } from '#operations/audit/audit-write.js';
import { nilUuid } from '#domain/ids.js';
import { enrolCustomers } from '#operations/cards/enrol-customers.js';
import { updateCardDefinition } from '#operations/cards/update-card-definition.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { newEmail } from '../support/fixtures/random.js';
import { Shop } from '../support/fixtures/shop.js';

const many = 2_500;
const trial = useWorkerService();

const database = () => trial.now.database;
const cardsOf = (definitionId: string): Promise<number> =>
  database().count('select count(*) from cards where card_definition_id = $1', [definitionId]);
const job = (definitionId: string, state: string): Promise<number> =>
  database().count('select count(*) from staged_jobs where kind = $3 and subject_id = $1 and state = $2', [
    definitionId,
    state,
    'enrol_customers',
  ]);
const untilDone = (definitionId: string): Promise<boolean> =>
  until('The customers are enrolled', async () => (await job(definitionId, 'done')) > 0);

/** A merchant with so many customers, whose ids are in no order of time. */
async function shopOf(customers: number): Promise<Shop> {
  const shop = await Shop.open(trial.now.service);
  await database().rows(
    `insert into customers (merchant_id, id, email, lifetime_stamps, lifetime_points, created_at)
     select $1, gen_random_uuid(), $3 || at || '@canary.example', 0, 0, now() from generate_series(1, $2) at`,
    [shop.merchantId, customers, newEmail().split('@')[0]],
  );
  return shop;
}

describe('a card definition that enrols, made when customers are there,', () => {
  it('reaches all of them, once, also when the worker dies in the middle', async () => {
    const shop = await shopOf(many);
    const { id } = await shop.cardDefinition();
    expect(await cardsOf(id)).toBe(0);
    // Somebody else is just giving a card to the 1,201st: the third batch waits for that.
    const open = await database().hold(
      `insert into cards (merchant_id, id, customer_id, card_definition_id, created_at)
       select merchant_id, gen_random_uuid(), id, $2, now() from customers where merchant_id = $1
       order by id offset 1200 limit 1`,
      [shop.merchantId, id],
    );
    await trial.now.startWorker('PostgreSQL');
    await until('The third batch waits', async () => (await database().waiting()) > 0 && (await cardsOf(id)) > 0);
    await trial.now.killAll();
    await until('Its statement ends', async () => (await database().waiting()) === 0);
    // Whole batches, or nothing.
    expect(await cardsOf(id)).toBe(1_000);
    await open();
    expect(await job(id, 'waiting')).toBe(1);
    await trial.now.makeJobsDue();
    const worker = await trial.now.startWorker('PostgreSQL');
    const start = performance.now();
    await untilDone(id);
    process.stderr.write(`1,500 customers enrolled within ${Math.round(performance.now() - start)} ms.\n`);
    expect(await cardsOf(id)).toBe(many);
    const twice = 'select count(*) from cards where card_definition_id = $1 group by customer_id having count(*) > 1';
    expect(await database().rows(twice, [id])).toEqual([]);
    await shop.write((tx) => enqueueJob(tx, shop.merchantId, 'enrol_customers', id));
    await until('It is done once more', async () => (await job(id, 'done')) === 2);
    expect(await cardsOf(id)).toBe(many);
    const warnings = worker.process.output.split('\n').filter((line) => line.includes('"level":40'));
    // That of its start: the tests' database is fast, and not safe.
    expect(warnings.filter((line) => !line.includes('PostgreSQL may lose confirmed commits'))).toEqual([]);
  });

  it('carries the request that caused the job, also into its transactions', async () => {
    await database().rows(`
      create table seen_requests (id text);
      create function see_request() returns trigger language plpgsql security definer as
        $$ begin insert into seen_requests values (current_setting('loyalty.request_id', true)); return null; end $$;
      create trigger see_request after insert on cards for each statement execute function see_request();`);
    try {
      const [shop, requestId] = [await shopOf(3), randomUUID()];
      const { id } = await inTransaction(
        database().db,
        (tx) => createCardDefinition(tx, shop.system, { title: 'A card', type: 'stamp', numberOfStamps: 5 }),
        { requestId },
      );
      await untilDone(id);
      expect(await database().rows('select distinct id from seen_requests')).toEqual([{ id: requestId }]);
    } finally {
      await database().rows('drop trigger see_request on cards; drop function see_request; drop table seen_requests');
    }
  });

  it('reaches customers of its merchant alone', async () => {
    const [shop, other] = [await shopOf(3), await shopOf(3)];
    const { id } = await shop.cardDefinition();
    await untilDone(id);
    expect(await cardsOf(id)).toBe(3);
    expect(await database().count('select count(*) from cards where merchant_id = $1', [other.merchantId])).toBe(0);
  });

  it('reaches one who is being created at the same moment', async () => {
    const shop = await shopOf(1);
    const finish = await creating(shop);
    const making = shop.cardDefinition();
    const waiting =
      "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await until('The definition waits for the customer', async () => (await database().count(waiting)) > 0);
    await finish();
    const { id } = await making;
    await untilDone(id);
    expect(await cardsOf(id)).toBe(2);
  });

  it.each([
    ['does not enrol', { autoEnrol: false }],
    ['is not active', { active: false }],
  ])('reaches nobody while it %s, and everybody when a change says so', async (_, off) => {
    const shop = await shopOf(3);
    const { id, shown } = await shop.cardDefinition(off);
    expect(await job(id, 'waiting')).toBe(0);
    await shop.write((tx) => updateCardDefinition(tx, shop.system, shown, { title: 'Another title' }, asStored));
    expect((await job(id, 'waiting')) + (await job(id, 'done'))).toBe(0);
    await shop.write((tx) => updateCardDefinition(tx, shop.system, shown, { active: true, autoEnrol: true }, asStored));
    await untilDone(id);
    expect(await cardsOf(id)).toBe(3);
    await shop.write((tx) => updateCardDefinition(tx, shop.system, shown, { title: 'A third title' }, asStored));
    expect((await job(id, 'waiting')) + (await job(id, 'done'))).toBe(1);
  });

  it('asks for nothing where there are no customers', async () => {
    const shop = await Shop.open(trial.now.service);
    const { id } = await shop.cardDefinition();
    expect((await job(id, 'waiting')) + (await job(id, 'done'))).toBe(0);
  });

  it('enrols no more customers after it is turned off', async () => {
    const shop = await shopOf(3);
    const { id, shown } = await shop.cardDefinition({ autoEnrol: false });
    await shop.write((tx) => updateCardDefinition(tx, shop.system, shown, { active: false }, asStored));
    expect(await shop.write((tx) => enrolCustomers(tx, shop.merchantId, id, nilUuid, 10))).toBeUndefined();
    expect(await cardsOf(id)).toBe(0);
  });
});

/** A customer who is written and not committed yet, until the function that it gives is called. */
async function creating(shop: Shop): Promise<() => Promise<void>> {
  const session = await database().session();
  await session.query('begin');
  await session.query(
    `insert into customers (merchant_id, id, email, lifetime_stamps, lifetime_points, created_at)
     values ($1, gen_random_uuid(), $2, 0, 0, now())`,
    [shop.merchantId, newEmail()],
  );
  return async () => {
    await session.query('commit');
    await session.end();
  };
}
