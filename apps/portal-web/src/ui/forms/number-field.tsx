import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { numberProblem, readNumber } from './number-text.js';

/** The properties of a number field. */
export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** '' for an empty field, and NaN for a text that is no number. */
  readonly value?: number | string;
  readonly onChange?: (value: number | string) => void;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  readonly noDecimals?: string;
}

/**
 * A count or an amount. What is typed or pasted stays as it is: it is read as the number that it says, or it is an error, and
 * its form is not sent. An input that drops or moves characters would make another number of them.
 */
export function NumberField({
  value = '',
  onChange,
  min,
  max,
  decimals = 0,
  noDecimals,
  error,
  ...input
}: NumberFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const problem = numberProblem(value, { decimals, min, max, noDecimals });
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);
  const isTyped = Number.isNaN(value) || Object.is(readNumber(text, decimals), value);
  return (
    <TextInput
      ref={field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...input}
      value={isTyped ? text : String(value)}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange?.(readNumber(event.currentTarget.value, decimals));
      }}
      error={problem ?? error}
    />
  );
}

/** Whether a number field of the form has a problem. The first one gets the focus. */
export function hasNumberProblem(form: HTMLFormElement): boolean {
  const first = [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);
  first?.focus();
  return first !== undefined;
}
