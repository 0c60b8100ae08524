import { correctionOfNothing } from '#domain/cards/refusals.js';
import { IntegerField, TextField } from '#http/input/fields.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import { cardExample, cardParams, CardView } from '#http/views/card.view.js';
import type { Actor } from '#operations/actor.js';
import { correctBalance } from '#operations/cards/correct-balance.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { type CheckedBody, CurrentActor, CurrentTx } from '../edge/write.js';

const most = 1_000_000_000;

export class CorrectBalanceBody implements CheckedBody {
  @IntegerField(-most, most, { description: 'What is added to the balance, or taken from it. Not 0.', example: -20 })
  change: number;

  @TextField(1, 500, { description: 'Why.', example: 'Counted twice' }) reason: string;

  check(): void {
    if (this.change === 0) throw correctionOfNothing();
  }
}

const common = {
  method: 'POST',
  anyScope: ['customers:write'],
  idempotency: 'required',
  tag: 'Cards',
  params: cardParams,
  body: { type: CorrectBalanceBody, example: { change: -20, reason: 'Counted twice' } },
} as const;
const refusals: Documented[] = ['customer_not_found', 'card_not_found', 'insufficient_balance', 'balance_too_large'];

@Controller()
export class CorrectPoints {
  @Operation({
    ...common,
    path: '/customers/:customerId/cards/:cardId/points/correct',
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
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { change, reason }: CorrectBalanceBody,
  ): Promise<CardView> {
    return new CardView(
      await correctBalance(tx, actor, { customerId, cardId, unit: 'points', change, reason }, 'unaudited'),
    );
  }
}

@Controller()
export class CorrectStamps {
  @Operation({
    ...common,
    path: '/customers/:customerId/cards/:cardId/stamps/correct',
    id: 'correctStamps',
    summary: 'Correct a stamp balance',
    description:
      'Changes the balance of a stamp card by a signed amount, from 0 to one below full. It issues no reward and does not ' +
      'change `lifetimeStamps`.',
    answer: { description: 'The card with its new balance.', shape: 'data', type: CardView, example: cardExample },
    refusals: [...refusals, 'card_type_mismatch'],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { change, reason }: CorrectBalanceBody,
  ): Promise<CardView> {
    return new CardView(
      await correctBalance(tx, actor, { customerId, cardId, unit: 'stamps', change, reason }, 'unaudited'),
    );
  }
}
