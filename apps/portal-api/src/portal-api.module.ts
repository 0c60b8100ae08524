import { DatabaseModule } from '#config/database.module.js';
import { LimitStoreModule } from '#config/limit-store.module.js';
import { ProcessModule, type ProcessParts } from '#config/process.module.js';
import { HealthModule } from '#http/health/health.module.js';
import { StoreHealth } from '#http/health/store-health.js';
import { MetricsServerModule } from '#http/metrics/metrics-server.module.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { PasswordResetsModule } from './account/password-resets.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CardsModule } from './cards/cards.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { EmailsModule } from './emails/emails.module.js';
import { EventsModule } from './events/events.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { KeysModule } from './keys/keys.module.js';
import { MerchantsModule } from './merchants/merchants.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { ProgrammeModule } from './programme/programme.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { RewardsModule } from './rewards/rewards.module.js';
import { SearchModule } from './search/search.module.js';
import { SessionModule } from './session/session.module.js';
import { SupportModule } from './support/support.module.js';
import { TeamModule } from './team/team.module.js';
import { TimelineModule } from './timeline/timeline.module.js';
import { UsageModule } from './usage/usage.module.js';
import { VouchersModule } from './vouchers/vouchers.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { PortalSettings } from './settings.js';

/** What every module can inject. */
const everywhere = [
  DatabaseModule.with(PortalSettings, 'loyalty-portal', { boundedReads: true }),
  LimitStoreModule.with(PortalSettings),
];

const subjects = [
  SessionModule,
  AccountModule,
  KeysModule,
  WebhooksModule,
  OverviewModule,
  SearchModule,
  TimelineModule,
  ProgrammeModule,
  CustomersModule,
  OrdersModule,
  CardsModule,
  ExportsModule,
  RewardsModule,
  VouchersModule,
  TeamModule,
  MerchantsModule,
  PasswordResetsModule,
  AuditModule,
  UsageModule,
  ReportsModule,
  RequestsModule,
  EventsModule,
  EmailsModule,
  SupportModule,
];

/** The portal's API: a module for each subject. */
@Module({})
export class PortalApiModule {
  static with(parts: ProcessParts<PortalSettings>): DynamicModule {
    return {
      module: PortalApiModule,
      imports: [
        ProcessModule.with(PortalSettings, parts),
        ...everywhere,
        HealthModule.with(StoreHealth),
        ...(parts.settings.metricsPort === undefined ? [] : [MetricsServerModule.with(PortalSettings)]),
        ...subjects,
      ],
    };
  }
}
