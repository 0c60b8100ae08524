import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';

const texts = {
  enable: {
    title: 'Set up a second factor',
    submit: 'Continue',
    about: 'Enter your password to continue.',
    asksForCode: false,
  },
  disable: {
    title: 'Turn off the second factor?',
    submit: 'Turn off',
    about: 'You will sign in with your password only.',
    asksForCode: true,
  },
  codes: {
    title: 'New recovery codes',
    submit: 'Create new codes',
    about: 'Your current recovery codes stop working.',
    asksForCode: true,
  },
};

interface ConfirmPasswordDialogProps {
  readonly action: keyof typeof texts;
  readonly onConfirm: (password: string, totp: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password, and for a code if needed, before the security settings change. */
export function ConfirmPasswordDialog({ action, onConfirm, onClose }: ConfirmPasswordDialogProps): ReactNode {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const run = useMutation({ mutationFn: () => onConfirm(password, code.trim()), onSuccess: onClose });
  const { title, submit, about, asksForCode } = texts[action];
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        onSubmit={() => run.mutate()}
        onCancel={onClose}
        submitLabel={submit}
        danger={action === 'disable'}
        isPending={run.isPending}
        error={run.error}
        disabled={!password || (asksForCode && !code.trim())}
      >
        <Text size="sm">{about}</Text>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {asksForCode && (
          <TextInput
            label="Code"
            description="The 6-digit code from your authenticator app, or a recovery code. Each code works once."
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
