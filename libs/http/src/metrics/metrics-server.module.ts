import { MetricsModule } from '#config/metrics.module.js';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { MetricsServer, metricsSettings, type MetricsSettings } from './metrics-server.js';

/** The metrics of an application for Prometheus, only where a port is configured. */
@Module({})
export class MetricsServerModule {
  static with(settingsClass: Type<MetricsSettings>): DynamicModule {
    return {
      module: MetricsServerModule,
      imports: [MetricsModule],
      providers: [MetricsServer, { provide: metricsSettings, useExisting: settingsClass }],
    };
  }
}
