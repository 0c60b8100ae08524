import { nilUuid } from '#domain/ids.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- A log of the requests that were admitted for one subject. One or two rolling windows count it.
  create table limit_logs (
    merchant_id uuid not null,
    subject text not null,
    name text not null,
    head bigint not null default 0,
    tails bigint[] not null default '{0,0}',
    oldest bigint[] not null default '{0,0}',
    newest bigint[] not null,
    slots uuid[] not null default '{}',
    slot_ends bigint[] not null default '{}',
    ends_on date not null,
    constraint limit_logs_pkey primary key (merchant_id, subject, name),
    constraint limit_logs_order check (head >= 0 and cardinality(newest) in (16, 128))
  ) with (fillfactor = 40, toast_tuple_target = 8160);
  -- Neither compressed nor moved out of line: each request writes it.
  alter table limit_logs alter newest set storage plain;
  -- The day changes once a day, so the updates of a day stay on their page (HOT).
  create index limit_logs_by_end on limit_logs (ends_on);

  -- The stamps that have left limit_logs.newest, as many in a row as it has (k): chunk n holds k * (n - 1) + 1 to k * n.
  create table limit_chunks (
    merchant_id uuid not null,
    subject text not null,
    name text not null,
    number bigint not null,
    stamps bigint[] not null,
    ends_on date not null,
    constraint limit_chunks_pkey primary key (merchant_id, subject, name, number)
  );
  create index limit_chunks_by_end on limit_chunks (ends_on);
`;

/**
 * The oldest stamp of a log that is later than a time, and how many stamps come before it (its tail). \`known\` is a tail
 * of an earlier time, from which the search begins.
 */
const limitTail = `
  create function limit_tail(the_log limit_logs, known bigint, past_us bigint, out tail bigint, out oldest bigint)
  language plpgsql stable as $$
  declare
    kept int := cardinality(the_log.newest);
    gone int;
    chunk bigint[];
  begin
    if the_log.newest[kept] <= past_us then
      tail := the_log.head;
      return;
    end if;
    tail := known;
    while the_log.newest[1] > past_us and tail < the_log.head - kept loop
      select stamps into chunk from limit_chunks
        where merchant_id = the_log.merchant_id and subject = the_log.subject and name = the_log.name
          and number = tail / kept + 1;
      -- A chunk that was removed has left every window.
      gone := case when found then width_bucket(past_us, chunk) else kept end;
      if gone < kept then
        tail := tail / kept * kept + gone;
        oldest := chunk[gone + 1];
        return;
      end if;
      tail := (tail / kept + 1) * kept;
    end loop;
    gone := width_bucket(past_us, the_log.newest);
    tail := the_log.head - kept + gone;
    oldest := the_log.newest[gone + 1];
  end $$;
`;

/** The stamp with this number. */
const limitStamp = `
  create function limit_stamp(the_log limit_logs, wanted bigint) returns bigint language sql stable as $$
    select case when wanted > the_log.head - kept then the_log.newest[wanted - the_log.head + kept] else (
      select stamps[(wanted - 1) % kept + 1] from limit_chunks
      where merchant_id = the_log.merchant_id and subject = the_log.subject and name = the_log.name
        and number = (wanted - 1) / kept + 1) end
    from (select cardinality(the_log.newest) as kept) as size
  $$;
`;

/**
 * Locks a log, and creates it at its first use. Those of addresses are short: their limits are low, and there may be many.
 */
const lockLimitLog = `
  create function lock_limit_log(the_merchant uuid, the_subject text, the_name text) returns limit_logs
  language plpgsql volatile as $$
  declare
    the_log limit_logs;
  begin
    select * into the_log from limit_logs
      where merchant_id = the_merchant and subject = the_subject and name = the_name for update;
    if not found then
      insert into limit_logs (merchant_id, subject, name, newest, ends_on)
        values (the_merchant, the_subject, the_name,
          array_fill(0::bigint, array[case when the_merchant = '${nilUuid}' then 16 else 128 end]), current_date + 2)
        on conflict do nothing;
      select * into the_log from limit_logs
        where merchant_id = the_merchant and subject = the_subject and name = the_name for update;
    end if;
    return the_log;
  end $$;
`;

/** Writes a log after requests were counted. It may be removed when its newest stamp has left every window. */
const saveLimitLog = `
  create function save_limit_log(the_log limit_logs) returns void language sql volatile as $$
    update limit_logs set head = the_log.head, tails = the_log.tails, oldest = the_log.oldest, newest = the_log.newest,
      slots = the_log.slots, slot_ends = the_log.slot_ends,
      ends_on = (to_timestamp(greatest(the_log.newest[cardinality(the_log.newest)], the_log.slot_ends[cardinality(the_log.slot_ends)]) / 1e6)
        at time zone 'UTC')::date + 2
    where merchant_id = the_log.merchant_id and subject = the_log.subject and name = the_log.name
  $$;
`;

/** Adds a stamp to a log in memory. When its array has gone round, its stamps become a chunk. */
const addStamp = `
  create function add_limit_stamp(inout the_log limit_logs, at_us bigint) language plpgsql volatile as $$
  declare
    kept int := cardinality(the_log.newest);
  begin
    for place in 1 .. 2 loop
      if the_log.tails[place] = the_log.head then
        the_log.oldest[place] := at_us;
      end if;
    end loop;
    the_log.head := the_log.head + 1;
    the_log.newest := the_log.newest[2:] || at_us;
    if the_log.head % kept = 0 then
      insert into limit_chunks values (the_log.merchant_id, the_log.subject, the_log.name, the_log.head / kept,
          the_log.newest, (to_timestamp(at_us / 1e6) at time zone 'UTC')::date + 2)
        on conflict (merchant_id, subject, name, number)
        do update set stamps = excluded.stamps, ends_on = excluded.ends_on;
    end if;
  end $$;
`;

/**
 * Judges requests of any subjects together: each is counted in all its windows and takes its slot, or is refused and
 * counted in none. Also frees slots. Logs are locked in the order of their keys, so that calls never deadlock, and the
 * clock is read after the lock. Commits are asynchronous: a server crash loses a fraction of a second of counts.
 *
 * An entry is a request, or has \`release\`: the lease of a slot to free. \`log\` is the log of its slot and of its windows
 * with place 1 or 2, \`other\` the log of its window with place 3.
 */
const admitRequests = `
  create function admit_requests(entries json)
  returns table (n int, admitted boolean, used int[], free_in_us bigint[]) language plpgsql volatile as $$
  declare
    entry record;
    the_log limit_logs;
    other_log limit_logs;
    judged limit_logs;
    changed boolean := false;
    other_changed boolean := false;
    now_us bigint;
    place int;
    tail bigint;
    oldest_us bigint;
    position int;
  begin
    perform set_config('synchronous_commit', 'off', true);
    for entry in
      select * from json_to_recordset(entries) as e(n int, merchant uuid, subject text, log text, other text,
        places int[], windows_us bigint[], limits int[], lease uuid, slots int, lease_us bigint, release uuid)
      order by e.merchant, e.subject, e.log, e.other nulls first, e.n
    loop
      if (the_log.merchant_id, the_log.subject, the_log.name) is distinct from (entry.merchant, entry.subject, entry.log) then
        if changed then perform save_limit_log(the_log); end if;
        if other_changed then perform save_limit_log(other_log); end if;
        the_log := lock_limit_log(entry.merchant, entry.subject, entry.log);
        other_log := null;
        changed := false;
        other_changed := false;
      end if;
      if entry.other is not null and other_log.name is distinct from entry.other then
        if other_changed then perform save_limit_log(other_log); end if;
        other_log := lock_limit_log(entry.merchant, entry.subject, entry.other);
        other_changed := false;
      end if;

      -- Every stamp of a log is unique and later than the one before, whatever the clock does.
      now_us := greatest((extract(epoch from clock_timestamp()) * 1000000)::bigint, the_log.newest[cardinality(the_log.newest)] + 1,
        case when entry.other is not null then other_log.newest[cardinality(other_log.newest)] + 1 end);
      if cardinality(the_log.slot_ends) > 0 and the_log.slot_ends[1] <= now_us then
        position := width_bucket(now_us, the_log.slot_ends);
        the_log.slots := the_log.slots[position + 1:];
        the_log.slot_ends := the_log.slot_ends[position + 1:];
      end if;
      if entry.release is not null then
        position := array_position(the_log.slots, entry.release);
        if position is not null then
          the_log.slots := the_log.slots[:position - 1] || the_log.slots[position + 1:];
          the_log.slot_ends := the_log.slot_ends[:position - 1] || the_log.slot_ends[position + 1:];
          changed := true;
        end if;
        continue;
      end if;

      n := entry.n;
      admitted := true;
      used := '{}';
      free_in_us := '{}';
      for i in 1 .. cardinality(entry.places) loop
        place := entry.places[i];
        if place < 3 then judged := the_log; else judged := other_log; place := 1; end if;
        tail := judged.tails[place];
        oldest_us := judged.oldest[place];
        if tail < judged.head and oldest_us <= now_us - entry.windows_us[i] then
          select t.tail, t.oldest into tail, oldest_us from limit_tail(judged, tail, now_us - entry.windows_us[i]) t;
          if entry.places[i] < 3 then
            the_log.tails[place] := tail;
            the_log.oldest[place] := coalesce(oldest_us, 0);
          else
            other_log.tails[place] := tail;
            other_log.oldest[place] := coalesce(oldest_us, 0);
          end if;
        end if;
        used[i] := judged.head - tail;
        if used[i] >= entry.limits[i] then
          admitted := false;
          -- One more is allowed when all but limit - 1 of the stamps inside have left.
          oldest_us := limit_stamp(judged, judged.head - entry.limits[i] + 1);
        end if;
        free_in_us[i] := case when used[i] = 0 then 0 else oldest_us + entry.windows_us[i] - now_us end;
      end loop;
      if entry.lease is not null then
        admitted := admitted and cardinality(the_log.slots) < entry.slots;
      end if;

      if admitted then
        if entry.places && array[1, 2] then
          the_log := add_limit_stamp(the_log, now_us);
          changed := true;
        end if;
        if entry.other is not null then
          other_log := add_limit_stamp(other_log, now_us);
          other_changed := true;
        end if;
        if entry.lease is not null then
          position := width_bucket(now_us + entry.lease_us, the_log.slot_ends);
          the_log.slots := the_log.slots[:position] || entry.lease || the_log.slots[position + 1:];
          the_log.slot_ends :=
            the_log.slot_ends[:position] || (now_us + entry.lease_us) || the_log.slot_ends[position + 1:];
          changed := true;
        end if;
        for i in 1 .. cardinality(entry.places) loop
          if used[i] = 0 then free_in_us[i] := entry.windows_us[i]; end if;
          used[i] := used[i] + 1;
        end loop;
      end if;
      return next;
    end loop;
    if changed then perform save_limit_log(the_log); end if;
    if other_changed then perform save_limit_log(other_log); end if;
  end $$;
`;

/** How windows stand, without counting. \`places\` are 1 or 2. */
const readLimitLogs = `
  create function read_limit_logs(
    the_merchant uuid, the_subject text, logs text[], places int[], windows_us bigint[], limits int[],
    out used int[], out free_in_us bigint[]
  ) language plpgsql stable as $$
  declare
    now_us bigint := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
    the_log limit_logs;
    tail bigint;
    oldest_us bigint;
  begin
    for i in 1 .. cardinality(logs) loop
      select * into the_log from limit_logs
        where merchant_id = the_merchant and subject = the_subject and name = logs[i];
      used[i] := 0;
      free_in_us[i] := 0;
      if found then
        select t.tail, t.oldest into tail, oldest_us
          from limit_tail(the_log, the_log.tails[places[i]], now_us - windows_us[i]) t;
        used[i] := the_log.head - tail;
        if used[i] > limits[i] then
          oldest_us := limit_stamp(the_log, the_log.head - limits[i] + 1);
        end if;
        if used[i] > 0 then
          free_in_us[i] := oldest_us + windows_us[i] - now_us;
        end if;
      end if;
    end loop;
  end $$;
`;

/**
 * The windows of the previous version become logs. What it counts while this runs, some seconds at most, is not counted
 * later. The minute of all requests needs no log: the day counts the same requests.
 */
export const copyWindows = `
  with logs as (
    select merchant_id, subject, case name when 'requestsPerDay' then 'requests' else name end as name,
      array_agg(at_us order by number) as stamps
    from limit_hits where name <> 'requestsPerMinute' group by 1, 2, 3
  ), chunks as (
    insert into limit_chunks
      select merchant_id, subject, name, number, stamps[128 * (number - 1) + 1 : 128 * number], current_date + 2
      from logs, generate_series(1, cardinality(stamps) / 128) as number
  )
  insert into limit_logs (merchant_id, subject, name, head, oldest, newest, ends_on)
    select merchant_id, subject, name, cardinality(stamps), array[stamps[1], stamps[1]],
      (array_fill(0::bigint, array[128]) || stamps)[cardinality(stamps) + 1 : cardinality(stamps) + 128],
      current_date + 2
    from logs
`;

/**
 * What processes of the previous version call until they have ended. They count in the same logs. Only their slots are
 * kept apart, so during a deployment each version admits the full number of concurrent requests.
 */
const forThePreviousVersion = `
  create function limit_logs_of(names text[]) returns text[] language sql immutable as $$
    select array_agg(case when name in ('requestsPerMinute', 'requestsPerDay') then 'requests' else name end order by place)
    from unnest(names) with ordinality as windows (name, place)
  $$;
  create function limit_places_of(names text[]) returns int[] language sql immutable as $$
    select array_agg(case name when 'requestsPerDay' then 2 else 1 end order by place)
    from unnest(names) with ordinality as windows (name, place)
  $$;

  create or replace function take_limits(
    the_merchant uuid, the_subject text, names text[], windows_us bigint[], limits int[],
    the_lease uuid, slots int, lease_us bigint,
    out admitted boolean, out used int[], out free_in_us bigint[]
  ) language plpgsql volatile as $$
  declare
    now_us bigint;
    logs text[] := limit_logs_of(names);
    first_log text := case when 'requests' = any (logs) then 'requests' else logs[1] end;
    has_slot boolean := true;
  begin
    perform pg_advisory_xact_lock(hashtextextended(the_merchant::text || the_subject, 71));
    perform set_config('synchronous_commit', 'off', true);
    now_us := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
    if the_lease is not null then
      delete from limit_leases where merchant_id = the_merchant and subject = the_subject and ends_at_us <= now_us;
      select count(*) < slots into has_slot from limit_leases
        where merchant_id = the_merchant and subject = the_subject;
    end if;
    if not has_slot then
      admitted := false;
      select r.used, r.free_in_us into used, free_in_us
        from read_limit_logs(the_merchant, the_subject, logs, limit_places_of(names), windows_us, limits) r;
      return;
    end if;
    select r.admitted, r.used, r.free_in_us into admitted, used, free_in_us from admit_requests(json_build_array(
      json_build_object('n', 0, 'merchant', the_merchant, 'subject', the_subject, 'log', first_log,
        'other', (select log from unnest(logs) as log where log <> first_log limit 1),
        'places', (select json_agg(case when log = first_log then own else 3 end order by place)
          from unnest(logs, limit_places_of(names)) with ordinality as windows (log, own, place)),
        'windows_us', windows_us, 'limits', limits))) r;
    if admitted and the_lease is not null then
      insert into limit_leases values (the_merchant, the_subject, the_lease, now_us + lease_us);
    end if;
  end $$;

  create or replace function read_limits(
    the_merchant uuid, the_subject text, names text[], windows_us bigint[], limits int[],
    out admitted boolean, out used int[], out free_in_us bigint[]
  ) language sql stable as $$
    select true, used, free_in_us
    from read_limit_logs(the_merchant, the_subject, limit_logs_of(names), limit_places_of(names), windows_us, limits)
  $$;
`;

const functions = [limitTail, limitStamp, lockLimitLog, saveLimitLog, addStamp, admitRequests, readLimitLogs];

/** One row for each log of a subject, instead of one for each request, and one call for many requests. */
export class LimitLogs1763840000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [tables, ...functions, copyWindows, forThePreviousVersion]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
