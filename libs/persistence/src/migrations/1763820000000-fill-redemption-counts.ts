import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Key {
  readonly merchantId: string;
  readonly id: string;
}

const first: Key = {
  merchantId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
};

/**
 * Vouchers with more than 100 uncounted entries, in the order of the primary key. Fewer uncounted entries cost a reader
 * nothing.
 */
const find = `
  select merchant_id as "merchantId", id from vouchers
  where (merchant_id, id) > ($1, $2) and entry_count - redemptions_counted_to > 100
  order by merchant_id, id limit 1000
`;

/**
 * The count and the number come from one snapshot. When this statement waited for a concurrent write of the voucher,
 * the new entry is not in the snapshot: the number stays below that entry, and a reader counts it. So entry_count must
 * not be used as the number.
 */
const fill = `
  update vouchers v set (redemption_count, redemptions_counted_to) = (
    select v.redemption_count + count(*), coalesce(max(e.number), v.redemptions_counted_to) from voucher_entries e
    where e.merchant_id = v.merchant_id and e.voucher_id = v.id and e.kind = 'redeem' and e.number > v.redemptions_counted_to)
  where v.merchant_id = $1 and v.id = $2
`;

/**
 * Fills the counts of vouchers with a long history from before the columns existed. Each voucher is a separate
 * transaction, so a concurrent write waits for one count at most. A repeated run skips vouchers that an interrupted run
 * has filled. (docs/decisions/0043)
 */
export class FillRedemptionCounts1763820000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    let last: Key | undefined = first;
    while (last) {
      const due: Key[] = await queryRunner.query(find, [last.merchantId, last.id]);
      for (const { merchantId, id } of due) await queryRunner.query(fill, [merchantId, id]);
      last = due.at(-1);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
