import type { HealthChecks } from '#http/health/health-checks.js';
import { Database } from '#persistence/database/database.js';
import { requireMigrations } from '#persistence/migrations/applied-migrations.js';
import { Injectable } from '@nestjs/common';

@Injectable()
export class PortalHealth implements HealthChecks {
  private isMigrated = false;

  constructor(private readonly db: Database) {}

  /** @throws Refusal `unavailable` while the database is out of reach, or has not been migrated to this version */
  async run(): Promise<Record<string, string>> {
    await this.db.ping();
    if (!this.isMigrated) await requireMigrations(this.db);
    this.isMigrated = true;
    return { database: 'up' };
  }
}
