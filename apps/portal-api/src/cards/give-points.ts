import * as bodies from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { TextField } from '#http/input/fields.js';
import { givenView } from '#http/views/given.view.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { reasonOfGiftField } from '../edge/reason-fields.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class GivePointsBody extends bodies.GivePointsBody {
  @TextField(1, 500, reasonOfGiftField) reason: string;
}

@Controller()
export class GivePoints {
  @PortalOperation({
    ...cardOperations.givePoints,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points',
    who: 'staff',
    tag: 'Customers',
    body: { type: GivePointsBody, example: { quantity: 50, reason: reasonOfGiftField.example } },
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() body: GivePointsBody,
  ): Promise<string> {
    return write(customerId, async (tx, actor) => {
      const given = await giveToCard(tx, actor, { customerId, cardId, unit: 'points', ...body });
      return givenView(given, await tx.now());
    });
  }
}
