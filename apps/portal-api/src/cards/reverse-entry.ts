import { ReverseEntryBody } from '#http/cards/card-bodies.js';
import { cardOperations } from '#http/cards/card-operations.js';
import { numberInPath } from '#http/requests/number-in-path.js';
import { ReversedEntryView } from '#http/views/reversed-entry.view.js';
import { reverseEntry } from '#operations/cards/reverse-entry.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

/** Only admins may reverse an entry. (docs/decisions/0086) */
@Controller()
export class ReverseEntry {
  @PortalOperation({
    ...cardOperations.reverseEntry,
    path: '/merchants/:m/customers/:customerId/cards/:cardId/entries/:number/reverse',
    who: 'admin',
    tag: 'Customers',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Param('number') number: string,
    @Body() { reason }: ReverseEntryBody,
  ): Promise<string> {
    const reversal = { customerId, cardId, number: numberInPath(number), reason };
    return write(customerId, async (tx, actor) => new ReversedEntryView(await reverseEntry(tx, actor, reversal)));
  }
}
