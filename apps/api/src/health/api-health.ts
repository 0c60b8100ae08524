import { limitStore } from '#config/limit-store.module.js';
import type { HealthChecks } from '#http/health/health-checks.js';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Inject, Injectable } from '@nestjs/common';

/** An unreachable Redis is reported, and the API stays ready: limits are counted in PostgreSQL then. */
@Injectable()
export class ApiHealth implements HealthChecks {
  constructor(
    private readonly db: Database,
    @Inject(limitStore) private readonly limits: OpenLimitStore,
  ) {}

  /** @throws Refusal `unavailable` while the database is out of reach */
  async run(): Promise<Record<string, string>> {
    const [, answers] = await Promise.all([this.db.ping(), this.limits.isRedisWritable?.()]);
    return { database: 'up', ...(answers === undefined ? undefined : { redis: answers ? 'up' : 'away' }) };
  }
}
