import { correctionOfNothing } from '#domain/cards/refusals.js';
import { IntegerField, TextField } from '#http/input/fields.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import { cardExample, cardParams, CardView } from '#http/views/card.view.js';
import { correctBalance } from '#operations/cards/correct-balance.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

const most = 1_000_000_000;

export class CorrectBalanceBody {
  @IntegerField(-most, most, { description: 'What is added to the balance, or taken from it. Not 0.', example: -20 })
  change: number;

  @TextField(1, 500, { description: "Recorded permanently in the card's ledger.", example: 'Counted twice' })
  reason: string;
}

const common = {
  method: 'POST',
  who: 'staff',
  idempotency: 'required',
  tag: 'Customers',
  params: cardParams,
  body: { type: CorrectBalanceBody, example: { change: -20, reason: 'Counted twice' } },
} as const;
const refusals: Documented[] = ['customer_not_found', 'card_not_found', 'insufficient_balance', 'balance_too_large'];

@Controller()
export class CorrectPoints {
  @PortalOperation({
    ...common,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points/correct',
    id: 'correctPoints',
    summary: 'Correct a points balance',
    description:
      'Changes the balance of an open-ended points card by a signed amount. It issues no reward and does not change ' +
      '`lifetimePoints`.',
    answer: {
      description: 'The card with its new balance.',
      shape: 'data',
      type: CardView,
      example: { ...cardExample, title: 'Points', type: 'points', stamps: 0, points: 230 },
    },
    refusals: [...refusals, 'card_not_adjustable'],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { change, reason }: CorrectBalanceBody,
  ): Promise<string> {
    return correct(write, { customerId, cardId, unit: 'points', change, reason });
  }
}

@Controller()
export class CorrectStamps {
  @PortalOperation({
    ...common,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/stamps/correct',
    id: 'correctStamps',
    summary: 'Correct a stamp balance',
    description:
      'Changes the balance of a stamp card by a signed amount, from 0 to one below full. It issues no reward and does not ' +
      'change `lifetimeStamps`.',
    answer: { description: 'The card with its new balance.', shape: 'data', type: CardView, example: cardExample },
    refusals: [...refusals, 'card_type_mismatch'],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { change, reason }: CorrectBalanceBody,
  ): Promise<string> {
    return correct(write, { customerId, cardId, unit: 'stamps', change, reason });
  }
}

function correct(write: WriteOnceAs, correction: Parameters<typeof correctBalance>[2]): Promise<string> {
  if (correction.change === 0) throw correctionOfNothing();
  return write(
    correction.customerId,
    async (tx, by, actor) => new CardView(await correctBalance(tx, actor, correction, by)),
  );
}
