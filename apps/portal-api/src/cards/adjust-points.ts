import * as bodies from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { IntegerField, TextField } from '#http/input/fields.js';
import { maxBalance } from '#domain/cards/progress.js';
import { balanceChanged } from '#domain/expected-balance.js';
import { CardView } from '#http/views/card.view.js';
import { adjustPoints } from '#operations/cards/adjust-points.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class AdjustPointsBody extends bodies.AdjustPointsBody {
  @TextField(1, 500, { description: 'Recorded permanently in the audit log.', example: 'Counted twice' })
  reason: string;

  @IntegerField(0, maxBalance, {
    optional: true,
    description: 'The balance that you have seen. If it is another one by now, nothing is changed.',
    example: 240,
  })
  expectedBalance?: number;
}

@Controller()
export class AdjustPoints {
  @PortalOperation({
    ...cardOperations.adjustPoints,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points/adjust',
    who: 'staff',
    tag: 'Customers',
    body: { type: AdjustPointsBody, example: { points: 250, reason: 'Counted twice', expectedBalance: 240 } },
    refusals: [...cardOperations.adjustPoints.refusals, balanceChanged(240, 260)],
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
