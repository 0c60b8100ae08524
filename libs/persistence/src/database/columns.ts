import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';

/**
 * The merchant's id is the first column of every key, so the schema can be distributed by merchant and no row of
 * another merchant can be referenced.
 */
export const MerchantId = () => PrimaryColumn('uuid');
/** A UUIDv7: sorted by creation time, which all lists use. */
export const Id = () => PrimaryColumn('uuid');
/** Money in minor units of its currency, or a count of stamps or points. */
export const WholeNumberColumn = (options: ColumnOptions = {}) => Column('bigint', { ...options });
/** Millisecond precision, like Date in JavaScript, so values survive the conversion. */
export const Instant = (options: ColumnOptions = {}) => Column('timestamptz', { precision: 3, ...options });
export const Uuid = (options: ColumnOptions = {}) => Column('uuid', { ...options });
export const Text = (options: ColumnOptions = {}) => Column('text', { ...options });
export const Flag = (options: ColumnOptions = {}) => Column('boolean', { ...options });
export const Count = (options: ColumnOptions = {}) => Column('integer', { ...options });

/**
 * The request that caused the row, null where none did. The default reads it from the transaction, so stores neither insert
 * nor select it. (docs/decisions/0061)
 */
export const RequestId = () =>
  Column({
    type: 'uuid',
    nullable: true,
    // Must equal the default as TypeORM reads it from the database: without casts.
    default: () => "(NULLIF(current_setting('loyalty.request_id', true), ''))",
    insert: false,
    select: false,
  });

/** How many events the object has. A new row is written with 1: that of its creation. (docs/decisions/0064) */
export const EventVersion = () => Column('integer', { default: 0 });

/** Frozen, because TypeORM writes into the options that it gets: spread it there. */
export const nullable = Object.freeze({ nullable: true } as const);
