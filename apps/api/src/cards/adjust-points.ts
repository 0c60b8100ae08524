import { WholeNumber } from '#http/input/fields.js';
import { adjustPoints } from '#operations/cards/adjust-points.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
import { cardExample, cardParams, CardView } from '#http/views/card.view.js';

export class AdjustPointsBody {
  @WholeNumber(0, 1_000_000_000, { description: 'The new balance. It replaces the current one.', example: 250 })
  points: number;
}

@Controller()
export class AdjustPoints {
  constructor(private readonly writes: WriteOnce) {}

  @Operation({
    method: 'POST',
    path: '/customers/:customerId/cards/:cardId/points/adjust',
    id: 'adjustPoints',
    anyScope: ['customers:write'],
    idempotency: 'required',
    tag: 'Cards',
    summary: 'Adjust a points balance',
    description:
      'Sets the balance of an open-ended points card to an absolute value. It issues no reward and does not ' +
      'change `lifetimePoints`.',
    params: cardParams,
    body: { type: AdjustPointsBody, example: { points: 250 } },
    answer: {
      description: 'The card with its new balance.',
      shape: 'data',
      type: CardView,
      example: { ...cardExample, title: 'Points', type: 'points', stamps: 0, points: 250 },
    },
    refusals: ['customer_not_found', 'card_not_found', 'card_not_adjustable'],
  })
  handle(
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { points }: AdjustPointsBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      const card = await adjustPoints(tx, actor, { customerId, cardId, points });
      return { status: 200, body: { success: true, data: new CardView(card) } };
    });
  }
}
