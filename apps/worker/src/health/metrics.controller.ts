import { Controller, Get, Header } from '@nestjs/common';
import { JobQueue } from '../queue/job-queue.js';
import { WorkerMetrics } from './metrics.js';

/** The metrics of the worker for Prometheus, on the port of its health checks. */
@Controller()
export class MetricsController {
  constructor(
    private readonly workerMetrics: WorkerMetrics,
    private readonly queue: JobQueue,
  ) {}

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(): Promise<string> {
    return this.workerMetrics.read(this.queue);
  }
}
