import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which operation a stored answer is of, so that it is shown to those alone who may call that operation. */
export class OperationsOfAnswers1763862000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table idempotency_answers add column operation text');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
