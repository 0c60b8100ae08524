import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import type { Page } from '#http/input/list-page.js';
import { requestPage, requestsQuery } from '#http/requests/request-log.js';
import { requestExample, RequestView } from '#http/views/request.view.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class ListRequests {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/requests',
    id: 'listRequests',
    who: 'viewer',
    tag: 'Requests',
    summary: 'List requests',
    description:
      "The requests of the merchant's keys to the public API in the last 30 days, newest first, without their bodies. With a " +
      'filter that few requests match, a page can hold fewer than `limit` of them while `hasMore` is true.',
    query: requestsQuery,
    answer: { description: 'A page of requests.', shape: 'page', type: RequestView, example: requestExample },
  })
  handle(@CurrentMember() { merchantId }: Member, @CurrentQuery() query: QueryParameters): Promise<Page<RequestView>> {
    return requestPage(query, this.db, this.cursors.secret, merchantId);
  }
}
