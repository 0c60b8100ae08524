import type { ReactNode } from 'react';
import { currencyDecimals, currencySymbol } from '../../format/numbers.js';
import { NumberField, type NumberFieldProps } from './number-field.js';

interface MoneyInputProps extends Omit<NumberFieldProps, 'min' | 'max' | 'decimals' | 'noDecimals'> {
  /** An ISO 4217 code; undefined until it is known. */
  readonly currency: string | undefined;
}

/** The most decimals of an amount, where its currency is not known. */
const mostDecimals = 4;

/**
 * An amount in a currency. What is typed or pasted is never changed to another amount: decimals that the currency does
 * not have are an error (dropped, 12.50 yen would become 1250 or 12), and so is an amount below 0.
 */
export function MoneyInput({ currency, ...input }: MoneyInputProps): ReactNode {
  const decimals = currency ? currencyDecimals(currency) : mostDecimals;
  const symbol = currency ? currencySymbol(currency) : '';
  return (
    <NumberField
      min={0}
      decimals={decimals}
      inputMode="decimal"
      noDecimals={`Amounts in ${currency} have no decimals.`}
      {...(symbol ? { leftSection: symbol, leftSectionWidth: 22 + 10 * symbol.length } : {})}
      {...input}
    />
  );
}
