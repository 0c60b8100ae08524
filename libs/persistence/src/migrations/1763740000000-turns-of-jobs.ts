import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Built concurrently, while jobs are written and run. */
export class IndexOfWaitingJobs1763740000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index concurrently if not exists staged_jobs_turns on staged_jobs (kind, merchant_id, next_attempt_at)
       where state = 'waiting'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

const progress = `
  -- The progress of a job that runs in several parts.
  alter table staged_jobs add column done_up_to uuid;
`;

// A plan made for a few jobs is also used for hundreds of thousands, until the table is analysed. Only an index scan in
// order is good for both.
const byIndexAlone = `set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
  set enable_hashjoin = off set enable_mergejoin = off`;

/**
 * The next merchants with a due job of a kind and an id above \`after\` (null: from the start), with a limit; and the
 * last merchant that was read, null when the end was reached. It reads one index row per merchant, at most 1,000.
 */
const merchantsWithDueJobs = `
  create function merchants_with_due_jobs(
    asked_kind text, after uuid, most integer, out merchants uuid[], out last uuid
  ) language plpgsql stable ${byIndexAlone} as $$
  declare
    passed timestamptz := case when after is null then '-infinity' else 'infinity' end;
    found_id uuid;
    found_at timestamptz;
  begin
    merchants := '{}';
    last := coalesce(after, '00000000-0000-0000-0000-000000000000');
    for probe in 1 .. 1000 loop
      select j.merchant_id, j.next_attempt_at into found_id, found_at from staged_jobs j
        where j.state = 'waiting' and j.kind = asked_kind and (j.merchant_id, j.next_attempt_at) > (last, passed)
        order by j.merchant_id, j.next_attempt_at limit 1;
      if not found then
        last := null;
        return;
      end if;
      last := found_id;
      passed := 'infinity';
      if found_at <= now() then
        merchants := merchants || found_id;
      end if;
      exit when cardinality(merchants) = most;
    end loop;
  end $$;
`;

/**
 * Marks up to \`most\` due jobs of a kind as enqueued: the oldest of each merchant, then the second of each, and so on.
 * A job is available when it was never enqueued, or was enqueued \`again_after\` ago and not leased; with \`take_over\`
 * also when its lease has expired. Concurrent callers skip each other's jobs.
 */
const claimJobs = `
  create function claim_jobs(
    asked_kind text, merchants uuid[], most integer, again_after interval, take_over boolean
  ) returns table (merchant_id uuid, id uuid, attempts integer, next_attempt_at timestamptz, known boolean)
  language plpgsql volatile ${byIndexAlone} as $$
  #variable_conflict use_column
  begin
    return query
    with oldest as (
      select m.merchant_id, j.id, row_number() over (partition by m.merchant_id order by j.next_attempt_at) as round
      from unnest(merchants) as m (merchant_id) cross join lateral (
        select j.id, j.next_attempt_at from staged_jobs j
        where j.state = 'waiting' and j.kind = asked_kind and j.merchant_id = m.merchant_id and j.next_attempt_at <= now()
          and case when j.taken_until is not null then take_over and j.taken_until <= now()
              else j.enqueued_at is null or j.enqueued_at <= now() - again_after end
        order by j.next_attempt_at limit most
      ) j
    ), chosen as (
      select o.merchant_id, o.id from oldest o order by o.round limit most
    ), locked as (
      select j.merchant_id, j.id, j.enqueued_at is not null as known from staged_jobs j join chosen using (merchant_id, id)
      where j.state = 'waiting'
        and case when j.taken_until is not null then take_over and j.taken_until <= now()
            else j.enqueued_at is null or j.enqueued_at <= now() - again_after end
      for update of j skip locked
    )
    update staged_jobs j set enqueued_at = now(), taken_until = null from locked l
    where j.merchant_id = l.merchant_id and j.id = l.id
    returning j.merchant_id, j.id, j.attempts, j.next_attempt_at::timestamptz, l.known;
  end $$;
`;

/** Job metrics. Each is counted up to \`most\` from its index. */
const jobFigures = `
  create function job_figures(most integer, out waiting integer, out dead integer, out oldest_due timestamptz)
  language sql stable ${byIndexAlone} as $$
    select
      (select count(*) from (
         select from staged_jobs where state = 'waiting' order by next_attempt_at limit most) w)::integer,
      (select count(*) from (select from staged_jobs where state = 'dead' order by next_attempt_at limit most) d)::integer,
      (select next_attempt_at from staged_jobs
       where state = 'waiting' and next_attempt_at <= now() order by next_attempt_at limit 1)::timestamptz
  $$;
`;

/** How the worker finds its next jobs: by kind, merchants in turn, whatever the backlog. (docs/decisions/0036) */
export class TurnsOfJobs1763740000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [progress, merchantsWithDueJobs, claimJobs, jobFigures]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
