import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { currencyDecimals, currencySymbol } from '../../format/numbers.js';

interface MoneyInputProps extends NumberInputProps {
  /** An ISO 4217 code; undefined until it is known. */
  readonly currency: string | undefined;
}

/**
 * An amount in a currency. What is typed or pasted is never changed to another amount: decimals that the currency does
 * not have are an error (dropped, 12.50 yen would become 1250 or 12), and so is an amount below 0.
 */
export function MoneyInput({ currency, error, ...input }: MoneyInputProps): ReactNode {
  return (
    <NumberInput
      min={0}
      clampBehavior="none"
      thousandSeparator=","
      {...input}
      {...(currency ? { prefix: `${currencySymbol(currency)} ` } : {})}
      error={problemOf(Number(input.value ?? ''), currency) ?? error}
    />
  );
}

function problemOf(amount: number, currency: string | undefined): string | undefined {
  if (amount < 0) return 'At least 0.';
  if (!currency) return undefined;
  const decimals = currencyDecimals(currency);
  if (amount === Number(amount.toFixed(decimals))) return undefined;
  return decimals === 0 ? `Amounts in ${currency} have no decimals.` : `At most ${decimals} decimals.`;
}
