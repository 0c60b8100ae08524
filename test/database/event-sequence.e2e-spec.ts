import { randomUUID } from 'node:crypto';
import { decodeId } from '#domain/ids.js';
import { instantOf } from '#persistence/database/new-id.js';
import { inTransaction } from '#persistence/database/transaction.js';
import {
  insertIntoOutbox,
  type RecordedEvent,
  secondsInOutbox,
  sequenceEvents,
} from '#persistence/events/event-outbox.store.js';
import { TestDatabase } from '../support/servers/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
});
afterAll(() => database?.drop());
beforeEach(() => database.rows('truncate events, event_outbox'));

const merchantId = randomUUID();

const event = (subject: string, version: number): RecordedEvent =>
  ({
    type: 'voucher.adjusted' as const,
    created_at: new Date(),
    subject_type: 'voucher' as const,
    subject_id: subject,
    subject_external_id: null,
    subject_version: version,
    customer_id: null,
    actor_type: 'system',
    actor_id: null,
    data: { object: { id: 'x' }, change: {} },
  }) as const;

const record = (events: readonly RecordedEvent[], requestId?: string): Promise<void> =>
  inTransaction(database.db, async (tx) => insertIntoOutbox(tx, merchantId, events), { requestId });

interface Given {
  readonly position: number;
  readonly id: string;
  readonly subject: string;
  readonly version: number;
  readonly request: string | null;
}
const feed = (): Promise<Given[]> =>
  database.rows<Given>(
    `select position, id, subject_id as subject, subject_version as version, request_id as request
     from events order by position`,
  );
const inOutbox = (): Promise<number> => database.count('select count(*) from event_outbox');

describe('the sequencer', () => {
  it('gives positions in the order of effect, once, and ids of the positions', async () => {
    const [subject, request] = [randomUUID(), randomUUID()];
    await record(
      Array.from({ length: 250 }, (_, index) => event(subject, index + 1)),
      request,
    );
    expect(await inOutbox()).toBe(3);
    expect(await secondsInOutbox(database.db)).toBeLessThan(60);
    expect(await sequenceEvents(database.db, 2)).toEqual({ rows: 2, events: 200 });
    expect(await sequenceEvents(database.db, 2)).toEqual({ rows: 1, events: 50 });
    expect(await sequenceEvents(database.db, 2)).toEqual({ rows: 0, events: 0 });
    const given = await feed();
    expect(given.map(({ version }) => version)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
    expect(new Set(given.map(({ request: of }) => of))).toEqual(new Set([request]));
    for (const { position, id } of given) {
      expect(id[14]).toBe('7');
      expect(instantOf(id).getTime()).toBe(Math.floor(position / 1000));
      expect(Number.parseInt(id.slice(15, 18), 16)).toBe(position % 1000);
    }
    expect(await secondsInOutbox(database.db)).toBe(0);
  });

  it('a transaction that commits late stands after those that committed before, also if it began first', async () => {
    const [late, early] = [randomUUID(), randomUUID()];
    const held = await database.session();
    await held.query('begin');
    const row = JSON.stringify([event(late, 1)]);
    await held.query('insert into event_outbox (merchant_id, events) values ($1, $2)', [merchantId, row]);
    await record([event(early, 1)]);
    await sequenceEvents(database.db, 100);
    expect((await feed()).map(({ subject }) => subject)).toEqual([early]);
    await held.query('commit');
    await held.end();
    await sequenceEvents(database.db, 100);
    expect((await feed()).map(({ subject }) => subject)).toEqual([early, late]);
  });

  it('admits one caller at a time: the other gives nothing and does not wait', async () => {
    await record([event(randomUUID(), 1)]);
    const release = await database.hold('select last from event_sequence for no key update', []);
    try {
      expect(await sequenceEvents(database.db, 100)).toEqual({ rows: 0, events: 0 });
    } finally {
      await release();
    }
    expect(await sequenceEvents(database.db, 100)).toEqual({ rows: 1, events: 1 });
  });

  it('never goes back, whatever the clock says', async () => {
    const ahead = (Date.now() + 3_600_000) * 1_000;
    await database.rows('update event_sequence set last = $1', [ahead]);
    await record([event(randomUUID(), 1), event(randomUUID(), 1)]);
    await sequenceEvents(database.db, 100);
    expect((await feed()).map(({ position }) => position)).toEqual([ahead + 1, ahead + 2]);
    await database.rows('update event_sequence set last = 0');
  });

  it('of several callers and writers, each event gets one position, in the order of its versions', async () => {
    const subjects = Array.from({ length: 10 }, () => randomUUID());
    const writers = { done: false };
    const sequencers = [1, 2, 3].map(async () => {
      while (!writers.done || (await inOutbox()) > 0) await sequenceEvents(database.db, 3);
    });
    await Promise.all(
      subjects.map(async (subject) => {
        for (let version = 1; version <= 20; version += 1) await record([event(subject, version)]);
      }),
    );
    writers.done = true;
    await Promise.all(sequencers);
    const given = await feed();
    expect(given).toHaveLength(200);
    for (const subject of subjects) {
      const versions = given.filter((one) => one.subject === subject).map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    }
  });
});

describe('the days of the feed', () => {
  it('reach two weeks ahead, and end after 30 days', async () => {
    const names = async (): Promise<string[]> =>
      (
        await database.rows<{ name: string }>(
          `select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
           where inhparent = 'events'::regclass order by 1`,
        )
      ).map(({ name }) => name);
    const day = (offset: number): string => {
      const at = new Date(Date.now() + offset * 86_400_000).toISOString();
      return `events_${at.slice(0, 10).replaceAll('-', '')}`;
    };
    // Drops the last day, as if the migrations had run yesterday.
    await database.rows(`drop table if exists ${day(14)}`);
    await database.rows('select maintain_event_days()');
    const kept = await names();
    expect(kept.filter((name) => name >= day(-1))).toEqual(Array.from({ length: 16 }, (_, index) => day(index - 1)));
    const start = (offset: number): number => Math.floor(Date.now() / 86_400_000 + offset) * 86_400_000_000;
    for (const offset of [-30, -31]) {
      await database.rows(`create table ${day(offset)} (like events including all)`);
      await database.rows(
        `alter table events attach partition ${day(offset)} for values from (${start(offset)}) to (${start(offset + 1)})`,
      );
    }
    await database.rows('select maintain_event_days()');
    expect(await names()).toEqual([day(-30), ...kept]);
  });
});

it('an event id is no id of another kind', () => {
  expect(decodeId('event', 'evt_01k9zq3f8te5rb8s6yw2m4n7pd')).toBeDefined();
  expect(decodeId('event', 'req_01k9zq3f8te5rb8s6yw2m4n7pd')).toBeUndefined();
});

it('events get their positions also where no day of the feed is there: no worker has run for two weeks', async () => {
  const days = await database.rows<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass`,
  );
  for (const { name } of days) await database.rows(`drop table ${name}`);
  await record([event(randomUUID(), 1)]);
  expect(await sequenceEvents(database.db, 100)).toEqual({ rows: 1, events: 1 });
  expect(await feed()).toHaveLength(1);
});
