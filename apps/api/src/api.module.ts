import { type DynamicModule, Module } from '@nestjs/common';
import { CardsModule } from './cards/cards.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { HealthModule } from './health/health.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { RewardsModule } from './rewards/rewards.module.js';
import { type ProcessParts, SettingsModule } from './settings.module.js';
import { VouchersModule } from './vouchers/vouchers.module.js';

const subjects = [IdentityModule, OrdersModule, CustomersModule, CardsModule, RewardsModule, VouchersModule];

/** The public API: a module for each subject. */
@Module({})
export class ApiModule {
  static with(parts: ProcessParts): DynamicModule {
    return {
      module: ApiModule,
      imports: [SettingsModule.with(parts), HealthModule, MetricsModule, ...subjects],
    };
  }
}
