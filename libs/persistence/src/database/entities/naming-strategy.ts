import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const tableOf = (table: Table | string): string =>
  (typeof table === 'string' ? table : table.name).replace(/^.*\./, '');
const joinNames = (table: Table | string, columns: string[]): string =>
  [tableOf(table), ...columns.filter((column) => column !== 'merchant_id')].join('_');

/** Readable constraint names for errors and plans: `customers_email_key` instead of a hash. */
export class ReadableNames extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes, customName ?? snake(propertyName)].join('_');
  }
  override primaryKeyName(table: Table | string): string {
    return `${tableOf(table)}_pkey`;
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${joinNames(table, columns)}_key`;
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${joinNames(table, columns)}_fkey`;
  }
  override indexName(table: Table | string, columns: string[]): string {
    return `${joinNames(table, columns)}_index`;
  }
}
