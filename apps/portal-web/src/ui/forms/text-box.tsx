import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';

const lineBreaks = /[\t\n\v\f\r\u{85}\u{2028}\u{2029}]+/gu;

/** A field for a longer text, which is stored as one paragraph: lines, also those of a pasted text, are joined as they are entered. */
export const TextBox = ({ onChange, ...field }: TextareaProps): ReactNode => (
  <Textarea
    autosize
    minRows={2}
    {...field}
    onChange={(event) => {
      const box = event.currentTarget;
      const joined = box.value.replace(lineBreaks, ' ');
      // Setting the value moves the cursor, so it is set only if it differs.
      if (joined !== box.value) box.value = joined;
      onChange?.(event);
    }}
  />
);

interface ReasonFieldProps {
  readonly label?: string;
  readonly value?: string;
  readonly error?: ReactNode;
  readonly onChange?: (value: string) => void;
  /** The first field of its dialog: it has the focus. */
  readonly 'data-autofocus'?: true;
}

/** Why somebody changes a value by hand. */
export const ReasonField = ({ label = 'Reason', onChange, ...field }: ReasonFieldProps): ReactNode => (
  <TextBox
    label={label}
    description="It is saved with your name."
    maxLength={500}
    {...field}
    onChange={(event) => onChange?.(event.currentTarget.value)}
  />
);
