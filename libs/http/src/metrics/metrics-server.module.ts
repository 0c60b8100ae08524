import { MetricsModule } from '#config/metrics.module.js';
import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { MetricsServer } from './metrics-server.js';

/** The API's metrics for Prometheus, only where a port is configured. */
@Module({ imports: [EdgeModule, MetricsModule], providers: [MetricsServer] })
export class ApiMetricsModule {}
