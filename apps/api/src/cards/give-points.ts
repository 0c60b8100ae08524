import { IdField, IntegerField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { givenAnswer, type GivenView, givenView, giveRefusals } from '#http/views/given.view.js';
import { cardParams } from '#http/views/card.view.js';

export class GivePointsBody {
  @IntegerField(1, 1_000_000, { description: 'How many points to give.', example: 50 }) quantity: number;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where they are given.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

@Controller()
export class GivePoints {
  @Operation({
    method: 'POST',
    path: '/customers/:customerId/cards/:cardId/points',
    id: 'givePoints',
    anyScope: ['customers:write'],
    idempotency: 'required',
    tag: 'Cards',
    summary: 'Give points',
    description:
      "Adds points to a customer's points card and issues the rewards of the thresholds that are reached. A card " +
      'with a size starts again when it is full, with the remaining points.',
    params: cardParams,
    body: { type: GivePointsBody, example: { quantity: 50 } },
    answer: givenAnswer,
    refusals: giveRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { quantity, locationId }: GivePointsBody,
  ): Promise<GivenView> {
    const give = { customerId, cardId, unit: 'points', quantity, locationId } as const;
    const given = await giveToCard(tx, actor, give, 'unaudited');
    return givenView(given, await tx.now());
  }
}
