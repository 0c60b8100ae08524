import { findLoggedRequest } from '#http/requests/request-log.js';
import { RequestWithBodiesView, requestWithBodiesExample } from '#http/views/request.view.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

@Controller()
export class ReadRequest {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'GET',
    path: '/requests/:id',
    id: 'readRequest',
    anyScope: ['logs:read'],
    tag: 'Requests',
    summary: 'Read a request',
    description:
      'One request of the last 30 days. The bodies of a write or of a refusal are included: secrets are removed, ' +
      'codes are shortened to their last four characters, and e-mail addresses to `a***@example.com`.',
    params: {
      id: 'id of the request, or its X-Request-Id. If several requests have this X-Request-Id, the newest is returned.',
    },
    answer: {
      description: 'The request.',
      shape: 'data',
      type: RequestWithBodiesView,
      example: requestWithBodiesExample,
    },
    refusals: ['request_not_found'],
  })
  async handle(@CurrentCaller() { merchantId }: Caller, @Param('id') id: string): Promise<RequestWithBodiesView> {
    return new RequestWithBodiesView(await findLoggedRequest(this.db, merchantId, id));
  }
}
