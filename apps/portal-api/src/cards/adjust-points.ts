import { IntegerField, TextField } from '#http/input/fields.js';
import { cardExample, cardParams, CardView } from '#http/views/card.view.js';
import { adjustPoints } from '#operations/cards/adjust-points.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class AdjustPointsBody {
  @IntegerField(0, 1_000_000_000, { description: 'The new balance. It replaces the current one.', example: 250 })
  points: number;

  @TextField(1, 500, { description: 'Recorded permanently in the audit log.', example: 'Counted twice' })
  reason: string;
}

@Controller()
export class AdjustPoints {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points/adjust',
    id: 'adjustPoints',
    who: 'staff',
    idempotency: 'required',
    tag: 'Customers',
    summary: 'Adjust a points balance',
    description:
      'Sets the balance of an open-ended points card to an absolute value. It issues no reward and does not ' +
      'change `lifetimePoints`.',
    params: cardParams,
    body: { type: AdjustPointsBody, example: { points: 250, reason: 'Counted twice' } },
    answer: {
      description: 'The card with its new balance.',
      shape: 'data',
      type: CardView,
      example: { ...cardExample, title: 'Points', type: 'points', stamps: 0, points: 250 },
    },
    refusals: ['customer_not_found', 'card_not_found', 'card_not_adjustable'],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() body: AdjustPointsBody,
  ): Promise<string> {
    return write(
      customerId,
      async (tx, by, actor) => new CardView(await adjustPoints(tx, actor, { customerId, cardId, ...body }, by)),
    );
  }
}
