import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';

interface ReasonFieldProps {
  readonly label?: string;
  readonly value?: string;
  readonly error?: ReactNode;
  readonly onChange?: (value: string) => void;
  /** The first field of its dialog: it has the focus. */
  readonly 'data-autofocus'?: true;
}

/** Why somebody changes a value by hand. */
export function ReasonField({ label = 'Reason', onChange, ...field }: ReasonFieldProps): ReactNode {
  return (
    <Textarea
      label={label}
      description="It is saved with your name."
      autosize
      minRows={2}
      maxLength={500}
      {...field}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  );
}
