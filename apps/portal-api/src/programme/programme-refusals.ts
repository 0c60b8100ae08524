import { externalIdTaken, notFound, Refusal } from '#domain/errors.js';
import { exampleOf } from '#http/openapi/documented-refusals.js';
import { tooManySlowReads } from '#persistence/database/connections/slow-reads.js';

const invalid = (reason: string, message: string): Refusal => new Refusal('invalid', reason, message);

/** The refusals of an externalId that a body sets, as examples for the documentation. */
export const externalIdRefusals: readonly Refusal[] = [
  invalid(
    'external_id_invalid',
    'externalId must be 1 to 128 printable characters that do not look like an id of this service.',
  ),
  externalIdTaken(),
];

const amountRefusals = (['amount_invalid', 'amount_too_precise', 'amount_too_large'] as const).map(exampleOf);

export const cardRefusals: readonly Refusal[] = [
  ...externalIdRefusals,
  invalid('card_size_invalid', 'A stamp card must have numberOfStamps, and no openEnded or numberOfPoints.'),
  invalid('progression_invalid', "Each at in progression must be from 1 to the card's size."),
  notFound('reward template'),
];

export const cardChangeRefusals: readonly Refusal[] = [
  ...cardRefusals,
  notFound('card definition'),
  invalid('card_type_fixed', 'type cannot be changed. Create a new card instead.'),
  invalid(
    'card_size_too_small',
    'The card cannot be this small: a customer has 900, which would fill it more than 10 times.',
  ),
  tooManySlowReads(),
];

export const voucherTemplateRefusals: readonly Refusal[] = [
  ...externalIdRefusals,
  ...amountRefusals,
  invalid('currency_unknown', 'currency must be the ISO 4217 code of a currency in use.'),
  invalid('template_value_invalid', 'A fixed voucher template must have a value above 0, and no minValue or maxValue.'),
];

export const voucherTemplateChangeRefusals: readonly Refusal[] = [
  ...voucherTemplateRefusals,
  notFound('voucher template'),
  invalid('template_type_fixed', 'type cannot be changed. Create a new template instead.'),
  invalid('template_currency_fixed', 'currency cannot be changed. Create a new template instead.'),
];

export const orderSettingsRefusals: readonly Refusal[] = [
  ...amountRefusals,
  invalid('order_settings_invalid', 'cardId of the stamp award must name a stamp card.'),
  notFound('card definition'),
  notFound('reward template'),
];

export const previewRefusals: readonly Refusal[] = [
  ...orderSettingsRefusals,
  ...(['order_value_invalid', 'order_value_too_large', 'balance_too_large', 'too_many_rewards'] as const).map(
    exampleOf,
  ),
];
