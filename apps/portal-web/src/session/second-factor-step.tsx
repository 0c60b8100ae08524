import { Button, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice.js';
import { messageOf } from '../api/api-error.js';
import { Door } from './sign-in-layout.js';

interface SecondStepProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

const texts = {
  app: {
    about: 'Open your authenticator app and enter the six digits that it shows.',
    label: 'Code from your app',
    other: 'Use a recovery code',
  },
  recovery: {
    about: 'Enter one of the recovery codes that you kept. Each works once.',
    label: 'Recovery code',
    other: 'Use your authenticator app',
  },
};

/** The second factor: six digits, or a recovery code. */
export function SecondStep({ busy, error, onCode, onBack }: SecondStepProps): ReactNode {
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const text = texts[way];
  const clean = code.replaceAll(/\s/g, '');
  const ready = way === 'app' ? /^\d{6}$/.test(clean) : clean.length >= 6;
  return (
    <Door title="Confirm that it is you" about={text.about}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) onCode(clean);
        }}
      >
        <Stack gap="md">
          <TextInput
            key={way}
            label={text.label}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="one-time-code"
            inputMode={way === 'app' ? 'numeric' : 'text'}
            spellCheck={false}
            autoFocus
            ff="monospace"
          />
          {error ? <Notice tone="bad">{messageOf(error)}</Notice> : null}
          <Button type="submit" size="md" loading={busy} disabled={!ready} fullWidth>
            Sign in
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              setWay(way === 'app' ? 'recovery' : 'app');
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
    </Door>
  );
}
