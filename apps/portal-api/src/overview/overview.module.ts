import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ReadOverview } from './read-overview.js';

/** The figures of a merchant's first page. */
@Module({
  imports: [EdgeModule],
  controllers: [ReadOverview],
})
export class OverviewModule {}
