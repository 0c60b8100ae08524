import type { LimitName } from '#domain/limits.js';
import { statement } from './statement.js';
import type { Tx } from './tx.js';

/** An operator's other figure for one limit of one key, as stored. */
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

const insertRow = statement<never>(
  'insert_limit_override',
  `insert into limit_overrides (merchant_id, id, integration_id, limit_name, value, reason, ends_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** A later override of the same limit holds in place of an earlier one. */
export function insertLimitOverride(tx: Tx, override: StoredLimitOverride): void {
  const { merchantId, id, integrationId, limitName, value, reason, endsAt, createdAt } = override;
  tx.write(insertRow, [merchantId, id, integrationId, limitName, value, reason, endsAt, createdAt]);
}
