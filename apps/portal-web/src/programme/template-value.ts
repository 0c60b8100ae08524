import { money } from '../format/format.js';
import type { VoucherTemplate } from '../api/types.js';

/** `£10.00`, `£5.00 to £250.00` */
export function worthOf({ type, value, minValue, maxValue, currency }: VoucherTemplate): string {
  if (type === 'fixed') return value === null ? '–' : money(value, currency.code);
  if (minValue === null || maxValue === null) return 'As asked for';
  return `${money(minValue, currency.code)} to ${money(maxValue, currency.code)}`;
}
