import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key can have a note. A key that was rotated ends by its revocation, or by its expiry where it is kept for a while: the
 * version before knows both, so it refuses such a key at the same instant.
 */
const parts = [
  'alter table api_keys add column note text',
  'alter table api_keys add constraint api_keys_note_length check (length(note) between 1 and 500) not valid',
  'alter table api_keys validate constraint api_keys_note_length',
  `alter table api_keys add constraint api_keys_rotation_ends
     check (rotated_to_id is null or revoked_at is not null or expires_at is not null) not valid`,
  'alter table api_keys validate constraint api_keys_rotation_ends',
  'alter table api_keys drop constraint api_keys_rotation_revokes',
];

/** Notes of keys, and replaced keys that work on. (docs/decisions/0072) */
export class NotesAndReplacedKeys1763894000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
