import type { ShownCardDefinition } from '#persistence/cards/card-definition.store.js';
import { ChoiceField, TextField, BooleanField, IntegerField } from '#http/input/fields.js';
import { ObjectListField } from '#http/input/nested-fields.js';
import { cardDefinitionExample, CardDefinitionView } from '#http/views/card-definition.view.js';
import type { CardType, PointsExpiry } from '#domain/cards/card.js';
import { refuseTooSmallCard } from '#operations/cards/refuse-too-small-card.js';
import { updateCardDefinition } from '#operations/cards/update-card-definition.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { writeAsMember } from '../../edge/write-as-member.js';
import { PointsExpiryField } from './points-expiry-field.js';
import { cardFields, maxPoints, maxStamps, maxSteps, ProgressionStepBody } from './card-definition-fields.js';
import { activeField, externalIdField } from '../programme-fields.js';
import { cardChangeRefusals } from '../programme-refusals.js';

@ApiExtraModels(ProgressionStepBody)
export class UpdateCardDefinitionBody {
  @TextField(1, 200, { ...cardFields.title, optional: true }) title?: string;
  @ChoiceField(['stamp', 'points'], { ...cardFields.type, optional: true }) type?: CardType;
  @IntegerField(1, maxStamps, cardFields.numberOfStamps) numberOfStamps?: number | null;
  @BooleanField(cardFields.openEnded) openEnded?: boolean;
  @IntegerField(1, maxPoints, cardFields.numberOfPoints) numberOfPoints?: number | null;
  @ObjectListField(ProgressionStepBody, maxSteps, cardFields.progression) progression?: ProgressionStepBody[];
  @PointsExpiryField(cardFields.pointsExpiry) pointsExpiry?: PointsExpiry | null;
  @BooleanField(cardFields.applyToExisting) applyToExisting?: boolean;
  @BooleanField(cardFields.autoEnrol) autoEnrol?: boolean;
  @TextField(1, 128, externalIdField) externalId?: string;
  @BooleanField(activeField) active?: boolean;
}

@Controller()
export class UpdateCardDefinition {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PATCH',
    path: '/merchants/:m/cards/:id',
    id: 'updateCardDefinition',
    who: 'admin',
    tag: 'Programme',
    summary: 'Change a card',
    description:
      'Changes the fields in the body, including `active`. Absent fields are unchanged. `type` never changes. ' +
      "Customers keep their balances. If a customer's balance is above the new size, their card is completed the " +
      'next time that stamps or points are given. The change itself issues no reward. A new `pointsExpiry` applies ' +
      'to points that are earned afterwards. With `applyToExisting`, it is also applied to the points that customers ' +
      'hold, in the background.',
    params: { id: 'id or externalId of the card.' },
    body: { type: UpdateCardDefinitionBody, example: { title: 'Our coffee card', active: true }, optional: true },
    answer: { description: 'The card.', shape: 'data', type: CardDefinitionView, example: cardDefinitionExample },
    refusals: cardChangeRefusals,
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() body: UpdateCardDefinitionBody,
  ): Promise<CardDefinitionView> {
    await refuseTooSmallCard(this.db, member.merchantId, id, body);
    const shownAs = (shown: ShownCardDefinition) => new CardDefinitionView(shown);
    return writeAsMember(this.db, member, id, async (tx, actor) =>
      shownAs(await updateCardDefinition(tx, actor, id, body, shownAs)),
    );
  }
}
