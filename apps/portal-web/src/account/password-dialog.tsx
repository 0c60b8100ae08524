import { PasswordInput, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogForm } from '../frame/dialog.js';

const texts = {
  enable: {
    title: 'Set up the second factor',
    submit: 'Go on',
    about: 'Your password first, so that nobody else can do this.',
  },
  disable: {
    title: 'Switch off the second factor?',
    submit: 'Switch it off',
    about: 'Signing in will take your password alone.',
  },
  codes: {
    title: 'New recovery codes',
    submit: 'Make new codes',
    about: 'The codes that you have now stop working. Your password first.',
  },
};

interface PasswordDialogProps {
  readonly what: keyof typeof texts;
  readonly work: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before something that protects the account changes. */
export function PasswordDialog({ what, work, onClose }: PasswordDialogProps): ReactNode {
  const [password, setPassword] = useState('');
  const run = useMutation({ mutationFn: () => work(password), onSuccess: onClose });
  const { title, submit, about } = texts[what];
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        onSubmit={() => run.mutate()}
        onCancel={onClose}
        submit={submit}
        danger={what === 'disable'}
        busy={run.isPending}
        error={run.error}
        disabled={!password}
      >
        <Text size="sm">{about}</Text>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
