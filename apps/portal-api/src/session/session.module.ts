import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { CloseSession } from './close-session.js';
import { OpenSession } from './open-session.js';
import { ReadSession } from './read-session.js';
import { Sessions } from './sessions.js';

/** Signing in and out. */
@Module({
  imports: [EdgeModule],
  providers: [Sessions],
  controllers: [OpenSession, ReadSession, CloseSession],
  exports: [Sessions],
})
export class SessionModule {}
