import { Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { unwrap, api } from '../api/client.js';
import { errorMessage } from '../api/api-error.js';
import { ActionButton } from '../ui/actions/action-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { isLongEnough, NewPasswordField } from './new-password-field.js';

interface ResetPasswordFormProps {
  readonly token: string;
  /** Shown, and read by password managers: the account that the password is for. */
  readonly email: string;
  readonly onDone: () => void;
}

/** Asks for the new password of an account. */
export function ResetPasswordForm({ token, email, onDone }: ResetPasswordFormProps): ReactNode {
  const [password, setPassword] = useState('');
  const reset = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/portal/password-resets/accept', { body: { token, password } })),
    onSuccess: onDone,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        reset.mutate();
      }}
    >
      <Stack gap="md">
        <TextInput label="E-mail" value={email} readOnly autoComplete="username" />
        <NewPasswordField value={password} onChange={setPassword} />
        {reset.isError && <Notice tone="bad">{errorMessage(reset.error)}</Notice>}
        <ActionButton type="submit" size="md" loading={reset.isPending} disabled={!isLongEnough(password)} fullWidth>
          Set password
        </ActionButton>
      </Stack>
    </form>
  );
}
