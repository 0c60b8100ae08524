import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Those with a text begin with it, for a search of support, which does not know the merchant; they take the place of two with the
 * same columns in another order, so a request is written no slower by them. The third is for the requests of one key.
 */
const indexes: readonly (readonly [name: string, on: string])[] = [
  ['requests_with_idempotency_key', '(idempotency_key, merchant_id, id) where idempotency_key is not null'],
  ['requests_with_x_request_id', '(x_request_id, merchant_id, id)'],
  ['requests_of_key', '(merchant_id, api_key_id, id)'],
];

const partitionsWithout = `
  select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'requests'::regclass and not exists (
    select from pg_inherits p join pg_index x on x.indexrelid = p.inhrelid
    where p.inhparent = $1::regclass and x.indrelid = c.oid)
  order by 1`;

/**
 * An index of a partitioned table cannot be built CONCURRENTLY: each partition gets its own, which is then attached. A partition that
 * is made meanwhile has it already. After a crash it can run again. (docs/decisions/0068)
 */
export class RequestsOfAllMerchants1763890000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [index, on] of indexes) {
      await queryRunner.query(`create index if not exists ${index} on only requests ${on}`);
      const partitions = (await queryRunner.query(partitionsWithout, [index])) as readonly { readonly name: string }[];
      for (const { name } of partitions) {
        const ofPartition = index.replace('requests', name);
        await queryRunner.query(`drop index concurrently if exists ${ofPartition}`);
        await queryRunner.query(`create index concurrently ${ofPartition} on ${name} ${on}`);
        await queryRunner.query(`alter index ${index} attach partition ${ofPartition}`);
      }
    }
    await queryRunner.query('drop index if exists requests_by_idempotency_key');
    await queryRunner.query('drop index if exists requests_by_x_request_id');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
