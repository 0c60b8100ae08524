import { refuseWhileStopping } from '../server/stopping.js';
import { Shutdown } from '#config/shutdown.js';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthChecks } from './health-checks.js';

interface Live {
  readonly success: true;
  readonly status: 'live';
}

interface Ready {
  readonly success: true;
  readonly status: 'ready';
  readonly checks: Readonly<Record<string, string>>;
}

/** For the system that runs this process: `live` means that it answers, `ready` that it can serve requests. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly shutdown: Shutdown,
    private readonly checks: HealthChecks,
  ) {}

  @Get('live')
  live(): Live {
    return { success: true, status: 'live' };
  }

  /** @throws Refusal `unavailable` (503) of the checks, or while the process stops */
  @Get('ready')
  async ready(): Promise<Ready> {
    refuseWhileStopping(this.shutdown);
    return { success: true, status: 'ready', checks: await this.checks.run() };
  }
}
