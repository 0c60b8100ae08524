import { refuseWhileStopping } from '#http/server/stopping.js';
import { Database } from '#persistence/database/database.js';
import { Shutdown } from '#config/shutdown.js';
import { Controller, Get, HttpCode } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

/** Health checks: `live` while the process responds, `ready` while it can serve requests. */
@ApiExcludeController()
@Controller('health')
export class Health {
  constructor(
    private readonly shutdown: Shutdown,
    private readonly db: Database,
  ) {}

  @Get('live')
  @HttpCode(200)
  live(): object {
    return { success: true, status: 'live' };
  }

  /** @throws Refusal `unavailable` (503) while the database is unreachable, or while the process stops */
  @Get('ready')
  @HttpCode(200)
  async ready(): Promise<object> {
    refuseWhileStopping(this.shutdown);
    await this.db.ping();
    return { success: true, status: 'ready', checks: { database: 'up' } };
  }
}
