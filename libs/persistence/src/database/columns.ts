import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';

/** The owner, first in every key, so that the schema distributes by merchant and no foreign row can be referenced. */
export const MerchantId = () => PrimaryColumn('uuid');
/** A UUIDv7: its order is the order of creation, which every list follows. */
export const Id = () => PrimaryColumn('uuid');
/** Money in minor units of its currency, or a count of stamps or points. */
export const WholeNumberColumn = (options: ColumnOptions = {}) => Column('bigint', { ...options });
/** Milliseconds, as JavaScript keeps them: nothing is lost between the two. */
export const Instant = (options: ColumnOptions = {}) => Column('timestamptz', { precision: 3, ...options });
export const Uuid = (options: ColumnOptions = {}) => Column('uuid', { ...options });
export const Text = (options: ColumnOptions = {}) => Column('text', { ...options });
export const Flag = (options: ColumnOptions = {}) => Column('boolean', { ...options });
export const Count = (options: ColumnOptions = {}) => Column('integer', { ...options });

export const nullable = { nullable: true } as const;
