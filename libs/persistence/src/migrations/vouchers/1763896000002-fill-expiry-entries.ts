import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Key {
  readonly merchantId: string;
  readonly id: string;
}

const first: Key = {
  merchantId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
};

const find = `
  select merchant_id as "merchantId", id from vouchers v
  where (merchant_id, id) > ($1, $2) and status = 'expired' and not exists (
    select 1 from voucher_entries e
    where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.number = v.entry_count and e.kind = 'expire')
  order by merchant_id, id limit 500
`;

/** Nobody else writes an entry of an expired voucher while this runs: the version before refuses it. */
const fill = `
  with due as (
    update vouchers v set entry_count = v.entry_count + 1
    from unnest($1::uuid[], $2::uuid[]) as found (merchant_id, id)
    where v.merchant_id = found.merchant_id and v.id = found.id
    returning v.merchant_id, v.id, v.entry_count, v.remaining_minor, v.expires_at)
  insert into voucher_entries
    (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor, balance_after_minor, created_at)
  select d.merchant_id, d.id, d.entry_count, 'expire', -d.remaining_minor, d.remaining_minor, 0, greatest(d.expires_at, e.created_at)
  from due d join voucher_entries e
    on e.merchant_id = d.merchant_id and e.voucher_id = d.id and e.number = d.entry_count - 1
`;

/**
 * Writes the entry of the books for vouchers that expired before there was one, in batches of one transaction each. A repeated run
 * skips what an interrupted one has filled. A voucher that a worker of the version before expires meanwhile stays without: its last
 * entry has the balance that its reversal begins with. (docs/decisions/0077)
 */
export class FillExpiryEntries1763896000002 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    let last: Key | undefined = first;
    while (last) {
      const due: Key[] = await queryRunner.query(find, [last.merchantId, last.id]);
      const values = [due.map(({ merchantId }) => merchantId), due.map(({ id }) => id)];
      if (due.length > 0) await queryRunner.query(fill, values);
      last = due.at(-1);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
