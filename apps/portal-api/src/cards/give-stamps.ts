import { IntegerField } from '#http/input/fields.js';
import { cardParams } from '#http/views/card.view.js';
import { givenAnswer, givenView, giveRefusals } from '#http/views/given.view.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import { Body, Controller, Param } from '@nestjs/common';
import { GivenByHand } from '../edge/given-by-hand.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class GiveStampsBody extends GivenByHand {
  @IntegerField(1, 100, { description: 'How many stamps to give.', example: 2 }) quantity: number;
}

@Controller()
export class GiveStamps {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/:customerId/cards/:cardId/stamps',
    id: 'giveStamps',
    who: 'staff',
    idempotency: 'required',
    tag: 'Customers',
    summary: 'Give stamps',
    description:
      "Adds stamps to a customer's stamp card and issues the rewards that it reaches. A full card starts again with the remaining stamps.",
    params: cardParams,
    body: { type: GiveStampsBody, example: { quantity: 2, reason: 'Paid cash at the counter' } },
    answer: givenAnswer,
    refusals: giveRefusals,
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() body: GiveStampsBody,
  ): Promise<string> {
    return write(customerId, async (tx, by, actor) => {
      const given = await giveToCard(tx, actor, { customerId, cardId, unit: 'stamps', ...body }, by);
      return givenView(given, await tx.now());
    });
  }
}
