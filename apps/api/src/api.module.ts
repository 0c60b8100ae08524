import { Database } from '#persistence/database/database.js';
import { dataSourceOptions } from '#persistence/data-source.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import type { Log } from '#config/log.js';
import { Shutdown } from '#config/shutdown.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AdjustPoints } from './cards/adjust-points.js';
import { GivePoints } from './cards/give-points.js';
import { GiveStamps } from './cards/give-stamps.js';
import { ListCardDefinitions } from './cards/list-card-definitions.js';
import { ReadCardDefinition } from './cards/read-card-definition.js';
import { ListCardsOfCustomer } from './customers/list-cards-of-customer.js';
import { ListCustomers } from './customers/list-customers.js';
import { ReadCustomer } from './customers/read-customer.js';
import { ReadLoyalty } from './customers/read-loyalty.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type OpenLimitStore, openLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { limitStore } from './edge/limit-store.js';
import { emailLimitSettings, limitSettings, RequestLimits } from './edge/request-limits.js';
import { WriteOnce } from './edge/write-once.js';
import { Health } from './health/health.js';
import { ReadIdentity } from './identity/read-identity.js';
import { ReadUsage } from './identity/read-usage.js';
import { VerifyKey } from './identity/verify-key.js';
import { CreateOrder } from './orders/create-order.js';
import { ListOrders } from './orders/list-orders.js';
import { ReadOrder } from './orders/read-order.js';
import { GiveReward } from './rewards/give-reward.js';
import { ListRewardTemplates } from './rewards/list-reward-templates.js';
import { ListRewardsOfCustomer } from './rewards/list-rewards-of-customer.js';
import { ReadRewardOfCustomer } from './rewards/read-reward-of-customer.js';
import { ReadRewardTemplate } from './rewards/read-reward-template.js';
import { RedeemReward } from './rewards/redeem-reward.js';
import { RedeemRewardById } from './rewards/redeem-reward-by-id.js';
import { UpdateCoupon } from './rewards/update-coupon.js';
import type { ApiSettings } from './settings.js';
import { AdjustVoucher } from './vouchers/adjust-voucher.js';
import { CancelVoucher } from './vouchers/cancel-voucher.js';
import { DownloadVoucherPdf } from './vouchers/download-voucher-pdf.js';
import { IssueVoucher } from './vouchers/issue-voucher.js';
import { ListVouchers } from './vouchers/list-vouchers.js';
import { ListVouchersOfCustomer } from './vouchers/list-vouchers-of-customer.js';
import { LookUpVoucher } from './vouchers/look-up-voucher.js';
import { ReadVoucher } from './vouchers/read-voucher.js';
import { ReadVoucherOfCustomer } from './vouchers/read-voucher-of-customer.js';
import { RedeemVoucher } from './vouchers/redeem-voucher.js';
import { SendVoucher } from './vouchers/send-voucher.js';

/** Every route of the public API, a class each. */
const routes = [
  ...[VerifyKey, ReadIdentity, ReadUsage],
  ...[CreateOrder, ListOrders, ReadOrder],
  ...[ListCustomers, ReadCustomer, ReadLoyalty, ListCardsOfCustomer],
  ...[ListCardDefinitions, ReadCardDefinition, GiveStamps, GivePoints, AdjustPoints],
  ...[ListRewardTemplates, ReadRewardTemplate, GiveReward, ListRewardsOfCustomer, ReadRewardOfCustomer],
  ...[RedeemReward, RedeemRewardById, UpdateCoupon],
  ...[ListVouchers, ReadVoucher, LookUpVoucher, IssueVoucher, RedeemVoucher, AdjustVoucher, CancelVoucher, SendVoucher],
  ...[ListVouchersOfCustomer, ReadVoucherOfCustomer, DownloadVoucherPdf],
];

/** Two shared connections do for the quick statements of all requests; a pool too small for that keeps its own. */
const openDatabase = (source: DataSource): Database =>
  new Database(source, { sharedConnections: Number(source.options.poolSize) >= 6 ? 2 : 0, boundedReads: true });

@Module({})
export class ApiModule {
  static with(settings: ApiSettings, log: Log, shutdown: Shutdown): DynamicModule {
    const { databaseUrl: url, databasePoolSize: poolSize, cursorSecret } = settings;
    return {
      module: ApiModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions({ url, poolSize, applicationName: 'loyalty-api' }),
          retryAttempts: 10,
          retryDelay: 1_000,
        }),
      ],
      controllers: [Health, ...routes],
      providers: [
        { provide: Shutdown, useValue: shutdown },
        { provide: Database, inject: [DataSource], useFactory: openDatabase },
        {
          provide: WriteOnce,
          inject: [Database],
          useFactory: (db: Database) => new WriteOnce(db, cursorSecret),
        },
        {
          provide: limitStore,
          inject: [Database],
          useFactory: (db: Database) => openLimitStore(db, settings.redis, log),
        },
        {
          provide: RequestLimits,
          inject: [limitStore],
          useFactory: ({ store }: OpenLimitStore) => new RequestLimits(store, settings.limits),
        },
        { provide: limitSettings, useValue: settings.limits },
        { provide: emailLimitSettings, useValue: settings.emailLimits },
        { provide: UsageRecorder, inject: [Database], useFactory: (db: Database) => new UsageRecorder(db) },
        { provide: CursorSecret, useValue: new CursorSecret(cursorSecret) },
      ],
    };
  }
}
