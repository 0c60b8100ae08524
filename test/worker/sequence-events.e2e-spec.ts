import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';

const trial = useWorkerService();

it('events that are too many for one statement get their positions in smaller batches, which grow again', async () => {
  const { database } = trial.now;
  await database.rows('truncate event_outbox');
  await database.rows(`
    create table seen_batches (events integer, seq integer generated always as identity);
    create function slow_insert() returns trigger language plpgsql as $$
      declare inserted integer = (select count(*) from added);
      begin
        if inserted > 50 then perform pg_sleep(60); end if;
        if inserted > 0 then insert into seen_batches (events) values (inserted); end if;
        return null;
      end $$;
    create trigger slow_insert after insert on events referencing new table as added
      for each statement execute function slow_insert();`);
  const event = {
    type: 'voucher.adjusted',
    created_at: new Date(),
    subject_type: 'voucher',
    subject_id: '0198c0de-0000-7000-8000-000000000000',
    subject_version: 1,
    actor_type: 'system',
    data: { object: { id: 'x' }, change: {} },
  };
  await database.rows(
    'insert into event_outbox (merchant_id, events) select gen_random_uuid(), $1 from generate_series(1, 100)',
    [JSON.stringify([event])],
  );
  await trial.now.startWorker('PostgreSQL');
  await until('The outbox is empty', async () => (await database.count('select count(*) from event_outbox')) === 0);
  const batches = await database.rows<{ events: number }>('select events from seen_batches order by seq');
  expect(batches.map(({ events }) => events)).toEqual([25, 50, 25]);
});
