import type { Log } from '#config/log.js';
import { Database } from '#persistence/database/database.js';
import { openLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Module } from '@nestjs/common';
import { PortalSettings } from '../settings.js';
import { processLog } from '../settings.module.js';
import { DatabaseModule } from './database.module.js';
import { limitStore } from './limit-store.js';

/** The store of the limits. EdgeModule closes it. */
@Module({
  imports: [DatabaseModule],
  providers: [
    {
      provide: limitStore,
      inject: [Database, PortalSettings, processLog],
      useFactory: (db: Database, { redis }: PortalSettings, log: Log) => openLimitStore(db, redis, log),
    },
  ],
  exports: [limitStore],
})
export class LimitsModule {}
