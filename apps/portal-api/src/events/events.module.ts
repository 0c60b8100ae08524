import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListEvents } from './list-events.js';
import { ReadEvent } from './read-event.js';

/** The merchant's events. */
@Module({
  imports: [EdgeModule],
  controllers: [ListEvents, ReadEvent],
})
export class EventsModule {}
