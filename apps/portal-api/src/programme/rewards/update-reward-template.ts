import type { RewardTemplate } from '#domain/rewards/reward.js';
import { notFound } from '#domain/errors.js';
import { TextField, BooleanField, IntegerField } from '#http/input/fields.js';
import { rewardTemplateExample, RewardTemplateView } from '#http/views/reward-template.view.js';
import { updateRewardTemplate } from '#operations/rewards/update-reward-template.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { writeAsMember } from '../../edge/write-as-member.js';
import { activeField, externalIdField, maxDays } from '../programme-fields.js';
import { externalIdRefusals } from '../programme-refusals.js';
import { maxDescriptionLength, maxPrice, rewardTemplateFields } from './reward-template-fields.js';

export class UpdateRewardTemplateBody {
  @TextField(1, 200, { ...rewardTemplateFields.title, optional: true }) title?: string;
  @TextField(0, maxDescriptionLength, rewardTemplateFields.description) description?: string | null;
  @IntegerField(1, maxDays, rewardTemplateFields.expiryDays) expiryDays?: number | null;
  @IntegerField(1, maxPrice, rewardTemplateFields.pointsPrice) pointsPrice?: number | null;
  @TextField(1, 128, externalIdField) externalId?: string;
  @BooleanField(activeField) active?: boolean;
}

@Controller()
export class UpdateRewardTemplate {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PATCH',
    path: '/merchants/:m/reward-templates/:id',
    id: 'updateRewardTemplate',
    who: 'admin',
    tag: 'Programme',
    summary: 'Change a reward template',
    description:
      'Changes the fields in the body, including `active`. Absent fields are unchanged. Issued rewards keep their title and expiry.',
    params: { id: 'id or externalId of the reward template.' },
    body: { type: UpdateRewardTemplateBody, example: { expiryDays: null, active: true }, optional: true },
    answer: {
      description: 'The reward template.',
      shape: 'data',
      type: RewardTemplateView,
      example: rewardTemplateExample,
    },
    refusals: [...externalIdRefusals, notFound('reward template')],
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() body: UpdateRewardTemplateBody,
  ): Promise<RewardTemplateView> {
    const shownAs = (shown: RewardTemplate) => new RewardTemplateView(shown);
    return writeAsMember(this.db, member, id, async (tx, actor) =>
      shownAs(await updateRewardTemplate(tx, actor, id, body, shownAs)),
    );
  }
}
