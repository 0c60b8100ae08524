import type { MigrationInterface, QueryRunner } from 'typeorm';

const forwardOnly = (): never => {
  throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
};

/** The first of the warnings 30 and 7 days before an instant that is after `since`. They are times of the clock, not of a calendar. */
const firstWarning = (expiresAt: string, since: string): string => `
  case when ${expiresAt} = 'infinity' then null
    when ${expiresAt} - interval '720 hours' > ${since} then ${expiresAt} - interval '720 hours'
    when ${expiresAt} - interval '168 hours' > ${since} then ${expiresAt} - interval '168 hours'
  end`;

const parts = [
  `create table card_expirations (
     merchant_id uuid not null,
     card_id uuid not null,
     expires_at timestamptz(3) not null,
     inactive_months integer not null,
     points bigint not null,
     warn_at timestamptz(3),
     warned_for timestamptz(3),
     warned_days integer,
     constraint card_expirations_pkey primary key (merchant_id, card_id, expires_at, inactive_months),
     constraint card_expirations_card_id_fkey foreign key (merchant_id, card_id) references cards (merchant_id, id),
     constraint card_expirations_points_positive check (points > 0),
     constraint card_expirations_one_expiry check ((expires_at = 'infinity') = (inactive_months > 0))
   )`,
  'create index card_expirations_to_warn on card_expirations (merchant_id, card_id, warn_at) where warn_at is not null',
  // A write earns once, so a new lot is a row of its own. A lot that never expires does not call it.
  `create function count_expiring_lot() returns trigger language plpgsql as $$
   begin
     insert into card_expirations (merchant_id, card_id, expires_at, inactive_months, points, warn_at)
     values (new.merchant_id, new.card_id, coalesce(new.expires_at, 'infinity'), coalesce(new.inactive_months, 0), new.remaining,
       ${firstWarning("coalesce(new.expires_at, 'infinity')", 'new.created_at')})
     on conflict (merchant_id, card_id, expires_at, inactive_months) do update set points = card_expirations.points + excluded.points;
     return null;
   end $$`,
  // A write uses many lots at once, and a change of the policy moves them: what each group gains and loses is added up first.
  // What a group gains by a use that is taken back was warned of before; what moves was not. The two versions of a lot meet by a sort:
  // the plan of a join would be kept from the first update of a session, which is small, and be a nested loop for all that follow.
  `create function count_expiring_lots() returns trigger language plpgsql as $$
   begin
     with moved as materialized (
       select merchant_id, card_id, coalesce(expires_at, 'infinity') as expires_at, coalesce(inactive_months, 0) as inactive_months,
         sum(points)::bigint as points, min(since) as since
       from (
         select merchant_id, card_id, expires_at, inactive_months, case when is_new then remaining else -remaining end as points,
           case when not is_new then null
             when expires_at is distinct from lag(expires_at) over versions then created_at
             else date_trunc('milliseconds', now()) end as since
         from (
           select merchant_id, card_id, number, expires_at, inactive_months, remaining, created_at, false as is_new from old_lots
           union all
           select merchant_id, card_id, number, expires_at, inactive_months, remaining, created_at, true from new_lots) l
         window versions as (partition by merchant_id, card_id, number order by is_new)) m
       where expires_at is not null or inactive_months is not null
       group by 1, 2, 3, 4 having sum(points) <> 0),
     emptied as (
       delete from card_expirations e using moved m where e.merchant_id = m.merchant_id and e.card_id = m.card_id
         and e.expires_at = m.expires_at and e.inactive_months = m.inactive_months and e.points + m.points = 0),
     changed as (
       update card_expirations e set points = e.points + m.points from moved m
       where e.merchant_id = m.merchant_id and e.card_id = m.card_id
         and e.expires_at = m.expires_at and e.inactive_months = m.inactive_months and e.points + m.points <> 0)
     insert into card_expirations (merchant_id, card_id, expires_at, inactive_months, points, warn_at)
     select m.merchant_id, m.card_id, m.expires_at, m.inactive_months, m.points, ${firstWarning('m.expires_at', 'm.since')}
     from moved m where not exists (select 1 from card_expirations e where e.merchant_id = m.merchant_id and e.card_id = m.card_id
       and e.expires_at = m.expires_at and e.inactive_months = m.inactive_months);
     return null;
   end $$`,
  `create trigger card_lots_expiring after insert on card_lots for each row
     when (new.expires_at is not null or new.inactive_months is not null) execute function count_expiring_lot()`,
  `create trigger card_lots_expirations after update on card_lots referencing old table as old_lots new table as new_lots
     for each statement execute function count_expiring_lots()`,
  // CREATE TRIGGER has waited for writes and lets none in until this commits. Only lots that expire are counted.
  `insert into card_expirations (merchant_id, card_id, expires_at, inactive_months, points, warn_at, warned_for, warned_days)
   select merchant_id, card_id, coalesce(expires_at, 'infinity'), coalesce(inactive_months, 0), sum(remaining),
     case when expires_at is null or min(warned_days) = 7 then null
       when min(warned_days) = 30 then expires_at - interval '168 hours'
       else ${firstWarning("coalesce(expires_at, 'infinity')", 'min(created_at)')} end,
     max(warned_for), min(warned_days)
   from card_lots where remaining > 0 and (expires_at is not null or inactive_months is not null)
   group by merchant_id, card_id, expires_at, inactive_months`,
  `create function merchants_with_due_cards(after uuid, most integer, out merchants uuid[], out last uuid)
   language plpgsql stable set enable_seqscan = off as $$
   declare
     passed timestamptz := case when after is null then '-infinity' else 'infinity' end;
     found_id uuid;
     found_at timestamptz;
   begin
     merchants := '{}';
     last := coalesce(after, '00000000-0000-0000-0000-000000000000');
     for probe in 1 .. 1000 loop
       select k.merchant_id, k.expiry_due into found_id, found_at from cards k
         where k.expiry_due is not null and (k.merchant_id, k.expiry_due) > (last, passed)
         order by k.merchant_id, k.expiry_due limit 1;
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
   end $$`,
];

/**
 * What of a card's points expires together, kept by a trigger on the lots: a card can have half a million lots, and a write or a read
 * asks for the next instants. (docs/decisions/0084)
 */
export class CardExpirations1763920000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}

/** The lots of a card in the order of use, and the due cards of a merchant. CONCURRENTLY cannot run in a transaction. */
export class CardLotsByUse1763920000001 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [
      'drop index concurrently if exists card_lots_by_use',
      `create index concurrently card_lots_by_use on card_lots (merchant_id, card_id, expires_at, inactive_months, number)
         where remaining > 0`,
      'drop index concurrently if exists card_lots_open',
      'drop index concurrently if exists cards_to_expire_by_merchant',
      `create index concurrently cards_to_expire_by_merchant on cards (merchant_id, expiry_due) where expiry_due is not null`,
      'drop index concurrently if exists cards_to_expire',
    ]) {
      await queryRunner.query(part);
    }
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}
