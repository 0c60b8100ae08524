import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { PasswordResetsModule } from './account/password-resets.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { HealthModule } from './health/health.module.js';
import { KeysModule } from './keys/keys.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { ProgrammeModule } from './programme/programme.module.js';
import { SessionModule } from './session/session.module.js';
import { SupportModule } from './support/support.module.js';
import { TeamModule } from './team/team.module.js';
import { UsageModule } from './usage/usage.module.js';
import { VouchersModule } from './vouchers/vouchers.module.js';
import { type ProcessParts, SettingsModule } from './settings.module.js';

const subjects = [
  SessionModule,
  AccountModule,
  KeysModule,
  OverviewModule,
  ProgrammeModule,
  CustomersModule,
  VouchersModule,
  TeamModule,
  PasswordResetsModule,
  AuditModule,
  UsageModule,
  SupportModule,
];

/** The portal's API: a module for each subject. */
@Module({})
export class PortalApiModule {
  static with(parts: ProcessParts): DynamicModule {
    return {
      module: PortalApiModule,
      imports: [SettingsModule.with(parts), HealthModule, ...subjects],
    };
  }
}
