import { IntegerField } from '#http/input/fields.js';
import { cardParams } from '#http/views/card.view.js';
import { givenAnswer, givenView, giveRefusals } from '#http/views/given.view.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import { Body, Controller, Param } from '@nestjs/common';
import { GivenByHand } from '../edge/given-by-hand.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class GivePointsBody extends GivenByHand {
  @IntegerField(1, 1_000_000, { description: 'How many points to give.', example: 50 }) quantity: number;
}

@Controller()
export class GivePoints {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points',
    id: 'givePoints',
    who: 'staff',
    idempotency: 'required',
    tag: 'Customers',
    summary: 'Give points',
    description:
      "Adds points to a customer's points card and issues the rewards of the thresholds that are reached. A card with a size starts again when it is full, with the remaining points.",
    params: cardParams,
    body: { type: GivePointsBody, example: { quantity: 50, reason: 'Paid cash at the counter' } },
    answer: givenAnswer,
    refusals: giveRefusals,
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() body: GivePointsBody,
  ): Promise<string> {
    return write(customerId, async (tx, by, actor) => {
      const given = await giveToCard(tx, actor, { customerId, cardId, unit: 'points', ...body }, by);
      return givenView(given, await tx.now());
    });
  }
}
