import type { MigrationInterface, QueryRunner } from 'typeorm';

const form = "recipient_language ~ '^[a-z]{2}$'";
const parts = [
  'alter table vouchers add column recipient_language text',
  `alter table vouchers add constraint vouchers_recipient_language_form check (${form}) not valid`,
  'alter table vouchers validate constraint vouchers_recipient_language_form',
];

/** The language of a voucher's e-mails and PDF, where it is not the merchant's. */
export class RecipientLanguage1763940000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
