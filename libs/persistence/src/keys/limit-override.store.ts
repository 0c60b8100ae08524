import type { LimitName, Limits } from '#domain/keys/limits.js';
import { insertInto } from '../database/entities/entity-sql.js';
import { read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { LimitOverrideTable } from '../rate-limits/rate-limit.table.js';

/** An operator's override of one limit of one key, as stored. */
export interface StoredLimitOverride {
  readonly merchantId: string;
  readonly id: string;
  readonly integrationId: string;
  readonly limitName: LimitName;
  readonly value: number;
  readonly reason: string;
  readonly endsAt: Date;
  readonly createdAt: Date;
}

const newOverride = insertInto(LimitOverrideTable);
const insertRow = write<never>('insert_limit_override', newOverride.text);

/** A later override replaces an earlier one of the same limit. */
export function insertLimitOverride(tx: Tx, override: StoredLimitOverride): void {
  tx.write(insertRow, newOverride.values(override));
}

/** The overrides of an integration that are in force. */
export interface OverriddenLimits {
  readonly integrationId: string;
  readonly limits: Partial<Limits>;
}

const listInForce = read<OverriddenLimits>(
  'list_limit_overrides',
  `select integration_id as "integrationId", json_object_agg(limit_name, value order by id) as limits
   from limit_overrides where merchant_id = $1 and ends_at > now() group by integration_id`,
);

/** The overrides in force for all integrations of a merchant. Of two for the same limit, the later one counts. */
export const listOverriddenLimits = (reader: Reader, merchantId: string): Promise<OverriddenLimits[]> =>
  reader.query(listInForce, [merchantId]);
