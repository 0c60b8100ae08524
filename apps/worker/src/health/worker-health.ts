import { Refusal } from '#domain/errors.js';
import type { HealthChecks } from '#http/health/health-checks.js';
import { Database } from '#persistence/database/database.js';
import { requireMigrations } from '#persistence/migrations/applied-migrations.js';
import { Injectable } from '@nestjs/common';
import { LastValue } from './last-value.js';
import { JobQueue } from '../queue/job-queue.js';
import { Mailer } from '../email/mailer.js';
import { PdfBrowser } from '../pdf/browser/pdf-browser.js';
import { within } from '../within.js';

/** A check that takes longer counts as not reachable. The first one of the browser starts it. */
const checkTimeoutMs = 5_000;

@Injectable()
export class WorkerHealth implements HealthChecks {
  private readonly browser: LastValue;
  private readonly smtp: LastValue;
  private isMigrated = false;

  constructor(
    private readonly db: Database,
    private readonly queue: JobQueue,
    browser: PdfBrowser,
    mailer: Mailer,
  ) {
    this.browser = new LastValue(() => browser.isReady());
    this.smtp = new LastValue(() => mailer.isReachable());
  }

  /**
   * Ready if the database (migrated to this version), the queue and the browser answer; so the first check waits for the browser. The
   * mail server is reported, but not required: all workers use the same one, and e-mails wait for it.
   * @throws Refusal `unavailable` that names what does not answer
   */
  async run(): Promise<Record<string, string>> {
    const [database, queue, browser] = await Promise.all([
      stateOf(this.checkDatabase()),
      stateOf(this.queue.depths()),
      this.browser.first(checkTimeoutMs),
    ]);
    const needed = { database, queue, browser };
    const unreachable = Object.entries(needed).filter(([, is]) => is !== 'up');
    if (unreachable.length === 0) return { ...needed, smtp: this.smtp.now() };
    const names = unreachable.map(([name]) => name).join(', ');
    throw new Refusal('unavailable', 'not_ready', `Not reachable: ${names}.`, 1);
  }

  private async checkDatabase(): Promise<void> {
    await this.db.ping();
    if (!this.isMigrated) await requireMigrations(this.db);
    this.isMigrated = true;
  }
}

/** The result of a check, with a timeout, so that a hanging check does not block the response. */
const stateOf = (check: Promise<unknown>): Promise<'up' | 'down'> =>
  within(checkTimeoutMs, check).then(
    () => 'up',
    () => 'down',
  );
