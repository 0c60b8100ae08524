import { type WindowName, windowMs } from '#domain/keys/limits.js';
import type { Log } from '#config/log.js';
import { Database } from '#persistence/database/database.js';
import { type OpenLimitStore, openLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { ApiSettings } from '../settings.js';
import { processLog } from '../settings.module.js';
import { callerIn } from './caller.js';
import { DatabaseModule } from './database.module.js';
import { limitStore } from './limit-store.js';
import type { RequestWindow } from './rate-limit.guard.js';
import { limitsOf, RequestLimits } from './request-limits.js';

/** Every request counts in the first two; in the others where its operation declares it with `@Throttle()`. */
const names: readonly WindowName[] = [
  'requestsPerMinute',
  'requestsPerDay',
  'orderCreationsPerMinute',
  'voucherRedemptionsPerMinute',
  'voucherPdfsPerMinute',
  'lookupMissesPerMinute',
];

/** The store of the limits, and how they stand. EdgeModule closes the store. */
@Module({
  imports: [DatabaseModule],
  providers: [
    {
      provide: limitStore,
      inject: [Database, ApiSettings, processLog],
      useFactory: (db: Database, { redis }: ApiSettings, log: Log) => openLimitStore(db, redis, log),
    },
    {
      provide: RequestLimits,
      inject: [limitStore, ApiSettings],
      useFactory: ({ store }: OpenLimitStore, { limits }: ApiSettings) => new RequestLimits(store, limits),
    },
  ],
  exports: [limitStore, RequestLimits],
})
export class LimitStoreModule {}

/** A key's limit is that of the settings, or what an operator has set for the key. */
const throttlersOf = (storage: RequestLimits, { limits }: ApiSettings): ThrottlerModuleOptions => ({
  storage,
  throttlers: names.map((name): RequestWindow => ({
    name,
    ttl: windowMs[name],
    limit: (context) => limitsOf(limits, callerIn(context))[name],
  })),
});

/** The windows of requests as `@nestjs/throttler` knows them, counted in our store. */
@Module({
  imports: [
    LimitStoreModule,
    ThrottlerModule.forRootAsync({
      imports: [LimitStoreModule],
      inject: [RequestLimits, ApiSettings],
      useFactory: throttlersOf,
    }),
  ],
  exports: [LimitStoreModule],
})
export class LimitsModule {}
