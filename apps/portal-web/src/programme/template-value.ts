import { formatMoney } from '../format/numbers.js';
import type { VoucherTemplate } from '../api/types.js';

/** `£10.00`, `£5.00 to £250.00` */
export function templateValue({ type, value, minValue, maxValue, currency }: VoucherTemplate): string {
  if (type === 'fixed') return value === null ? '–' : formatMoney(value, currency.code);
  if (minValue === null || maxValue === null) return 'Chosen when issued';
  return `${formatMoney(minValue, currency.code)} to ${formatMoney(maxValue, currency.code)}`;
}
