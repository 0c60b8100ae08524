import type { LiabilityRow } from '../api/types.js';
import { formatMoney, formatNumber } from '../format/numbers.js';

/** `Vouchers in GBP`, `Points: Bean card`, `Rewards` */
export function lineName({ kind, currency, cardTitle }: LiabilityRow): string {
  if (kind === 'vouchers') return `Vouchers in ${currency ?? ''}`;
  return kind === 'points' ? `Points: ${cardTitle ?? ''}` : 'Rewards';
}

/** A figure of a line: an amount of its currency, or a number. */
export const figureOf = ({ currency }: LiabilityRow, value: number): string =>
  currency === null ? formatNumber(value) : formatMoney(value, currency);
