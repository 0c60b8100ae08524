import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListRequests } from './list-requests.js';
import { ReadIdempotencyKey } from './read-idempotency-key.js';
import { ReadRequest } from './read-request.js';

/** The log of requests to this API. */
@Module({
  imports: [EdgeModule],
  controllers: [ListRequests, ReadRequest, ReadIdempotencyKey],
})
export class RequestsModule {}
