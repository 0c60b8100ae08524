import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ReadAttention } from './read-attention.js';
import { ReadOverview } from './read-overview.js';

/** The figures of a merchant's first page. */
@Module({
  imports: [EdgeModule],
  controllers: [ReadOverview, ReadAttention],
})
export class OverviewModule {}
