import { SpendPointsBody } from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { SpentView } from '#http/views/spent.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { spendPoints } from '#operations/cards/spend-points.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class SpendPoints {
  @Operation({
    ...cardOperations.spendPoints,
    path: '/customers/:customerId/cards/:cardId/points/spend',
    anyScope: ['points:spend'],
    tag: 'Cards',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { quantity, rewardId, reference, reason, locationId }: SpendPointsBody,
  ): Promise<SpentView> {
    const what = rewardId === undefined ? { quantity: quantity ?? 0 } : { rewardTemplateId: rewardId };
    const spending = { customerId, cardId, what, reference, reason, locationId };
    return new SpentView(await spendPoints(tx, actor, spending), await tx.now());
  }
}
