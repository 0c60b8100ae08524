import type { MigrationInterface, QueryRunner } from 'typeorm';

const parts = [
  'alter table merchants add column reply_to text, add column terms text',
  'alter table merchants add constraint merchants_reply_to_length check (length(reply_to) between 3 and 254) not valid',
  'alter table merchants validate constraint merchants_reply_to_length',
  'alter table merchants add constraint merchants_terms_length check (length(terms) between 1 and 300) not valid',
  'alter table merchants validate constraint merchants_terms_length',
];

/** What merchants set for their e-mails beside what printing has already: where answers go, and a line of terms. */
export class MerchantSettings1763893000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
