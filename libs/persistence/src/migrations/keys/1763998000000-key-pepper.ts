import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  -- One row, of no merchant: a fingerprint of the pepper under which the API keys of all merchants are stored.
  create table key_pepper (
    merchant_id uuid not null,
    fingerprint bytea not null,
    constraint key_pepper_pkey primary key (merchant_id));
`;

/** Which pepper the API keys have. (docs/decisions/0096) */
export class KeyPepper1763998000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(table);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
