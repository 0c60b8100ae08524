import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { numberProblem, readNumber, stepped } from '../../format/number-text.js';

/** The properties of a number field. */
export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** '' for an empty field, and NaN for a text that is no number. */
  readonly value?: number | string;
  readonly onChange?: (value: number | string) => void;
  readonly min?: number;
  readonly max?: number;
  /** 0 is an error. */
  readonly positive?: boolean;
  readonly decimals?: number;
  readonly noDecimals?: string;
}

/**
 * A count or an amount. What is typed or pasted stays as it is: it is read as the number that it says, or it is an error, and
 * its form is not sent. An input that drops or moves characters would make another number of them. The arrow keys step a count.
 */
export function NumberField({
  value = '',
  onChange,
  min,
  max,
  positive,
  decimals = 0,
  noDecimals,
  error,
  ...input
}: NumberFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const problem = numberProblem(value, { decimals, min, max, positive, noDecimals });
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);
  const enter = (entered: string): void => {
    setText(entered);
    onChange?.(readNumber(entered, decimals));
  };
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const next = by === undefined || decimals > 0 || input.readOnly ? undefined : stepped(value, by, { min, max });
    if (next === undefined) return;
    event.preventDefault();
    enter(String(next));
  };
  const isTyped = Number.isNaN(value) || Object.is(readNumber(text, decimals), value);
  return (
    <TextInput
      ref={field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(decimals === 0 && !input.readOnly && spinButton(value, min, max))}
      {...input}
      value={isTyped ? text : suggested(value, decimals)}
      onChange={(event) => enter(event.currentTarget.value)}
      onKeyDown={step}
      error={problem ?? error}
    />
  );
}

/** 25.50 for an amount of 25.5. No currency has more than three decimals: other numbers stay as they are. */
function suggested(value: number | string, decimals: number): string {
  const text = Number(value).toFixed(decimals);
  return decimals > 3 || Number.isInteger(Number(value)) || Number(text) !== Number(value) ? String(value) : text;
}

/** The attributes that tell a screen reader that the arrow keys change the number, and its new value. */
const spinButton = (value: number | string, min: number | undefined, max: number | undefined) => ({
  role: 'spinbutton',
  'aria-valuemin': min,
  'aria-valuemax': max,
  ...(value !== '' && !Number.isNaN(value) && { 'aria-valuenow': Number(value) }),
});

/** Whether a number field of the form has a problem. The first one gets the focus. */
export function hasNumberProblem(form: HTMLFormElement): boolean {
  const first = [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);
  first?.focus();
  return first !== undefined;
}
