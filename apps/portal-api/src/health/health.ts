import { Database } from '#persistence/database.js';
import { Controller, Get, HttpCode } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

/** For whatever runs this process: `live` says that it answers, `ready` that it can serve. */
@ApiExcludeController()
@Controller('health')
export class Health {
  constructor(private readonly db: Database) {}

  @Get('live')
  @HttpCode(200)
  live(): object {
    return { success: true, status: 'live' };
  }

  /** @throws Refusal `unavailable` (503) while the database is out of reach */
  @Get('ready')
  @HttpCode(200)
  async ready(): Promise<object> {
    await this.db.ping();
    return { success: true, status: 'ready', checks: { database: 'up' } };
  }
}
