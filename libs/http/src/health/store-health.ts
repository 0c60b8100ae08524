import { limitStore } from '#config/limit-store.module.js';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { requireMigrations } from '#persistence/migrations/applied-migrations.js';
import { Inject, Injectable } from '@nestjs/common';
import type { HealthChecks } from './health-checks.js';

/**
 * The checks of an API: its database, and the Redis of its limits where it has one. An unreachable Redis is reported, and the API stays
 * ready: limits are counted in PostgreSQL then.
 */
@Injectable()
export class StoreHealth implements HealthChecks {
  private isMigrated = false;

  constructor(
    private readonly db: Database,
    @Inject(limitStore) private readonly limits: OpenLimitStore,
  ) {}

  /** @throws Refusal `unavailable` while the database is out of reach, or has not been migrated to this version */
  async run(): Promise<Record<string, string>> {
    const [, answers] = await Promise.all([this.db.ping(), this.limits.isRedisWritable?.()]);
    if (!this.isMigrated) await requireMigrations(this.db);
    this.isMigrated = true;
    return { database: 'up', ...(answers === undefined ? undefined : { redis: answers ? 'up' : 'away' }) };
  }
}
