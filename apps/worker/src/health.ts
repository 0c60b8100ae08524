import { Refusal } from '#domain/errors.js';
import { Database } from '#persistence/database.js';
import { jobFigures } from '#persistence/job.store.js';
import { Controller, Get, Header, HttpCode } from '@nestjs/common';
import { WorkerParts } from './worker-parts.js';

/** For whatever runs this process: health, and metrics for Prometheus. */
@Controller()
export class WorkerHealth {
  constructor(
    private readonly db: Database,
    private readonly parts: WorkerParts,
  ) {}

  @Get('health/live')
  @HttpCode(200)
  live(): object {
    return { success: true, status: 'live' };
  }

  /** @throws Refusal `unavailable` naming what is out of reach */
  @Get('health/ready')
  @HttpCode(200)
  async ready(): Promise<object> {
    const [database, queue, browser, smtp] = await Promise.all([
      jobFigures(this.db).then(up, down),
      this.parts.queue.depth().then(up, down),
      this.parts.browser.isReady().then(when, down),
      this.parts.mailer.isReachable().then(when, down),
    ]);
    const checks = { database, queue, browser, smtp };
    const away = Object.entries(checks).filter(([, state]) => state === 'down');
    if (away.length === 0) return { success: true, status: 'ready', checks };
    const names = away.map(([name]) => name).join(', ');
    throw new Refusal('unavailable', 'not_ready', `Out of reach: ${names}.`, 1);
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(): Promise<string> {
    return this.parts.metrics.read();
  }
}

const up = () => 'up';
const down = () => 'down';
const when = (is: boolean) => (is ? 'up' : 'down');
