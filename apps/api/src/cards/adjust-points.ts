import { IntegerField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { adjustPoints } from '#operations/cards/adjust-points.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { cardExample, cardParams, CardView } from '#http/views/card.view.js';

export class AdjustPointsBody {
  @IntegerField(0, 1_000_000_000, { description: 'The new balance. It replaces the current one.', example: 250 })
  points: number;
}

@Controller()
export class AdjustPoints {
  @Operation({
    method: 'POST',
    path: '/customers/:customerId/cards/:cardId/points/adjust',
    id: 'adjustPoints',
    anyScope: ['customers:write'],
    idempotency: 'required',
    tag: 'Cards',
    summary: 'Adjust a points balance',
    description:
      'Sets the balance of an open-ended points card to an absolute value. It issues no reward and does not ' +
      'change `lifetimePoints`.',
    params: cardParams,
    body: { type: AdjustPointsBody, example: { points: 250 } },
    answer: {
      description: 'The card with its new balance.',
      shape: 'data',
      type: CardView,
      example: { ...cardExample, title: 'Points', type: 'points', stamps: 0, points: 250 },
    },
    refusals: ['customer_not_found', 'card_not_found', 'card_not_adjustable'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { points }: AdjustPointsBody,
  ): Promise<CardView> {
    const card = await adjustPoints(tx, actor, { customerId, cardId, points }, 'unaudited');
    return new CardView(card);
  }
}
