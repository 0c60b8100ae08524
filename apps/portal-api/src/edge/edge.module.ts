import type { Log } from '#config/log.js';
import { ErrorFilter } from '#http/errors/error.filter.js';
import { EnvelopeHook } from '#http/server/envelope.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { Pool } from 'pg';
import { PortalSettings } from '../settings.js';
import { processLog } from '#config/process.module.js';
import { limitStore } from '#config/limit-store.module.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { OriginGuard } from './origin.guard.js';
import { senderOf } from './portal-access.js';
import { RoleGuard } from './role.guard.js';
import { SessionGuard } from './session.guard.js';
import { SignInModule } from './sign-in.module.js';
import { signInPool } from './sign-in-pool.js';
import { WritesOnce } from './write-once.js';

/**
 * The checks before every operation: origin (403), session (401), merchant (404) and role (403), in this order. The guards
 * apply to every route of the process; a route without a declared role passes. (docs/reference/portal.md#routes)
 */
@Module({
  imports: [SignInModule],
  providers: [
    {
      provide: CursorSecret,
      inject: [PortalSettings],
      useFactory: ({ cursorSecret }: PortalSettings) => new CursorSecret(cursorSecret),
    },
    EnvelopeHook,
    WritesOnce,
    {
      provide: APP_FILTER,
      inject: [processLog],
      useFactory: (log: Log) => new ErrorFilter(log, senderOf),
    },
    { provide: APP_GUARD, useClass: OriginGuard },
    SessionGuard,
    { provide: APP_GUARD, useExisting: SessionGuard },
    { provide: APP_GUARD, useClass: RoleGuard },
  ],
  exports: [SignInModule, CursorSecret],
})
export class EdgeModule implements OnApplicationShutdown {
  constructor(
    private readonly db: Database,
    private readonly failedSignIns: FailedSignIns,
    @Inject(signInPool) private readonly signInConnections: Pool,
    @Inject(limitStore) private readonly limits: OpenLimitStore,
  ) {}

  /** The last response has ended. Failed sign-ins are recorded before the connections close; TypeORM's pool closes last. */
  async onApplicationShutdown(): Promise<void> {
    await this.failedSignIns.flush();
    await this.signInConnections.end();
    await this.db.close();
    this.limits.close();
  }
}
