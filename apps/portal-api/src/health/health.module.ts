import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { Health } from './health.js';

/** The health checks of this process. */
@Module({
  imports: [EdgeModule],
  controllers: [Health],
})
export class HealthModule {}
