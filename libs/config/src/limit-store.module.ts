import { Database } from '#persistence/database/database.js';
import { openLimitStore, type RedisForLimits } from '#persistence/rate-limits/open-limit-store.js';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Log } from './log.js';
import { processLog } from './process.module.js';

/** The token of the store of the limits, whose type is an interface. */
export const limitStore = Symbol('limit store');

interface LimitStoreSettings {
  readonly redis: RedisForLimits | undefined;
}

/** The store of the limits, for every module. The application's EdgeModule closes it. */
@Module({})
export class LimitStoreModule {
  static with(settingsClass: Type<LimitStoreSettings>): DynamicModule {
    const store = {
      provide: limitStore,
      inject: [Database, settingsClass, processLog],
      useFactory: (db: Database, { redis }: LimitStoreSettings, log: Log) => openLimitStore(db, redis, log),
    };
    return { module: LimitStoreModule, global: true, providers: [store], exports: [limitStore] };
  }
}
