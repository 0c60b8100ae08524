import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The customers who hold a card of a definition, for the programme's page. */
export class CardsOfDefinition1763930000000 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists cards_of_definition');
    await queryRunner.query('create index concurrently cards_of_definition on cards (merchant_id, card_definition_id)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** The customers who hold an active reward of a template; expired ones are left out within the index. */
export class RewardsHeld1763930000001 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists rewards_held');
    await queryRunner.query(
      `create index concurrently rewards_held on rewards (merchant_id, reward_template_id, customer_id, expires_at)
       where status = 'active'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
