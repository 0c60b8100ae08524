import { spendingUnclear } from '#domain/cards/refusals.js';
import { IdField, IntegerField, TextField } from '#http/input/fields.js';
import { cardParams } from '#http/views/card.view.js';
import { spendRefusals, spentAnswer, SpentView } from '#http/views/spent.view.js';
import { spendPoints } from '#operations/cards/spend-points.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class SpendPointsBody {
  @IntegerField(1, 1_000_000, {
    optional: true,
    description: 'How many points to spend. Absent where `rewardId` is given.',
    example: 120,
  })
  quantity?: number;

  @IdField({
    optional: true,
    description: 'id or externalId of an active reward template with a `pointsPrice`: the reward is issued for it.',
    example: 'free-coffee',
  })
  rewardId?: string;

  @TextField(1, 500, {
    optional: true,
    description: "Recorded permanently in the card's ledger.",
    example: 'Discount of 1.20',
  })
  reason?: string;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where they are spent.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

@Controller()
export class SpendPoints {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/:customerId/cards/:cardId/points/spend',
    id: 'spendPoints',
    who: 'staff',
    idempotency: 'required',
    tag: 'Customers',
    summary: 'Spend points',
    description:
      'Takes points from an open-ended points card, also of an inactive definition: a `quantity`, or the `pointsPrice` of a ' +
      'reward template, whose reward is issued in the same transaction. `lifetimePoints` does not change.',
    params: cardParams,
    body: { type: SpendPointsBody, example: { rewardId: 'free-coffee' } },
    answer: spentAnswer,
    refusals: spendRefusals,
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { quantity, rewardId, ...more }: SpendPointsBody,
  ): Promise<string> {
    if ((quantity === undefined) === (rewardId === undefined)) throw spendingUnclear();
    const what = rewardId === undefined ? { quantity: quantity ?? 0 } : { rewardTemplateId: rewardId };
    return write(customerId, async (tx, by, actor) => {
      const spending = await spendPoints(tx, actor, { customerId, cardId, what, ...more }, by);
      return new SpentView(spending, await tx.now());
    });
  }
}
