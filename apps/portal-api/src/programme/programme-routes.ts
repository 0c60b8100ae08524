import { CreateCardDefinition } from './create-card-definition.js';
import { CreateLocation } from './create-location.js';
import { CreateRewardTemplate } from './create-reward-template.js';
import { CreateVoucherTemplate } from './create-voucher-template.js';
import { ListCardDefinitions } from './list-card-definitions.js';
import { ListLocations } from './list-locations.js';
import { ListRewardTemplates } from './list-reward-templates.js';
import { ListVoucherTemplates } from './list-voucher-templates.js';
import { PreviewOrder } from './preview-order.js';
import { ReadCardDefinition } from './read-card-definition.js';
import { ReadLocation } from './read-location.js';
import { ReadOrderSettings } from './read-order-settings.js';
import { ReadRewardTemplate } from './read-reward-template.js';
import { ReadVoucherTemplate } from './read-voucher-template.js';
import { SaveOrderSettings } from './save-order-settings.js';
import { UpdateCardDefinition } from './update-card-definition.js';
import { UpdateLocation } from './update-location.js';
import { UpdateRewardTemplate } from './update-reward-template.js';
import { UpdateVoucherTemplate } from './update-voucher-template.js';

/** Every route of the programme, a class each. */
export const programmeRoutes = [
  ...[ListCardDefinitions, CreateCardDefinition, ReadCardDefinition, UpdateCardDefinition],
  ...[ListRewardTemplates, CreateRewardTemplate, ReadRewardTemplate, UpdateRewardTemplate],
  ...[ListVoucherTemplates, CreateVoucherTemplate, ReadVoucherTemplate, UpdateVoucherTemplate],
  ...[ListLocations, CreateLocation, ReadLocation, UpdateLocation],
  ...[ReadOrderSettings, SaveOrderSettings, PreviewOrder],
];
