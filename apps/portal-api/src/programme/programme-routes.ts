import { CreateCardDefinition } from './cards/create-card-definition.js';
import { CreateLocation } from './locations/create-location.js';
import { CreateRewardTemplate } from './rewards/create-reward-template.js';
import { CreateVoucherTemplate } from './vouchers/create-voucher-template.js';
import { ListCardDefinitions } from './cards/list-card-definitions.js';
import { ListLocations } from './locations/list-locations.js';
import { ListRewardTemplates } from './rewards/list-reward-templates.js';
import { ListVoucherTemplates } from './vouchers/list-voucher-templates.js';
import { PreviewOrder } from './orders/preview-order.js';
import { ReadCardDefinition } from './cards/read-card-definition.js';
import { ReadLocation } from './locations/read-location.js';
import { ReadOrderSettings } from './orders/read-order-settings.js';
import { ReadRewardTemplate } from './rewards/read-reward-template.js';
import { ReadVoucherTemplate } from './vouchers/read-voucher-template.js';
import { SaveOrderSettings } from './orders/save-order-settings.js';
import { UpdateCardDefinition } from './cards/update-card-definition.js';
import { UpdateLocation } from './locations/update-location.js';
import { UpdateRewardTemplate } from './rewards/update-reward-template.js';
import { UpdateVoucherTemplate } from './vouchers/update-voucher-template.js';

/** Every route of the programme, a class each. */
export const programmeRoutes = [
  ...[ListCardDefinitions, CreateCardDefinition, ReadCardDefinition, UpdateCardDefinition],
  ...[ListRewardTemplates, CreateRewardTemplate, ReadRewardTemplate, UpdateRewardTemplate],
  ...[ListVoucherTemplates, CreateVoucherTemplate, ReadVoucherTemplate, UpdateVoucherTemplate],
  ...[ListLocations, CreateLocation, ReadLocation, UpdateLocation],
  ...[ReadOrderSettings, SaveOrderSettings, PreviewOrder],
];
