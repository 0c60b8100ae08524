import { TextField } from '#http/input/fields.js';
import { cardExample, cardParams, CardView } from '#http/views/card.view.js';
import {
  KeptRewardView,
  ReversedEntryView,
  revokedRewardExample,
  RevokedRewardView,
} from '#http/views/reversed-entry.view.js';
import type { Actor } from '#operations/actor.js';
import { reverseEntry } from '#operations/cards/reverse-entry.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

export class ReverseEntryBody {
  @TextField(1, 500, { description: 'Why.', example: 'Given to the wrong card' }) reason: string;
}

@Controller()
export class ReverseEntry {
  @Operation({
    method: 'POST',
    path: '/customers/:customerId/cards/:cardId/entries/:number/reverse',
    id: 'reverseEntry',
    anyScope: ['customers:write'],
    idempotency: 'required',
    tag: 'Cards',
    summary: 'Reverse a ledger entry',
    description:
      'Takes a give back, or gives a spend back, once. Lifetime figures shrink by a give that is taken back, and a debt that it ' +
      'paid is owed again. Rewards that the entry issued are cancelled where they are active; a spend that bought a reward which ' +
      'was used is not given back. The entry of an order is taken back by returning the order.',
    params: { ...cardParams, number: 'The number of the entry.' },
    body: { type: ReverseEntryBody, example: { reason: 'Given to the wrong card' } },
    answer: {
      description: 'The card with its new balance, and what became of the rewards of the entry.',
      shape: 'whole',
      type: ReversedEntryView,
      example: { data: cardExample, rewardsRevoked: [revokedRewardExample], rewardsKept: [] },
    },
    refusals: [
      ...(['customer_not_found', 'card_not_found', 'entry_not_found', 'already_reversed', 'use_return'] as const),
      ...(['not_reversible', 'insufficient_balance', 'reward_used'] as const),
    ],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Param('number') number: string,
    @Body() { reason }: ReverseEntryBody,
  ): Promise<ReversedEntryView> {
    const reversal = { customerId, cardId, number: /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null, reason };
    const { card, revoked, kept } = await reverseEntry(tx, actor, reversal);
    return {
      data: new CardView(card),
      rewardsRevoked: revoked.map((reward) => new RevokedRewardView(reward)),
      rewardsKept: kept.map((one) => new KeptRewardView(one)),
    };
  }
}
