import { SpendPointsBody } from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { SpentView } from '#http/views/spent.view.js';
import { spendPoints } from '#operations/cards/spend-points.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

@Controller()
export class SpendPoints {
  @PortalOperation({
    ...cardOperations.spendPoints,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points/spend',
    who: 'staff',
    tag: 'Customers',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() body: SpendPointsBody,
  ): Promise<string> {
    const { quantity, rewardId, reference, reason, locationId } = body;
    const what = rewardId === undefined ? { quantity: quantity ?? 0 } : { rewardTemplateId: rewardId };
    return write(customerId, async (tx, actor) => {
      const spending = { customerId, cardId, what, reference, reason, locationId };
      return new SpentView(await spendPoints(tx, actor, spending), await tx.now());
    });
  }
}
