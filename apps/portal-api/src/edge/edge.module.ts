import { CursorSecret } from '#http/input/cursor-secret.js';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { PortalSettings } from '../settings.js';
import { AccessCheck } from './access-check.js';
import { DatabaseModule } from './database.module.js';
import { limitStore } from './limit-store.js';
import { LimitsModule } from './limits.module.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { SignInModule } from './sign-in.module.js';
import { signInPool } from './sign-in-pool.js';

/** What every route of the portal needs: access check, database, sign-in, limits. */
@Module({
  imports: [DatabaseModule, LimitsModule, SignInModule],
  providers: [
    {
      provide: CursorSecret,
      inject: [PortalSettings],
      useFactory: ({ cursorSecret }: PortalSettings) => new CursorSecret(cursorSecret),
    },
    AccessCheck,
  ],
  exports: [DatabaseModule, LimitsModule, SignInModule, CursorSecret],
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
