import { refuseWhileStopping } from '#http/server/stopping.js';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Shutdown } from '#config/shutdown.js';
import { Controller, Get, HttpCode, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { limitStore } from '../edge/limit-store.js';

/** For whatever runs this process: `live` says that it answers, `ready` that it can serve. */
@ApiExcludeController()
@Controller('health')
export class Health {
  constructor(
    private readonly shutdown: Shutdown,
    private readonly db: Database,
    @Inject(limitStore) private readonly limits: OpenLimitStore,
  ) {}

  @Get('live')
  @HttpCode(200)
  live(): object {
    return { success: true, status: 'live' };
  }

  /**
   * Redis that is away is said and costs nothing: limits are counted in PostgreSQL meanwhile.
   * @throws Refusal `unavailable` (503) while the database is out of reach, or when the process stops
   */
  @Get('ready')
  @HttpCode(200)
  async ready(): Promise<object> {
    refuseWhileStopping(this.shutdown);
    const [, answers] = await Promise.all([this.db.ping(), this.limits.isRedisWritable?.()]);
    const redis = answers === undefined ? {} : { redis: answers ? 'up' : 'away' };
    return { success: true, status: 'ready', checks: { database: 'up', ...redis } };
  }
}
