import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the clock of the server was ahead for a while, logs have stamps of the future, and no stamp leaves its window until that
 * time has come. Lowers them to the present, of these subjects: they leave their windows one length later, so a step of the clock
 * never admits too much, and refuses too long by one window at most. (docs/decisions/0021)
 */
const settleLimitLogs = `
  create function settle_limit_logs(merchants uuid[], subjects text[]) returns void language plpgsql volatile as $$
  declare
    tolerance_us constant bigint := 1000000;
    longest_lease_us constant bigint := 60000000;
    the_log limit_logs;
    now_us bigint;
    day date;
  begin
    perform set_config('synchronous_commit', 'off', true);
    for the_log in
      select l.* from limit_logs l
      where (l.merchant_id, l.subject) in (select * from unnest(merchants, subjects))
        and l.newest[cardinality(l.newest)] > extract(epoch from clock_timestamp()) * 1000000 + tolerance_us
      -- As admit_together locks them.
      order by l.merchant_id, l.subject, l.name <> 'requests', l.name for update
    loop
      now_us := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
      day := (to_timestamp(now_us / 1e6) at time zone 'UTC')::date + 2;
      update limit_chunks c
        set stamps = array(select least(at, now_us) from unnest(c.stamps) with ordinality as s (at, n) order by n), ends_on = day
        where c.merchant_id = the_log.merchant_id and c.subject = the_log.subject and c.name = the_log.name
          and c.stamps[cardinality(c.stamps)] > now_us;
      update limit_logs l
        set newest = array(select least(at, now_us) from unnest(l.newest) with ordinality as s (at, n) order by n),
          oldest = array(select least(at, now_us) from unnest(l.oldest) with ordinality as s (at, n) order by n),
          slot_ends = array(
            select least(at, now_us + longest_lease_us) from unnest(l.slot_ends) with ordinality as s (at, n) order by n),
          ends_on = day
        where l.merchant_id = the_log.merchant_id and l.subject = the_log.subject and l.name = the_log.name;
    end loop;
  end $$;
`;

export class SettledLimitLogs1763999000043 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(settleLimitLogs);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
