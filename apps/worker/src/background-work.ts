import { Injectable } from '@nestjs/common';
import type { RepeatedTask } from './repeated-task.js';
import { ScheduleCleanup } from './cleanup/schedule-cleanup.js';
import { WriteDueChanges } from './events/write-due-changes.js';
import { SequenceEvents } from './events/sequence-events.js';
import { NotifyExpiringKeys } from './jobs/notify-expiring-keys.js';
import { JobQueue } from './queue/job-queue.js';
import { JobRunner } from './queue/job-runner.js';
import { RelayStagedJobs } from './queue/relay-staged-jobs.js';
import { CountOverviews } from './reports/count-overviews.js';
import { ProveLedgers } from './reports/prove-ledgers.js';
import { DeliverWebhooks } from './webhooks/deliver-webhooks.js';

/** How long after the signal a worker tries again to record finished jobs: it is cut off after 28 s. */
const maxRecordingMs = 20_000;

/** Starts and stops the repeated tasks and the jobs. */
@Injectable()
export class BackgroundWork {
  private tasks: readonly RepeatedTask[] = [];

  constructor(
    private readonly relay: RelayStagedJobs,
    private readonly cleanup: ScheduleCleanup,
    private readonly events: SequenceEvents,
    private readonly time: WriteDueChanges,
    private readonly keys: NotifyExpiringKeys,
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
    private readonly webhooks: DeliverWebhooks,
    private readonly proofs: ProveLedgers,
    private readonly overviews: CountOverviews,
  ) {}

  /** Called only once the port is bound and signals are handled: a start that fails must not interrupt an e-mail. */
  start(): void {
    this.queue.start();
    const ofEvents = [this.events.start(), ...this.time.start(), ...this.webhooks.start()];
    const ofReports = [this.proofs.start(), this.overviews.start()];
    this.tasks = [...this.relay.start(), ...this.cleanup.start(), ...ofEvents, this.keys.start(), ...ofReports];
  }

  /**
   * Starts nothing new from now on, and waits for running tasks, jobs and webhooks together: a slow task must not let jobs begin.
   * Connections to the database stay open until the application is closed.
   */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.runner.stopRecording(), maxRecordingMs);
    this.cleanup.stop();
    this.proofs.stop();
    this.overviews.stop();
    this.time.stop();
    const tasks = Promise.all(this.tasks.map((task) => task.stop()));
    await Promise.all([tasks, this.queue.close(tasks), this.webhooks.stop()]);
    clearTimeout(timer);
  }
}
