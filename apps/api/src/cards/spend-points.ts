import { spendingUnclear } from '#domain/cards/refusals.js';
import { IdField, IntegerField, TextField } from '#http/input/fields.js';
import { cardParams } from '#http/views/card.view.js';
import { spendRefusals, spentAnswer, SpentView } from '#http/views/spent.view.js';
import type { Actor } from '#operations/actor.js';
import { spendPoints } from '#operations/cards/spend-points.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { type CheckedBody, CurrentActor, CurrentTx } from '../edge/write.js';

export class SpendPointsBody implements CheckedBody {
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

  @TextField(1, 200, {
    optional: true,
    description: 'Your own text for what they are spent on.',
    example: 'till-7-4711',
  })
  reference?: string;

  @TextField(1, 500, { optional: true, description: 'Why.', example: 'Discount of 1.20' }) reason?: string;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where they are spent.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;

  check(): void {
    if ((this.quantity === undefined) === (this.rewardId === undefined)) throw spendingUnclear();
  }
}

@Controller()
export class SpendPoints {
  @Operation({
    method: 'POST',
    path: '/customers/:customerId/cards/:cardId/points/spend',
    id: 'spendPoints',
    anyScope: ['points:spend'],
    idempotency: 'required',
    tag: 'Cards',
    summary: 'Spend points',
    description:
      'Takes points from an open-ended points card, also of an inactive definition: a `quantity`, or the `pointsPrice` of a ' +
      'reward template, whose reward is issued in the same transaction. `lifetimePoints` does not change.',
    params: cardParams,
    body: { type: SpendPointsBody, example: { rewardId: 'free-coffee' } },
    answer: spentAnswer,
    refusals: spendRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { quantity, rewardId, ...more }: SpendPointsBody,
  ): Promise<SpentView> {
    const what = rewardId === undefined ? { quantity: quantity ?? 0 } : { rewardTemplateId: rewardId };
    const spending = await spendPoints(tx, actor, { customerId, cardId, what, ...more }, 'unaudited');
    return new SpentView(spending, await tx.now());
  }
}
