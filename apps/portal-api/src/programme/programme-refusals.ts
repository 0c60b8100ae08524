import { externalIdInvalid, externalIdTaken } from '#domain/errors.js';
import {
  balanceTooLarge,
  cardSizeTooSmall,
  cardTypeFixed,
  pointsExpiryInvalid,
  progressionInvalid,
  stampCardSizeInvalid,
  tooManyRewards,
} from '#domain/cards/refusals.js';
import { maxBalance, maxRewards } from '#domain/cards/progress.js';
import { maxRoundsOfBalance } from '#domain/cards/change-definition.js';
import { currencyUnknown } from '#domain/money.js';
import { awardCardMismatch } from '#domain/orders/refusals.js';
import { fixedValueInvalid, templateCurrencyFixed, templateTypeFixed } from '#domain/vouchers/refusals.js';
import { amountRefusals, type Documented } from '#http/openapi/documented-refusals.js';
import { tooManySlowReads } from '#persistence/database/connections/slow-reads.js';

/** The refusals of an externalId that a body sets. */
export const externalIdRefusals: readonly Documented[] = [externalIdInvalid(), externalIdTaken()];

export const cardRefusals: readonly Documented[] = [
  ...externalIdRefusals,
  stampCardSizeInvalid(),
  progressionInvalid(),
  pointsExpiryInvalid(),
  'reward_template_not_found',
];

export const cardChangeRefusals: readonly Documented[] = [
  ...cardRefusals,
  'card_definition_not_found',
  cardTypeFixed(),
  cardSizeTooSmall(900, maxRoundsOfBalance),
  tooManySlowReads(),
];

export const expiryPreviewRefusals: readonly Documented[] = [
  'card_definition_not_found',
  pointsExpiryInvalid(),
  tooManySlowReads(),
];

export const voucherTemplateRefusals: readonly Documented[] = [
  ...externalIdRefusals,
  ...amountRefusals('value'),
  currencyUnknown(),
  fixedValueInvalid(),
];

export const voucherTemplateChangeRefusals: readonly Documented[] = [
  ...voucherTemplateRefusals,
  'voucher_template_not_found',
  templateTypeFixed(),
  templateCurrencyFixed(),
];

export const orderSettingsRefusals: readonly Documented[] = [
  ...amountRefusals('minimumOrderValue'),
  awardCardMismatch('stamp'),
  'card_definition_not_found',
  'reward_template_not_found',
];

export const previewRefusals: readonly Documented[] = [
  ...orderSettingsRefusals,
  'order_value_invalid',
  'order_value_too_large',
  balanceTooLarge('The order', maxBalance),
  tooManyRewards(maxRewards, 'The order'),
];
