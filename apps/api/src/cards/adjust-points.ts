import { AdjustPointsBody } from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { CardView } from '#http/views/card.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { adjustPoints } from '#operations/cards/adjust-points.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class AdjustPoints {
  @Operation({
    ...cardOperations.adjustPoints,
    path: '/customers/:customerId/cards/:cardId/points/adjust',
    anyScope: ['customers:write'],
    tag: 'Cards',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { points }: AdjustPointsBody,
  ): Promise<CardView> {
    const card = await adjustPoints(tx, actor, { customerId, cardId, points });
    return new CardView(card);
  }
}
