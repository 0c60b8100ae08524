import { nilUuid } from '#domain/ids.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A log has 32 stamps, where it had 128: each request writes all of them, and a longer log costs more than its chunks. Logs that
 * exist keep their length, which every function takes from the log.
 */
const shorterLogs = [
  'alter table limit_logs drop constraint limit_logs_order',
  `alter table limit_logs add constraint limit_logs_order
     check (head >= 0 and cardinality(newest) in (16, 32, 128)) not valid`,
  `create or replace function lock_limit_log(the_merchant uuid, the_subject text, the_name text) returns limit_logs
  language plpgsql volatile as $$
  declare
    the_log limit_logs;
  begin
    select * into the_log from limit_logs
      where merchant_id = the_merchant and subject = the_subject and name = the_name for update;
    if not found then
      insert into limit_logs (merchant_id, subject, name, newest, ends_on)
        values (the_merchant, the_subject, the_name,
          array_fill(0::bigint, array[case when the_merchant = '${nilUuid}' then 16 else 32 end]), current_date + 2)
        on conflict do nothing;
      select * into the_log from limit_logs
        where merchant_id = the_merchant and subject = the_subject and name = the_name for update;
    end if;
    return the_log;
  end $$`,
];

/** The log in the variables of the function, as a row. */
const theLog = `row(the_merchant, the_subject, the_name, head, array[tail_1, tail_2],
          array[coalesce(oldest_1, 0), coalesce(oldest_2, 0)], newest, held, held_until, null)::limit_logs`;

/**
 * Judges requests of any subjects together, as admit_requests does: each is counted in all its windows and takes its slot, or
 * is refused and counted in none. Also frees slots. One statement locks all logs, in the order of their keys, so that calls
 * never deadlock, and one writes them: it was the start of a statement for each log that cost most. The clock is read
 * after the locks. Commits are asynchronous: a server crash loses a fraction of a second of counts.
 *
 * Element n of each array belongs to call n: a request, or the release of a slot. Windows 1 and 2 and the slot are counted in
 * \`logs\`, window 3 in \`others\`; a window of null is not judged. A call whose log does not exist has no row in the answer. A
 * window that a call did not ask for has figures without a meaning. The first array is wrapped in a sub-select, so that the planner
 * does not see how many calls there are, and keeps its plan.
 */
const admitTogether = `
  create function admit_together(
    merchants uuid[], subjects text[], logs text[], others text[],
    windows_1 bigint[], limits_1 int[], windows_2 bigint[], limits_2 int[], windows_3 bigint[], limits_3 int[],
    leases uuid[], slots int[], leases_us bigint[], releases uuid[]
  )
  returns table (
    n int, admitted boolean,
    used_1 int, free_ms_1 float8, used_2 int, free_ms_2 float8, used_3 int, free_ms_3 float8
  ) language plpgsql volatile as $$
  #variable_conflict use_variable
  declare
    call record;
    now_us bigint;
    position int;
    -- The log that is judged, in variables: fields of a row would cost several times as much.
    the_merchant uuid;
    the_subject text;
    the_name text;
    head bigint;
    tail_1 bigint;
    tail_2 bigint;
    oldest_1 bigint;
    oldest_2 bigint;
    newest bigint[];
    held uuid[];
    held_until bigint[];
    kept int;
    changed boolean := false;
    changes limit_logs[];
    other_log limit_logs;
    other_changed boolean := false;
  begin
    perform set_config('synchronous_commit', 'off', true);
    for call in
      select c.*, l.head, l.tails, l.oldest, l.newest, l.slots as held, l.slot_ends
      from (
        select * from unnest((select merchants), subjects, logs, others, windows_1, limits_1, windows_2, limits_2,
            windows_3, limits_3, leases, slots, leases_us, releases) with ordinality
          as c (merchant, subject, name, other, window_1, limit_1, window_2, limit_2, window_3, limit_3,
            lease, slots, lease_us, release, number)
        order by c.merchant, c.subject, c.name, c.other nulls first, c.number
      ) as c
      cross join lateral (
        select * from limit_logs l
        where l.merchant_id = c.merchant and l.subject = c.subject and l.name = c.name for update
      ) as l
    loop
      if the_merchant is distinct from call.merchant or the_subject <> call.subject or the_name <> call.name then
        if changed then changes := changes || ${theLog}; end if;
        if other_changed then perform save_limit_log(other_log); end if;
        the_merchant := call.merchant;
        the_subject := call.subject;
        the_name := call.name;
        head := call.head;
        tail_1 := call.tails[1];
        tail_2 := call.tails[2];
        oldest_1 := call.oldest[1];
        oldest_2 := call.oldest[2];
        newest := call.newest;
        held := call.held;
        held_until := call.slot_ends;
        kept := cardinality(newest);
        changed := false;
        other_log := null;
        other_changed := false;
      end if;
      if call.other is not null and other_log.name is distinct from call.other then
        if other_changed then perform save_limit_log(other_log); end if;
        other_log := lock_limit_log(the_merchant, the_subject, call.other);
        other_changed := false;
      end if;

      -- Every stamp of a log is unique and later than the one before, whatever the clock does.
      now_us := greatest((extract(epoch from clock_timestamp()) * 1000000)::bigint, newest[kept] + 1,
        case when call.other is not null then other_log.newest[cardinality(other_log.newest)] + 1 end);
      if held_until[1] <= now_us then
        position := width_bucket(now_us, held_until);
        held := held[position + 1:];
        held_until := held_until[position + 1:];
      end if;
      if call.release is not null then
        position := array_position(held, call.release);
        if position is not null then
          held := held[:position - 1] || held[position + 1:];
          held_until := held_until[:position - 1] || held_until[position + 1:];
          changed := true;
        end if;
        continue;
      end if;

      n := call.number - 1;
      if tail_1 < head and oldest_1 <= now_us - call.window_1 then
        if newest[1] <= now_us - call.window_1 or tail_1 >= head - kept then
          position := width_bucket(now_us - call.window_1, newest);
          tail_1 := head - kept + position;
          oldest_1 := newest[position + 1];
        else
          select t.tail, t.oldest into tail_1, oldest_1 from limit_tail(${theLog}, tail_1, now_us - call.window_1) t;
        end if;
      end if;
      if tail_2 < head and oldest_2 <= now_us - call.window_2 then
        if newest[1] <= now_us - call.window_2 or tail_2 >= head - kept then
          position := width_bucket(now_us - call.window_2, newest);
          tail_2 := head - kept + position;
          oldest_2 := newest[position + 1];
        else
          select t.tail, t.oldest into tail_2, oldest_2 from limit_tail(${theLog}, tail_2, now_us - call.window_2) t;
        end if;
      end if;
      used_1 := head - tail_1;
      used_2 := head - tail_2;
      admitted := coalesce(used_1 < call.limit_1, true) and coalesce(used_2 < call.limit_2, true)
        and (call.lease is null or cardinality(held) < call.slots);
      if call.other is not null then
        if other_log.tails[1] < other_log.head and other_log.oldest[1] <= now_us - call.window_3 then
          select array[t.tail, other_log.tails[2]], array[coalesce(t.oldest, 0), other_log.oldest[2]]
            into other_log.tails, other_log.oldest
            from limit_tail(other_log, other_log.tails[1], now_us - call.window_3) t;
        end if;
        used_3 := other_log.head - other_log.tails[1];
        admitted := admitted and used_3 < call.limit_3;
      end if;

      if admitted then
        changed := true;
        if call.window_1 is not null or call.window_2 is not null then
          if tail_1 = head then oldest_1 := now_us; end if;
          if tail_2 = head then oldest_2 := now_us; end if;
          head := head + 1;
          newest := newest[2:] || now_us;
          if head % kept = 0 then
            insert into limit_chunks values (the_merchant, the_subject, the_name, head / kept, newest,
                (to_timestamp(now_us / 1e6) at time zone 'UTC')::date + 2)
              on conflict on constraint limit_chunks_pkey do update set stamps = excluded.stamps, ends_on = excluded.ends_on;
          end if;
          used_1 := head - tail_1;
          used_2 := head - tail_2;
        end if;
        if call.other is not null then
          other_log := add_limit_stamp(other_log, now_us);
          other_changed := true;
          used_3 := used_3 + 1;
        end if;
        if call.lease is not null then
          position := width_bucket(now_us + call.lease_us, held_until);
          held := held[:position] || call.lease || held[position + 1:];
          held_until := held_until[:position] || (now_us + call.lease_us) || held_until[position + 1:];
        end if;
      end if;
      free_ms_1 := case when used_1 > 0 then (oldest_1 + call.window_1 - now_us) / 1000.0 else 0 end;
      free_ms_2 := case when used_2 > 0 then (oldest_2 + call.window_2 - now_us) / 1000.0 else 0 end;
      if call.other is not null then
        free_ms_3 := case when used_3 > 0 then (other_log.oldest[1] + call.window_3 - now_us) / 1000.0 else 0 end;
      end if;
      if not admitted then
        -- Of a full window, one more is allowed when all but limit - 1 of the stamps inside have left.
        if used_1 >= call.limit_1 then
          free_ms_1 := (limit_stamp(${theLog}, head - call.limit_1 + 1) + call.window_1 - now_us) / 1000.0;
        end if;
        if used_2 >= call.limit_2 then
          free_ms_2 := (limit_stamp(${theLog}, head - call.limit_2 + 1) + call.window_2 - now_us) / 1000.0;
        end if;
        if used_3 >= call.limit_3 then
          free_ms_3 := (limit_stamp(other_log, other_log.head - call.limit_3 + 1) + call.window_3 - now_us) / 1000.0;
        end if;
      end if;
      return next;
    end loop;
    if changed then changes := changes || ${theLog}; end if;
    if other_changed then perform save_limit_log(other_log); end if;
    -- A log may be removed when its newest stamp has left every window.
    update limit_logs l set head = c.head, tails = c.tails, oldest = c.oldest, newest = c.newest, slots = c.slots,
        slot_ends = c.slot_ends,
        ends_on = (to_timestamp(greatest(c.newest[cardinality(c.newest)], c.slot_ends[cardinality(c.slot_ends)]) / 1e6)
          at time zone 'UTC')::date + 2
      from unnest((select changes)) as c
      where l.merchant_id = c.merchant_id and l.subject = c.subject and l.name = c.name;
  end $$;
`;

/** Many requests are judged by one statement that locks their logs and one that writes them. */
export class AdmitTogether1763950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [...shorterLogs, admitTogether]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** In a transaction of its own: the one before holds up every request. */
export class ValidLimitLogs1763950000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table limit_logs validate constraint limit_logs_order');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
