import { PasswordInput, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** The least that a password may have. */
export const leastPasswordLength = 10;

interface NewPasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
  readonly error?: ReactNode;
}

/** A field for a new password, and how far it is from long enough. */
export function NewPassword({ value, onChange, label = 'New password', error }: NewPasswordProps): ReactNode {
  const length = [...value].length;
  const missing = Math.max(0, leastPasswordLength - length);
  return (
    <div>
      <PasswordInput
        label={label}
        description={`At least ${leastPasswordLength} characters. A few words in a row are easy to keep in mind. Common passwords, and your own name or e-mail, are refused.`}
        autoComplete="new-password"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {length > 0 && (
        <>
          <Progress
            value={Math.min(100, (length / leastPasswordLength) * 100)}
            color={missing > 0 ? 'yellow.8' : 'pine'}
            size={4}
            mt={8}
            aria-label="How much of the least length is there"
          />
          <Text size="xs" c="dimmed" mt={4} aria-live="polite">
            {missing > 0 ? `${missing} more to go` : 'Long enough'}
          </Text>
        </>
      )}
    </div>
  );
}
