import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { CreateCardDefinition } from './cards/create-card-definition.js';
import { ListCardDefinitions } from './cards/list-card-definitions.js';
import { PreviewPointsExpiry } from './cards/preview-points-expiry.js';
import { ReadCardDefinition } from './cards/read-card-definition.js';
import { UpdateCardDefinition } from './cards/update-card-definition.js';
import { ListHolders } from './list-holders.js';
import { CreateLocation } from './locations/create-location.js';
import { ListLocations } from './locations/list-locations.js';
import { ReadLocation } from './locations/read-location.js';
import { UpdateLocation } from './locations/update-location.js';
import { PreviewOrder } from './orders/preview-order.js';
import { ReadOrderSettings } from './orders/read-order-settings.js';
import { SaveOrderSettings } from './orders/save-order-settings.js';
import { CreateRewardTemplate } from './rewards/create-reward-template.js';
import { ListRewardTemplates } from './rewards/list-reward-templates.js';
import { ReadRewardTemplate } from './rewards/read-reward-template.js';
import { UpdateRewardTemplate } from './rewards/update-reward-template.js';
import { CreateVoucherTemplate } from './vouchers/create-voucher-template.js';
import { ListVoucherTemplates } from './vouchers/list-voucher-templates.js';
import { ReadVoucherTemplate } from './vouchers/read-voucher-template.js';
import { UpdateVoucherTemplate } from './vouchers/update-voucher-template.js';

/** Cards, rewards, voucher templates, locations and order settings. */
@Module({
  imports: [EdgeModule],
  controllers: [
    ListCardDefinitions,
    CreateCardDefinition,
    ReadCardDefinition,
    UpdateCardDefinition,
    PreviewPointsExpiry,
    ListRewardTemplates,
    CreateRewardTemplate,
    ReadRewardTemplate,
    UpdateRewardTemplate,
    ListVoucherTemplates,
    CreateVoucherTemplate,
    ReadVoucherTemplate,
    UpdateVoucherTemplate,
    ListLocations,
    CreateLocation,
    ReadLocation,
    UpdateLocation,
    ReadOrderSettings,
    SaveOrderSettings,
    PreviewOrder,
    ListHolders,
  ],
})
export class ProgrammeModule {}
