import { TextField, IntegerField } from '#http/input/fields.js';
import { rewardTemplateExample, RewardTemplateView } from '#http/views/reward-template.view.js';
import { createRewardTemplate } from '#operations/rewards/create-reward-template.js';
import { Body, Controller } from '@nestjs/common';
import { PortalOperation } from '../../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../../edge/write-once.js';
import { externalIdField, maxDays } from '../programme-fields.js';
import { externalIdRefusals } from '../programme-refusals.js';
import { maxDescriptionLength, maxPrice, rewardTemplateFields } from './reward-template-fields.js';

export class CreateRewardTemplateBody {
  @TextField(1, 200, rewardTemplateFields.title) title: string;
  @TextField(0, maxDescriptionLength, rewardTemplateFields.description) description?: string | null;
  @IntegerField(1, maxDays, rewardTemplateFields.expiryDays) expiryDays?: number | null;
  @IntegerField(1, maxPrice, rewardTemplateFields.pointsPrice) pointsPrice?: number | null;
  @TextField(1, 128, externalIdField) externalId?: string;
}

@Controller()
export class CreateRewardTemplate {
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/reward-templates',
    id: 'createRewardTemplate',
    who: 'admin',
    tag: 'Programme',
    summary: 'Add a reward template',
    description: 'Creates a template that cards, orders and staff issue rewards from.',
    body: {
      type: CreateRewardTemplateBody,
      example: { title: 'A free coffee', description: 'Any coffee, any size.', expiryDays: 60 },
    },
    answer: {
      status: 201,
      description: 'The reward template.',
      shape: 'data',
      type: RewardTemplateView,
      example: rewardTemplateExample,
    },
    idempotency: 'optional',
    refusals: externalIdRefusals,
  })
  handle(@WriteOnce() write: WriteOnceAs, @Body() body: CreateRewardTemplateBody): Promise<string> {
    return write(undefined, async (tx, actor) => new RewardTemplateView(await createRewardTemplate(tx, actor, body)));
  }
}
