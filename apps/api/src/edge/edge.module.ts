import { CursorSecret } from '#http/input/cursor-secret.js';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { RequestRecorder } from '#persistence/requests/request-recorder.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ApiSettings } from '../settings.js';
import { ApiErrorFilter } from './api-error.filter.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { EnvelopeHook } from '#http/server/envelope.js';
import { DelayedRefusals } from './delayed-refusals.js';
import { Idempotency } from './idempotency.js';
import { KeptPepper } from './kept-pepper.js';
import { KeyCheck } from './key-check.js';
import { limitStore } from '#config/limit-store.module.js';
import { LimitsModule } from './limits.module.js';
import { KeyLookUps } from './key-look-ups.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RequestLog } from './request-log.js';
import { ScopeGuard } from './scope.guard.js';

/**
 * The checks before every operation: key (401), limits (429), scope (403), in this order. The guards apply to every
 * route of the process; a route without an operation passes. (docs/decisions/0055)
 */
@Module({
  imports: [LimitsModule],
  providers: [
    {
      provide: CursorSecret,
      inject: [ApiSettings],
      useFactory: ({ cursorSecret }: ApiSettings) => new CursorSecret(cursorSecret),
    },
    { provide: UsageRecorder, inject: [Database], useFactory: (db: Database) => new UsageRecorder(db) },
    { provide: RequestRecorder, inject: [Database], useFactory: (db: Database) => new RequestRecorder(db) },
    { provide: KeyLookUps, inject: [Database], useFactory: (db: Database) => new KeyLookUps(db) },
    DelayedRefusals,
    KeptPepper,
    KeyCheck,
    RequestLog,
    EnvelopeHook,
    Idempotency,
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    { provide: APP_GUARD, useClass: ApiKeyGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: ScopeGuard },
  ],
  exports: [LimitsModule, CursorSecret, KeyCheck, UsageRecorder],
})
export class EdgeModule implements OnApplicationShutdown {
  constructor(
    private readonly db: Database,
    private readonly usage: UsageRecorder,
    private readonly requests: RequestRecorder,
    @Inject(limitStore) private readonly limits: OpenLimitStore,
  ) {}

  /** The last response has ended. What was counted is written before the connections close; the pool closes after them. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([this.usage.stop(), this.requests.stop()]);
    await this.db.close();
    this.limits.close();
  }
}
