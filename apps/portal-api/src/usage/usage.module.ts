import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { limitStore } from '#config/limit-store.module.js';
import { PortalSettings } from '../settings.js';
import { ReadUsage } from './read-usage.js';
import { UsageReport } from './usage-report.js';

/** The requests of a merchant's keys, and what is left of their limits. */
@Module({
  imports: [EdgeModule],
  controllers: [ReadUsage],
  providers: [
    {
      provide: UsageReport,
      inject: [Database, limitStore, PortalSettings],
      useFactory: (db: Database, { store }: OpenLimitStore, { limits }: PortalSettings) =>
        new UsageReport(db, store, limits),
    },
  ],
  exports: [UsageReport],
})
export class UsageModule {}
