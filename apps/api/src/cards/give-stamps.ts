import { GiveStampsBody } from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { type GivenView, givenView } from '#http/views/given.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class GiveStamps {
  @Operation({
    ...cardOperations.giveStamps,
    path: '/customers/:customerId/cards/:cardId/stamps',
    anyScope: ['customers:write'],
    tag: 'Cards',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { quantity, locationId }: GiveStampsBody,
  ): Promise<GivenView> {
    const give = { customerId, cardId, unit: 'stamps', quantity, locationId } as const;
    const given = await giveToCard(tx, actor, give);
    return givenView(given, await tx.now());
  }
}
