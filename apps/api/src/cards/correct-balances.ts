import { CorrectBalanceBody } from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { CardView } from '#http/views/card.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { correctBalance } from '#operations/cards/correct-balance.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

const common = { anyScope: ['customers:write'], tag: 'Cards' } as const;

@Controller()
export class CorrectPoints {
  @Operation({
    ...cardOperations.correctPoints,
    ...common,
    path: '/customers/:customerId/cards/:cardId/points/correct',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { change, reason }: CorrectBalanceBody,
  ): Promise<CardView> {
    const correction = { customerId, cardId, unit: 'points', change, reason } as const;
    return new CardView(await correctBalance(tx, actor, correction));
  }
}

@Controller()
export class CorrectStamps {
  @Operation({
    ...cardOperations.correctStamps,
    ...common,
    path: '/customers/:customerId/cards/:cardId/stamps/correct',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { change, reason }: CorrectBalanceBody,
  ): Promise<CardView> {
    const correction = { customerId, cardId, unit: 'stamps', change, reason } as const;
    return new CardView(await correctBalance(tx, actor, correction));
  }
}
