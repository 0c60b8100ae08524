import type { CardType, PointsExpiry } from '#domain/cards/card.js';
import { ChoiceField, TextField, BooleanField, IntegerField } from '#http/input/fields.js';
import { ObjectListField } from '#http/input/nested-fields.js';
import { cardDefinitionExample, CardDefinitionView } from '#http/views/card-definition.view.js';
import { createCardDefinition } from '#operations/cards/create-card-definition.js';
import { Body, Controller } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import { PortalOperation } from '../../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../../edge/write-once.js';
import { PointsExpiryField } from './points-expiry-field.js';
import { cardFields, maxPoints, maxStamps, maxSteps, ProgressionStepBody } from './card-definition-fields.js';
import { externalIdField } from '../programme-fields.js';
import { cardRefusals } from '../programme-refusals.js';

@ApiExtraModels(ProgressionStepBody)
export class CreateCardDefinitionBody {
  @TextField(1, 200, cardFields.title) title: string;
  @ChoiceField(['stamp', 'points'], cardFields.type) type: CardType;
  @IntegerField(1, maxStamps, cardFields.numberOfStamps) numberOfStamps?: number | null;
  @BooleanField(cardFields.openEnded) openEnded?: boolean;
  @IntegerField(1, maxPoints, cardFields.numberOfPoints) numberOfPoints?: number | null;
  @ObjectListField(ProgressionStepBody, maxSteps, cardFields.progression) progression?: ProgressionStepBody[];
  @PointsExpiryField(cardFields.pointsExpiry) pointsExpiry?: PointsExpiry | null;
  @BooleanField(cardFields.autoEnrol) autoEnrol?: boolean;
  @TextField(1, 128, externalIdField) externalId?: string;
}

@Controller()
export class CreateCardDefinition {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/cards',
    id: 'createCardDefinition',
    who: 'admin',
    tag: 'Programme',
    summary: 'Add a card',
    description:
      'A stamp card has `numberOfStamps`. A points card is `openEnded` or has `numberOfPoints`. With ' +
      '`autoEnrol`, new customers get the card at once and existing customers get it in the background.',
    body: {
      type: CreateCardDefinitionBody,
      example: {
        title: 'Coffee card',
        type: 'stamp',
        numberOfStamps: 10,
        progression: [{ at: 10, rewardTemplateId: 'free-coffee' }],
      },
    },
    answer: {
      status: 201,
      description: 'The card.',
      shape: 'data',
      type: CardDefinitionView,
      example: cardDefinitionExample,
    },
    idempotency: 'optional',
    refusals: cardRefusals,
  })
  handle(@WriteOnce() write: WriteOnceAs, @Body() body: CreateCardDefinitionBody): Promise<string> {
    return write(undefined, async (tx, actor) => new CardDefinitionView(await createCardDefinition(tx, actor, body)));
  }
}
