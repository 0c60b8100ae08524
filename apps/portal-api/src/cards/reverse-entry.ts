import { TextField } from '#http/input/fields.js';
import {
  entryNumber,
  entryParams,
  reversedEntryAnswer,
  ReversedEntryView,
  reverseEntryRefusals,
} from '#http/views/reversed-entry.view.js';
import { reverseEntry } from '#operations/cards/reverse-entry.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class ReverseEntryBody {
  @TextField(1, 500, { description: "Recorded permanently in the card's ledger.", example: 'Given to the wrong card' })
  reason: string;
}

/** For admins, as all that takes an entry back. (docs/decisions/0086) */
@Controller()
export class ReverseEntry {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/:customerId/cards/:cardId/entries/:number/reverse',
    id: 'reverseEntry',
    who: 'admin',
    idempotency: 'required',
    tag: 'Customers',
    summary: 'Reverse a ledger entry',
    description:
      'Takes a give back, or gives a spend back, once. Rewards that the entry issued are cancelled where they are active; a spend ' +
      'that bought a reward which was used is not given back. The entry of an order is taken back by returning the order.',
    params: entryParams,
    body: { type: ReverseEntryBody, example: { reason: 'Given to the wrong card' } },
    answer: reversedEntryAnswer,
    refusals: reverseEntryRefusals,
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Param('number') number: string,
    @Body() { reason }: ReverseEntryBody,
  ): Promise<string> {
    const reversal = { customerId, cardId, number: entryNumber(number), reason };
    return write(
      customerId,
      async (tx, by, actor) => new ReversedEntryView(await reverseEntry(tx, actor, reversal, by)),
    );
  }
}
