import { amountToMinor, currencyUnknown, isCurrency } from '../../money.js';
import { fixedValueInvalid, monetaryValuesInvalid, templateCurrencyFixed, templateTypeFixed } from '../refusals.js';
import type { VoucherTemplate } from '../voucher.js';

export type TemplateValues = Pick<VoucherTemplate, 'valueMinor' | 'minValueMinor' | 'maxValueMinor'>;

/** In major units of the currency. Null and absent are the same. */
export interface TemplateValuesInput {
  readonly value?: number | null | undefined;
  readonly minValue?: number | null | undefined;
  readonly maxValue?: number | null | undefined;
}

/**
 * Checks the values of a new template against its type and returns them in minor units. A fixed template has only a
 * value; a monetary one has only a minimum and a maximum.
 * @throws Refusal `invalid` currency_unknown, template_value_invalid, amount_*
 *   (docs/reference/vouchers.md#change-a-template)
 */
export function templateValues(
  { type, currency }: Pick<VoucherTemplate, 'type' | 'currency'>,
  input: TemplateValuesInput,
): TemplateValues {
  if (!isCurrency(currency)) throw currencyUnknown();
  const minor = (amount: number | null | undefined, field: string): number | null =>
    amount === null || amount === undefined ? null : amountToMinor(amount, currency, field);
  const values = {
    valueMinor: minor(input.value, 'value'),
    minValueMinor: minor(input.minValue, 'minValue'),
    maxValueMinor: minor(input.maxValue, 'maxValue'),
  };
  requireFittingValues(type, values);
  return values;
}

/** A change of a template's values. Absent fields stay as they are. */
export type ValuesChange = TemplateValuesInput & { readonly [Fixed in 'type' | 'currency']?: string | undefined };

/**
 * Returns the values of a template after a change. Type and currency never change, because they define what the amounts
 * mean.
 * @throws Refusal `invalid` template_type_fixed, template_currency_fixed, template_value_invalid, amount_*
 *   (docs/decisions/0027)
 */
export function changedValues(
  template: TemplateValues & Pick<VoucherTemplate, 'type' | 'currency'>,
  change: ValuesChange,
): TemplateValues {
  const { type, currency } = template;
  if ((change.type ?? type) !== type) throw templateTypeFixed();
  if ((change.currency ?? currency) !== currency) throw templateCurrencyFixed();
  const changed = (amount: number | null | undefined, current: number | null, field: string): number | null => {
    if (amount === undefined) return current;
    return amount === null ? null : amountToMinor(amount, currency, field);
  };
  const values = {
    valueMinor: changed(change.value, template.valueMinor, 'value'),
    minValueMinor: changed(change.minValue, template.minValueMinor, 'minValue'),
    maxValueMinor: changed(change.maxValue, template.maxValueMinor, 'maxValue'),
  };
  requireFittingValues(type, values);
  return values;
}

function requireFittingValues(type: VoucherTemplate['type'], values: TemplateValues): void {
  const { valueMinor, minValueMinor, maxValueMinor } = values;
  switch (type) {
    case 'fixed':
      if (valueMinor !== null && valueMinor > 0 && minValueMinor === null && maxValueMinor === null) return;
      throw fixedValueInvalid();
    case 'monetary':
      if (valueMinor === null && minValueMinor && maxValueMinor && minValueMinor <= maxValueMinor) return;
      throw monetaryValuesInvalid();
  }
}
