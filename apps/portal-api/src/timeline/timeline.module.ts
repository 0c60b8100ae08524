import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListTimeline } from './list-timeline.js';

/** What happened to one thing, from all logs. */
@Module({
  imports: [EdgeModule],
  controllers: [ListTimeline],
})
export class TimelineModule {}
