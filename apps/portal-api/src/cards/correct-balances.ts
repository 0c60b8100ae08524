import { CorrectBalanceBody } from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { CardView } from '#http/views/card.view.js';
import { correctBalance } from '#operations/cards/correct-balance.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

const common = { who: 'staff', tag: 'Customers' } as const;

@Controller()
export class CorrectPoints {
  @PortalOperation({
    ...cardOperations.correctPoints,
    ...common,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points/correct',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() body: CorrectBalanceBody,
  ): Promise<string> {
    return correct(write, { customerId, cardId, unit: 'points' }, body);
  }
}

@Controller()
export class CorrectStamps {
  @PortalOperation({
    ...cardOperations.correctStamps,
    ...common,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/stamps/correct',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() body: CorrectBalanceBody,
  ): Promise<string> {
    return correct(write, { customerId, cardId, unit: 'stamps' }, body);
  }
}

function correct(
  write: WriteOnceAs,
  of: Omit<Parameters<typeof correctBalance>[2], 'change' | 'reason'>,
  body: CorrectBalanceBody,
): Promise<string> {
  const { change, reason } = body;
  return write(
    of.customerId,
    async (tx, actor) => new CardView(await correctBalance(tx, actor, { ...of, change, reason })),
  );
}
