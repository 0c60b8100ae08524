import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';

/** `/health/live` and `/health/ready` of a process. */
@Module({ controllers: [HealthController] })
export class HealthModule {
  static with(checks: Type<HealthChecks>): DynamicModule {
    return { module: HealthModule, providers: [{ provide: HealthChecks, useClass: checks }] };
  }
}
