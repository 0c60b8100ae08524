import { Refusal } from '#domain/errors.js';
import { refuseWhileStopping } from '#http/stopping.js';
import { Database } from '#persistence/database.js';
import { jobFigures } from '#persistence/job.store.js';
import { Shutdown } from '#runtime/shutdown.js';
import { Controller, Get, Header, HttpCode } from '@nestjs/common';
import { WorkerParts } from './worker-parts.js';

/** Longer than a browser takes to start on a busy machine. */
const longestWaitMs = 5_000;

/** For whatever runs this process: health, and metrics for Prometheus. */
@Controller()
export class WorkerHealth {
  constructor(
    private readonly shutdown: Shutdown,
    private readonly db: Database,
    private readonly parts: WorkerParts,
  ) {}

  @Get('health/live')
  @HttpCode(200)
  live(): object {
    return { success: true, status: 'live' };
  }

  /** @throws Refusal `unavailable` naming what is out of reach, or when the process stops */
  @Get('health/ready')
  @HttpCode(200)
  async ready(): Promise<object> {
    refuseWhileStopping(this.shutdown);
    const [database, queue, browser, smtp] = await Promise.all([
      state(jobFigures(this.db).then(yes)),
      state(this.parts.queue.depths().then(yes)),
      state(this.parts.browser.isReady()),
      state(this.parts.mailer.isReachable()),
    ]);
    const checks = { database, queue, browser, smtp };
    const away = Object.entries(checks).filter(([, is]) => is === 'down');
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

const yes = () => true;

/** An answer that doesn't come is one too: whoever asks must not wait for what hangs. */
async function state(isUp: Promise<boolean>): Promise<'up' | 'down'> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, longestWaitMs, false).unref());
  return (await Promise.race([isUp.catch(() => false), late])) ? 'up' : 'down';
}
