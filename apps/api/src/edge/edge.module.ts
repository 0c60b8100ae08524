import { CursorSecret } from '#http/input/cursor-secret.js';
import type { Log } from '#config/log.js';
import { Database } from '#persistence/database/database.js';
import { type OpenLimitStore, openLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ApiSettings } from '../settings.js';
import { processLog } from '../settings.module.js';
import { DatabaseModule } from './database.module.js';
import { HeldRefusals } from './held-refusals.js';
import { KeyCheck } from './key-check.js';
import { limitStore } from './limit-store.js';
import { KeyLookUps } from './look-up-keys.js';
import { RequestLimits } from './request-limits.js';
import { WriteOnce } from './write-once.js';

/** What stands in front of every operation: keys, limits, usage, writes that happen once. */
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
    {
      provide: WriteOnce,
      inject: [Database, ApiSettings],
      useFactory: (db: Database, { cursorSecret }: ApiSettings) => new WriteOnce(db, cursorSecret),
    },
    {
      provide: CursorSecret,
      inject: [ApiSettings],
      useFactory: ({ cursorSecret }: ApiSettings) => new CursorSecret(cursorSecret),
    },
    { provide: UsageRecorder, inject: [Database], useFactory: (db: Database) => new UsageRecorder(db) },
    { provide: KeyLookUps, inject: [Database], useFactory: (db: Database) => new KeyLookUps(db) },
    HeldRefusals,
    KeyCheck,
  ],
  exports: [DatabaseModule, limitStore, RequestLimits, WriteOnce, CursorSecret, UsageRecorder],
})
export class EdgeModule implements OnApplicationShutdown {
  constructor(
    private readonly db: Database,
    private readonly usage: UsageRecorder,
    @Inject(limitStore) private readonly limits: OpenLimitStore,
  ) {}

  /** The last response has ended. What was counted is written before the connections close; the pool closes after them. */
  async onApplicationShutdown(): Promise<void> {
    await this.usage.stop().catch(() => undefined);
    await this.db.close();
    this.limits.close();
  }
}
