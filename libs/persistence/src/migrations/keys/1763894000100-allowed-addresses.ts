import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null: from anywhere. The version before does not ask, so a list holds from the end of the deployment on. */
const parts = [
  'alter table api_keys add column allowed_addresses text[]',
  `alter table api_keys add constraint api_keys_addresses_bounds
     check (cardinality(allowed_addresses) between 1 and 20) not valid`,
  'alter table api_keys validate constraint api_keys_addresses_bounds',
];

/** The addresses from which a key may be used. */
export class AllowedAddresses1763894000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
