import { Refusal } from '#domain/errors.js';
import { refuseWhileStopping } from '#http/server/stopping.js';
import { Database } from '#persistence/database/database.js';
import { Shutdown } from '#config/shutdown.js';
import { Controller, Get, Header, HttpCode } from '@nestjs/common';
import { LastValue } from '../queue/last-known.js';
import { JobQueue } from '../queue/job-queue.js';
import { Mailer } from '../email/mailer.js';
import { PdfBrowser } from '../pdf/browser/pdf-browser.js';
import { WorkerMetrics } from './metrics.js';

/** A check that takes longer counts as not reachable. */
const checkTimeoutMs = 5_000;

/** Health checks for the orchestrator, and metrics for Prometheus. */
@Controller()
export class WorkerHealth {
  private readonly browser: LastValue;
  private readonly smtp: LastValue;

  constructor(
    private readonly shutdown: Shutdown,
    private readonly db: Database,
    private readonly queue: JobQueue,
    private readonly workerMetrics: WorkerMetrics,
    browser: PdfBrowser,
    mailer: Mailer,
  ) {
    this.browser = new LastValue(() => browser.isReady());
    this.smtp = new LastValue(() => mailer.isReachable());
  }

  @Get('health/live')
  @HttpCode(200)
  live(): object {
    return { success: true, status: 'live' };
  }

  /**
   * Ready if the database, the queue and the browser answer; so not before the first check of the browser has ended. The
   * mail server is reported, but not required: all workers use the same one, and e-mails wait for it.
   * @throws Refusal `unavailable` that names what does not answer, or while the process stops
   */
  @Get('health/ready')
  @HttpCode(200)
  async ready(): Promise<object> {
    refuseWhileStopping(this.shutdown);
    const [database, queue] = await Promise.all([state(this.db.ping()), state(this.queue.depths())]);
    const needed = { database, queue, browser: this.browser.now() };
    const smtp = this.smtp.now();
    const unreachable = Object.entries(needed).filter(([, is]) => is !== 'up');
    if (unreachable.length === 0) return { success: true, status: 'ready', checks: { ...needed, smtp } };
    const names = unreachable.map(([name]) => name).join(', ');
    throw new Refusal('unavailable', 'not_ready', `Not reachable: ${names}.`, 1);
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(): Promise<string> {
    return this.workerMetrics.read(this.queue);
  }
}

/** The result of a check, with a timeout, so that a hanging check does not block the response. */
async function state(answer: Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, 'down');
  });
  const answered = answer.then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
