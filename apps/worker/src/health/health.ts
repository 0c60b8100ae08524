import { Refusal } from '#domain/errors.js';
import { refuseWhileStopping } from '#http/server/stopping.js';
import { Database } from '#persistence/database/database.js';
import { Shutdown } from '#config/shutdown.js';
import { Controller, Get, Header, HttpCode } from '@nestjs/common';
import { LastValue } from '../queue/last-known.js';
import { WorkerParts } from '../worker-parts.js';

/** What hangs is out of reach. */
const longestWaitMs = 5_000;

/** For whatever runs this process: health, and metrics for Prometheus. */
@Controller()
export class WorkerHealth {
  private readonly browser: LastValue;
  private readonly smtp: LastValue;

  constructor(
    private readonly shutdown: Shutdown,
    private readonly db: Database,
    private readonly parts: WorkerParts,
  ) {
    this.browser = new LastValue(() => parts.browser.isReady());
    this.smtp = new LastValue(() => parts.mailer.isReachable());
  }

  @Get('health/live')
  @HttpCode(200)
  live(): object {
    return { success: true, status: 'live' };
  }

  /**
   * Ready with the database and the queue, which nothing is done without. Browser and mail server are told and not waited
   * for: a worker that lacks one does the other jobs, and another worker would lack the same mail server.
   * @throws Refusal `unavailable` naming what is out of reach, or when the process stops
   */
  @Get('health/ready')
  @HttpCode(200)
  async ready(): Promise<object> {
    refuseWhileStopping(this.shutdown);
    const [database, queue] = await Promise.all([state(this.db.ping()), state(this.parts.queue.depths())]);
    const needed = { database, queue };
    const away = Object.entries(needed).filter(([, is]) => is === 'down');
    if (away.length === 0) {
      const checks = { ...needed, browser: this.browser.now(), smtp: this.smtp.now() };
      return { success: true, status: 'ready', checks };
    }
    const names = away.map(([name]) => name).join(', ');
    throw new Refusal('unavailable', 'not_ready', `Not reachable: ${names}.`, 1);
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(): Promise<string> {
    return this.parts.metrics.read();
  }
}

/** An answer that doesn't come is one too: whoever asks must not wait for what hangs. */
async function state(answer: Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs, 'down');
  });
  const answered = answer.then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
