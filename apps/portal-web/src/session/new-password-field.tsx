import { PasswordInput, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { pluralize } from '../format/words.js';

/** The minimum number of characters of a password. */
export const minPasswordLength = 10;

/** In characters as people count them: an emoji has two UTF-16 units and counts once. */
const lengthOf = (password: string): number => [...password].length;

export const isLongEnough = (password: string): boolean => lengthOf(password) >= minPasswordLength;

interface NewPasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
  readonly error?: ReactNode;
}

/** A field for a new password, with a bar for its length. */
export function NewPasswordField({ value, onChange, label = 'New password', error }: NewPasswordProps): ReactNode {
  const length = lengthOf(value);
  const missing = Math.max(0, minPasswordLength - length);
  return (
    <div>
      <PasswordInput
        label={label}
        description={`At least ${minPasswordLength} characters. A phrase of several words is easy to remember. Common passwords, your name and your e-mail address are not allowed.`}
        autoComplete="new-password"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {length > 0 && (
        <>
          <Progress
            value={Math.min(100, (length / minPasswordLength) * 100)}
            color={missing > 0 ? 'yellow.8' : 'pine'}
            size={4}
            mt={8}
            aria-label="Password length"
          />
          <Text size="xs" c="dimmed" mt={4} aria-live="polite">
            {missing > 0 ? `${pluralize(missing, 'more character', 'more characters')} needed` : 'Long enough'}
          </Text>
        </>
      )}
    </div>
  );
}
