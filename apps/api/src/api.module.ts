import { DatabaseModule } from '#config/database.module.js';
import { LimitStoreModule } from '#config/limit-store.module.js';
import { ProcessModule, type ProcessParts } from '#config/process.module.js';
import { HealthModule } from '#http/health/health.module.js';
import { StoreHealth } from '#http/health/store-health.js';
import { MetricsServerModule } from '#http/metrics/metrics-server.module.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { CardsModule } from './cards/cards.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { EventsModule } from './events/events.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { RewardsModule } from './rewards/rewards.module.js';
import { ApiSettings } from './settings.js';
import { VouchersModule } from './vouchers/vouchers.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** The providers that every module can inject. Two shared connections are enough for the quick statements of all requests. */
const everywhere = [
  DatabaseModule.with(ApiSettings, 'loyalty-api', { sharedConnections: 2, boundedReads: true }),
  LimitStoreModule.with(ApiSettings),
];

const subjects = [
  IdentityModule,
  RequestsModule,
  EventsModule,
  WebhooksModule,
  OrdersModule,
  CustomersModule,
  CardsModule,
  RewardsModule,
  VouchersModule,
];

/** The public API: a module for each subject. */
@Module({})
export class ApiModule {
  static with(parts: ProcessParts<ApiSettings>): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ProcessModule.with(ApiSettings, parts),
        ...everywhere,
        HealthModule.with(StoreHealth),
        ...(parts.settings.metricsPort === undefined ? [] : [MetricsServerModule.with(ApiSettings)]),
        ...subjects,
      ],
    };
  }
}
