import type { HealthChecks } from '#http/health/health-checks.js';
import { Database } from '#persistence/database/database.js';
import { Injectable } from '@nestjs/common';

@Injectable()
export class PortalHealth implements HealthChecks {
  constructor(private readonly db: Database) {}

  /** @throws Refusal `unavailable` while the database is out of reach */
  async run(): Promise<Record<string, string>> {
    await this.db.ping();
    return { database: 'up' };
  }
}
