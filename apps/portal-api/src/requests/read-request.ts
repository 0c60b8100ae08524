import { roleIncludes } from '#domain/team/staff.js';
import { findLoggedRequest } from '#http/requests/request-log.js';
import { RequestWithBodiesView, requestWithBodiesExample } from '#http/views/request.view.js';
import { Database } from '#persistence/database/database.js';
import type { LoggedRequestWithBodies } from '#persistence/requests/request.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

/** Bodies can hold free text, which is not masked: whoever may only read gets none. */
const withoutBodies = (request: LoggedRequestWithBodies): LoggedRequestWithBodies => ({
  ...request,
  requestBody: null,
  requestBodyTruncated: false,
  responseBody: null,
  responseBodyTruncated: false,
});

@Controller()
export class ReadRequest {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/requests/:id',
    id: 'readRequest',
    who: 'viewer',
    tag: 'Requests',
    summary: 'Read a request',
    description:
      'One request of the last 30 days. An admin or owner also gets the bodies of a write or of a refusal, as they are stored: ' +
      'masked and at most 4 KiB. For others the bodies are null.',
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
  async handle(@CurrentMember() { merchantId, role }: Member, @Param('id') id: string): Promise<RequestWithBodiesView> {
    const found = await findLoggedRequest(this.db, merchantId, id);
    return new RequestWithBodiesView(roleIncludes(role, 'admin') ? found : withoutBodies(found));
  }
}
