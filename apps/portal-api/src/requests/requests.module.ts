import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListRequests } from './list-requests.js';
import { ReadRequest } from './read-request.js';

/** The log of the merchant's requests to the public API. */
@Module({
  imports: [EdgeModule],
  controllers: [ListRequests, ReadRequest],
})
export class RequestsModule {}
