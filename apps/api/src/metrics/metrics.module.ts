import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { MetricsServer } from './metrics-server.js';

/** The figures of this process for Prometheus. */
@Module({ imports: [EdgeModule], providers: [MetricsServer] })
export class MetricsModule {}
