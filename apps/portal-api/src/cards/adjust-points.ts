import * as bodies from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { TextField } from '#http/input/fields.js';
import { CardView } from '#http/views/card.view.js';
import { adjustPoints } from '#operations/cards/adjust-points.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class AdjustPointsBody extends bodies.AdjustPointsBody {
  @TextField(1, 500, { description: 'Recorded permanently in the audit log.', example: 'Counted twice' })
  reason: string;
}

@Controller()
export class AdjustPoints {
  @PortalOperation({
    ...cardOperations.adjustPoints,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points/adjust',
    who: 'staff',
    tag: 'Customers',
    body: { type: AdjustPointsBody, example: { points: 250, reason: 'Counted twice' } },
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() body: AdjustPointsBody,
  ): Promise<string> {
    return write(
      customerId,
      async (tx, actor) => new CardView(await adjustPoints(tx, actor, { customerId, cardId, ...body })),
    );
  }
}
