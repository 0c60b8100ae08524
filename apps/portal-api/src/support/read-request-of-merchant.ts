import { findLoggedRequest } from '#http/requests/request-log.js';
import { RequestWithBodiesView, requestWithBodiesExample } from '#http/views/request.view.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { recordMerchantAccess } from './record-access.js';

@Controller()
export class ReadRequestOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants/:m/requests/:id',
    id: 'readRequestOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read a request of a merchant',
    description:
      'One request with the bodies of a write or of a refusal, as they are stored: masked and at most 4 KiB. This access is ' +
      "recorded in the merchant's audit log.",
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
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @Param('id') id: string,
  ): Promise<RequestWithBodiesView> {
    const merchant = await recordMerchantAccess(this.db, support, m, 'requests');
    return new RequestWithBodiesView(await findLoggedRequest(this.db, merchant.id, id));
  }
}
