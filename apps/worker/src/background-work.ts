import { Inject, Injectable } from '@nestjs/common';
import { JobQueue } from './queue/job-queue.js';
import { JobRunner } from './queue/job-runner.js';
import type { RepeatedTask } from './repeated-task.js';

/** How long after the signal a worker tries again to record finished jobs: it is cut off after 28 s. */
const maxRecordingMs = 20_000;

/** A part of the worker that runs repeated tasks beside the jobs. */
export interface BackgroundPart {
  start(): readonly RepeatedTask[];
  /** Called when the worker stops, so that the running tasks end early. A promise is waited for. */
  stop?(): void | Promise<void>;
}

/** The provider of all parts: a list of `BackgroundPart`. */
export const backgroundParts = Symbol('backgroundParts');

/** Starts and stops the repeated tasks and the jobs. */
@Injectable()
export class BackgroundWork {
  private tasks: readonly RepeatedTask[] = [];

  constructor(
    @Inject(backgroundParts) private readonly parts: readonly BackgroundPart[],
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
  ) {}

  /** Called only once the port is bound and signals are handled: a start that fails must not interrupt an e-mail. */
  start(): void {
    this.queue.start();
    this.tasks = this.parts.flatMap((part) => part.start());
  }

  /**
   * Starts nothing new from now on, and waits for running tasks, jobs and webhooks together: a slow task must not let jobs begin.
   * Connections to the database stay open until the application is closed.
   */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.runner.stopRecording(), maxRecordingMs);
    const parts = this.parts.map((part) => part.stop?.());
    const tasks = Promise.all(this.tasks.map((task) => task.stop()));
    await Promise.all([tasks, this.queue.close(tasks), ...parts]);
    clearTimeout(timer);
  }
}
