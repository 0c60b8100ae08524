import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import type { Page } from '#http/input/list-page.js';
import { requestPage, requestsQuery } from '#http/requests/request-log.js';
import { requestExample, RequestView } from '#http/views/request.view.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { accessMerchant } from './record-access.js';

@Controller()
export class ListRequestsOfMerchant {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants/:m/requests',
    id: 'listRequestsOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'List the requests of a merchant',
    description:
      "The merchant's request log, newest first, without bodies. This access is recorded in the merchant's audit log.",
    query: requestsQuery,
    answer: { description: 'A page of requests.', shape: 'page', type: RequestView, example: requestExample },
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<RequestView>> {
    const { merchant, record } = await accessMerchant(this.db, support, m, 'requests');
    return requestPage(query, this.db, this.cursors.secret, merchant.id, record);
  }
}
