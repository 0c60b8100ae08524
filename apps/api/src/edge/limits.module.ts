import { type WindowName, windowMs } from '#domain/keys/limits.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { ApiSettings } from '../settings.js';
import { callerOfContext } from './caller.js';
import { limitStore } from '#config/limit-store.module.js';
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

/** The configured limits. */
@Module({
  providers: [
    {
      provide: RequestLimits,
      inject: [limitStore, ApiSettings],
      useFactory: ({ store }: OpenLimitStore, { limits }: ApiSettings) => new RequestLimits(store, limits),
    },
  ],
  exports: [RequestLimits],
})
class RequestLimitsModule {}

/** A key's limit is that of the settings, or the override of an operator. */
const throttlersOf = (storage: RequestLimits, { limits }: ApiSettings): ThrottlerModuleOptions => ({
  storage,
  throttlers: names.map((name): RequestWindow => ({
    name,
    ttl: windowMs[name],
    limit: (context) => limitsOf(limits, callerOfContext(context))[name],
  })),
});

/** The windows of requests as `@nestjs/throttler` knows them, counted in our store. */
@Module({
  imports: [
    RequestLimitsModule,
    ThrottlerModule.forRootAsync({
      imports: [RequestLimitsModule],
      inject: [RequestLimits, ApiSettings],
      useFactory: throttlersOf,
    }),
  ],
  exports: [RequestLimitsModule],
})
export class LimitsModule {}
