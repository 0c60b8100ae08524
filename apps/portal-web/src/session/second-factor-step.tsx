import { Button, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { errorMessage } from '../api/api-error.js';
import { SignInLayout } from './sign-in-layout.js';

interface SecondFactorStepProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

const texts = {
  app: {
    about: 'Enter the 6-digit code from your authenticator app.',
    label: 'Authentication code',
    other: 'Use a recovery code',
  },
  recovery: {
    about: 'Enter one of your recovery codes. Each code works once.',
    label: 'Recovery code',
    other: 'Use your authenticator app',
  },
};

/** Asks for a 6-digit code or a recovery code. */
export function SecondFactorStep({ busy, error, onCode, onBack }: SecondFactorStepProps): ReactNode {
  const [method, setMethod] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const text = texts[method];
  const digits = code.replaceAll(/\s/g, '');
  const isValid = method === 'app' ? /^\d{6}$/.test(digits) : digits.length >= 6;
  return (
    <SignInLayout title="Second factor" description={text.about}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) onCode(digits);
        }}
      >
        <Stack gap="md">
          <TextInput
            key={method}
            label={text.label}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="one-time-code"
            inputMode={method === 'app' ? 'numeric' : 'text'}
            spellCheck={false}
            autoFocus
            ff="monospace"
          />
          {error ? <Notice tone="bad">{errorMessage(error)}</Notice> : null}
          <ActionButton type="submit" size="md" loading={busy} disabled={!isValid} fullWidth>
            Sign in
          </ActionButton>
          <Button
            variant="subtle"
            onClick={() => {
              setMethod(method === 'app' ? 'recovery' : 'app');
              setCode('');
            }}
          >
            {text.other}
          </Button>
          <Button variant="subtle" color="gray" onClick={onBack}>
            Back
          </Button>
        </Stack>
      </form>
    </SignInLayout>
  );
}
