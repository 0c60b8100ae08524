import { ReverseEntryBody } from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { numberInPath } from '#http/requests/number-in-path.js';
import { ReversedEntryView } from '#http/views/reversed-entry.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { reverseEntry } from '#operations/cards/reverse-entry.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class ReverseEntry {
  @Operation({
    ...cardOperations.reverseEntry,
    path: '/customers/:customerId/cards/:cardId/entries/:number/reverse',
    anyScope: ['customers:write'],
    tag: 'Cards',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Param('number') number: string,
    @Body() { reason }: ReverseEntryBody,
  ): Promise<ReversedEntryView> {
    const reversal = { customerId, cardId, number: numberInPath(number), reason };
    return new ReversedEntryView(await reverseEntry(tx, actor, reversal));
  }
}
