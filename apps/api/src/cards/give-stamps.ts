import { IdField, IntegerField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { givenAnswer, type GivenView, givenView, giveRefusals } from '#http/views/given.view.js';
import { cardParams } from '#http/views/card.view.js';

export class GiveStampsBody {
  @IntegerField(1, 100, { description: 'How many stamps to give.', example: 2 }) quantity: number;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where they are given.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

@Controller()
export class GiveStamps {
  @Operation({
    method: 'POST',
    path: '/customers/:customerId/cards/:cardId/stamps',
    id: 'giveStamps',
    anyScope: ['customers:write'],
    idempotency: 'required',
    tag: 'Cards',
    summary: 'Give stamps',
    description:
      "Adds stamps to a customer's stamp card and issues the rewards of the thresholds that are reached. A full " +
      'card starts again with the remaining stamps.',
    params: cardParams,
    body: { type: GiveStampsBody, example: { quantity: 2 } },
    answer: givenAnswer,
    refusals: giveRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { quantity, locationId }: GiveStampsBody,
  ): Promise<GivenView> {
    const give = { customerId, cardId, unit: 'stamps', quantity, locationId } as const;
    const given = await giveToCard(tx, actor, give, 'unaudited');
    return givenView(given, await tx.now());
  }
}
