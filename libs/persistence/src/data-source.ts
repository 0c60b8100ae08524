import { DataSource, type DataSourceOptions } from 'typeorm';
import pg, { type Pool, type PoolConfig } from 'pg';
import { migrations } from './migrations/migrations.js';
import { readDatabaseUrl } from './database/connections/database-url.js';
import { sessionOptions } from './database/session-options.js';
import { ReadableNames } from './database/entities/naming-strategy.js';
import { ApiKeyTable, ApiKeyUseTable, IntegrationTable } from './keys/api-key.table.js';
import { KeyPepperTable } from './keys/key-pepper.table.js';
import { AuditEntryTable } from './audit/audit.table.js';
import { CardDefinitionTable, CardEntryTable, CardProgressionStepTable, CardTable } from './cards/card.table.js';
import { CardExpirationTable, CardLotTable, LotUseTable, PointsExpiryChangeTable } from './cards/card-lot.table.js';
import { CustomerTable } from './customers/customer.table.js';
import { EmailCountTable } from './jobs/email-count.table.js';
import { EmailTable } from './jobs/email.table.js';
import { EventOutboxTable, EventSequenceTable, EventTable } from './events/event.table.js';
import { IdempotencyAnswerTable, IdempotencyRecordTable } from './database/idempotency.table.js';
import { StagedJobTable } from './jobs/job.table.js';
import { LocationTable, MerchantTable } from './merchants/merchant.table.js';
import {
  OrderRewardTable,
  OrderSettingsSnapshotTable,
  OrderSettingsTable,
  OrderTable,
  ProgrammeVersionTable,
} from './orders/order.table.js';
import { OrderReturnTable } from './orders/order-return.table.js';
import { OverviewCountTable } from './overview/overview-count.table.js';
import { LedgerProofTable } from './reports/ledger-proof.table.js';
import { RewardEntryTable, RewardTable, RewardTemplateTable } from './rewards/reward.table.js';
import {
  LimitChunkTable,
  LimitHitTable,
  LimitLeaseTable,
  LimitLogTable,
  LimitOverrideTable,
  LimitWindowTable,
} from './rate-limits/rate-limit.table.js';
import { RequestSubjectTable, RequestTable } from './requests/request.table.js';
import { FormerMembershipTable, InvitationTable, MembershipTable } from './team/staff.table.js';
import { AuthenticationFailureTable, UsageBucketTable } from './usage/usage.table.js';
import { WebhookDeliveryTable, WebhookEndpointTable } from './webhooks/webhook.table.js';
import { VoucherHoldTable } from './vouchers/voucher-hold.table.js';
import { VoucherPdfTable } from './vouchers/voucher-pdf.table.js';
import { VoucherEntryTable, VoucherTable, VoucherTemplateTable } from './vouchers/voucher.table.js';

export interface DatabaseSettings {
  readonly url: string;
  /** The maximum number of connections of this process. */
  readonly poolSize?: number;
  readonly applicationName?: string;
  /** How long to wait for a connection. Default: 2,000. */
  readonly connectionTimeoutMs?: number;
  /** Without timeouts: for migrations, which no request waits for. */
  readonly withoutTimeouts?: true;
}

/**
 * The wait for a lock is above PostgreSQL's `deadlock_timeout` of 1 s, so that of a deadlock one side alone fails. The last
 * one is enforced by the driver: when the network fails silently, no error of the server arrives.
 */
const requestTimeouts = {
  statement_timeout: 5_000,
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 8_000,
};

/** Parses bigint as a number. A CHECK constraint bounds every such column far below 2^53. */
const parserOf = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

/**
 * The timeouts bound how long a crashed or frozen process can hold a lock: a client that is idle in a transaction is
 * disconnected after 10 s, and a running statement ends within a second after its client is gone.
 */
const poolConfig = (settings: DatabaseSettings): PoolConfig & { readonly pipeline: true } => ({
  ...readDatabaseUrl(settings.url),
  max: settings.poolSize ?? 12,
  connectionTimeoutMillis: settings.connectionTimeoutMs ?? 2_000,
  pipeline: true,
  types: { getTypeParser: parserOf },
  application_name: settings.applicationName ?? 'loyalty',
  ...(settings.withoutTimeouts ? {} : requestTimeouts),
  options: sessionOptions,
  keepAlive: true,
});

type PostgresOptions = Extract<DataSourceOptions, { readonly type: 'postgres' }>;

const entities = [
  MerchantTable,
  LocationTable,
  IntegrationTable,
  KeyPepperTable,
  ApiKeyTable,
  ApiKeyUseTable,
  CustomerTable,
  CardDefinitionTable,
  CardProgressionStepTable,
  CardTable,
  CardEntryTable,
  CardLotTable,
  LotUseTable,
  CardExpirationTable,
  PointsExpiryChangeTable,
  LedgerProofTable,
  OverviewCountTable,
  RewardTemplateTable,
  RewardTable,
  RewardEntryTable,
  VoucherTemplateTable,
  VoucherTable,
  VoucherEntryTable,
  VoucherPdfTable,
  VoucherHoldTable,
  OrderTable,
  OrderSettingsTable,
  OrderRewardTable,
  OrderReturnTable,
  OrderSettingsSnapshotTable,
  ProgrammeVersionTable,
  IdempotencyAnswerTable,
  IdempotencyRecordTable,
  StagedJobTable,
  AuditEntryTable,
  RequestTable,
  RequestSubjectTable,
  EventOutboxTable,
  EventSequenceTable,
  EventTable,
  WebhookEndpointTable,
  WebhookDeliveryTable,
  UsageBucketTable,
  AuthenticationFailureTable,
  MembershipTable,
  FormerMembershipTable,
  InvitationTable,
  EmailCountTable,
  EmailTable,
  LimitLogTable,
  LimitChunkTable,
  LimitWindowTable,
  LimitHitTable,
  LimitLeaseTable,
  LimitOverrideTable,
];

/** The options of the only DataSource of a process. `extra` configures its pool. */
export function dataSourceOptions(settings: DatabaseSettings): PostgresOptions {
  return {
    type: 'postgres',
    namingStrategy: new ReadableNames(),
    migrationsTableName: 'schema_migrations',
    migrations,
    entities,
    extra: poolConfig(settings),
  };
}

/**
 * TypeORM has the schema and the migrations. Its pool is ours, because request statements use it too, prepared and
 * pipelined (database.ts). destroy() ends the pool. (docs/decisions/0058)
 */
export class PooledDataSource extends DataSource {
  readonly pool: Pool;

  constructor(options: PostgresOptions) {
    const pool = new pg.Pool(options.extra);
    const driver = {
      Pool: function PoolOfThisDataSource() {
        return pool;
      },
    };
    super({ ...options, driver });
    this.pool = pool;
  }
}

/** Not connected yet: `initialize()` does that, and `destroy()` ends the pool. */
export const createDataSource = (settings: DatabaseSettings): PooledDataSource =>
  new PooledDataSource(dataSourceOptions(settings));

/** The `dataSourceFactory` of TypeOrmModule, which calls it for each attempt: an ended pool cannot be used again. */
export function pooledDataSource(options?: DataSourceOptions): Promise<PooledDataSource> {
  if (options?.type !== 'postgres') throw new Error('The options are not those of dataSourceOptions().');
  return Promise.resolve(new PooledDataSource(options));
}
