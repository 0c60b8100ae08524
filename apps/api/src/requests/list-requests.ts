import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import type { Page } from '#http/input/list-page.js';
import { requestPage, requestsQuery } from '#http/requests/request-log.js';
import { requestExample, RequestView } from '#http/views/request.view.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

@Controller()
export class ListRequests {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/requests',
    id: 'listRequests',
    anyScope: ['logs:read'],
    tag: 'Requests',
    summary: 'List requests',
    description:
      "The merchant's requests to this API in the last 30 days, newest first, without their bodies. A request appears about " +
      'one second after its response. With a filter that few requests match, a page can hold fewer than `limit` of them while ' +
      '`hasMore` is true. An unknown value of a filter gives an empty list.',
    query: requestsQuery,
    answer: { description: 'A page of requests.', shape: 'page', type: RequestView, example: requestExample },
  })
  handle(@CurrentCaller() { merchantId }: Caller, @CurrentQuery() query: QueryParameters): Promise<Page<RequestView>> {
    return requestPage(query, this.db, this.cursors.secret, merchantId);
  }
}
