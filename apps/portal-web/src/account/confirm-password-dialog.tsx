import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';

const texts = {
  enable: {
    title: 'Set up the second factor',
    submit: 'Go on',
    about: 'Your password first, so that nobody else can do this.',
    asksForCode: false,
  },
  disable: {
    title: 'Switch off the second factor?',
    submit: 'Switch it off',
    about: 'Signing in will take your password alone.',
    asksForCode: true,
  },
  codes: {
    title: 'New recovery codes',
    submit: 'Make new codes',
    about: 'The codes that you have now stop working.',
    asksForCode: true,
  },
};

interface PasswordDialogProps {
  readonly what: keyof typeof texts;
  readonly work: (password: string, totp: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password, and for the second factor where it is on, before something that protects the account changes. */
export function PasswordDialog({ what, work, onClose }: PasswordDialogProps): ReactNode {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const run = useMutation({ mutationFn: () => work(password, code.trim()), onSuccess: onClose });
  const { title, submit, about, asksForCode } = texts[what];
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        onSubmit={() => run.mutate()}
        onCancel={onClose}
        submit={submit}
        danger={what === 'disable'}
        busy={run.isPending}
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
            description="The six digits that your authenticator app shows, or a recovery code. Each works once."
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
