import type { MigrationInterface, QueryRunner } from 'typeorm';

// `translate` and `replace` have the letters that Unicode does not take apart. A text of ASCII alone is only put in lower case.
// The function is not strict: PostgreSQL puts the body of a function in place of its call, but not of one declared strict with `case`.
const letters = String.raw`translate(
  normalize(regexp_replace(normalize(lower(value), NFD), '[\u0300-\u036f]+', '', 'g'), NFC), 'øłđħŧı', 'oldhti')`;
const withoutAccents = `
  create or replace function without_accents(value text) returns text language sql immutable parallel safe
  return case when octet_length(value) = length(value) then lower(value)
    else replace(replace(replace(${letters}, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end`;

const hasAccents = 'without_accents(name) <> lower(name)';

/**
 * Customers whose name has accents, by their name without them: for a search that was typed without. Other names are not in these
 * indexes. (docs/decisions/0019)
 */
export class NamesWithoutAccents1763999000052 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(withoutAccents);
    await queryRunner.query('drop index concurrently if exists customers_search_accents');
    await queryRunner.query(
      `create index concurrently customers_search_accents on customers
       using gin (merchant_id, without_accents(name) gin_trgm_ops) where ${hasAccents}`,
    );
    await queryRunner.query('drop index concurrently if exists customers_accents_begin');
    await queryRunner.query(
      `create index concurrently customers_accents_begin on customers
       (merchant_id, without_accents(name) text_pattern_ops) where ${hasAccents}`,
    );
    // The planner has no statistics of an expression until the table is analysed.
    await queryRunner.query('analyze customers');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
