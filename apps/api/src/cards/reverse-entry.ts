import { TextField } from '#http/input/fields.js';
import {
  entryNumber,
  entryParams,
  reversedEntryAnswer,
  ReversedEntryView,
  reverseEntryRefusals,
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
    params: entryParams,
    body: { type: ReverseEntryBody, example: { reason: 'Given to the wrong card' } },
    answer: reversedEntryAnswer,
    refusals: reverseEntryRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Param('number') number: string,
    @Body() { reason }: ReverseEntryBody,
  ): Promise<ReversedEntryView> {
    const reversal = { customerId, cardId, number: entryNumber(number), reason };
    return new ReversedEntryView(await reverseEntry(tx, actor, reversal, 'unaudited'));
  }
}
