import { externalIdTaken as refusal } from '#domain/errors.js';
import type { ConstraintRefusals } from './errors.js';

/** The refusal when another row of this table has the externalId. (docs/reference/money-and-time.md#external-ids) */
export const externalIdTaken = (table: string): ConstraintRefusals => ({
  [`${table}_external_id_key`]: () => refusal(),
});
