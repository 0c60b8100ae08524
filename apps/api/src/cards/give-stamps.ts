import { IdField, WholeNumber } from '#http/input/fields.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation } from '../edge/operation.js';
import { WriteOnce } from '../edge/write-once.js';
import { givenAnswer, givenBody, giveRefusals } from './given.view.js';
import { cardParams } from '#http/views/card.view.js';

export class GiveStampsBody {
  @WholeNumber(1, 100, { description: 'How many stamps to give.', example: 2 }) quantity: number;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where they are given.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

@Controller()
export class GiveStamps {
  constructor(private readonly writes: WriteOnce) {}

  @Operation({
    method: 'POST',
    path: '/customers/:customerId/cards/:cardId/stamps',
    id: 'giveStamps',
    anyScope: ['customers:write'],
    idempotency: 'required',
    tag: 'Cards',
    summary: 'Give stamps',
    description:
      "Adds stamps to a customer's stamp card and issues the rewards of the thresholds that are reached. A full " +
      'card starts again with the remaining stamps.',
    params: cardParams,
    body: { type: GiveStampsBody, example: { quantity: 2 } },
    answer: givenAnswer,
    refusals: giveRefusals,
  })
  handle(
    @Param('customerId') customerId: string,
    @Param('cardId') cardId: string,
    @Body() { quantity, locationId }: GiveStampsBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.writes.answer(request, reply, async (tx, actor) => {
      const given = await giveToCard(tx, actor, { customerId, cardId, unit: 'stamps', quantity, locationId });
      return { status: 200, body: givenBody(given, await tx.now()) };
    });
  }
}
