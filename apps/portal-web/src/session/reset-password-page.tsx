import { Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { LinkButton, TextLink } from '../ui/layout/links.js';
import { Notice } from '../ui/feedback/notice.js';
import { unwrap, api } from '../api/client.js';
import { errorMessage } from '../api/api-error.js';
import { SignInLayout } from './sign-in-layout.js';
import { isLongEnough, NewPasswordField } from './new-password-field.js';

const route = getRouteApi('/reset-password');

/** Sets a new password with the token of the e-mail. */
export function ResetPasswordPage(): ReactNode {
  const { token } = route.useSearch();
  const [password, setPassword] = useState('');
  const reset = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/portal/password-resets/accept', { body: { token, password } })),
  });
  const another = <TextLink to="/forgot-password">Request a new link</TextLink>;
  if (reset.isSuccess) {
    return (
      <SignInLayout
        title="Password changed"
        description="You are signed out on all devices. Sign in with your new password."
      >
        <LinkButton to="/sign-in" size="md" fullWidth>
          Sign in
        </LinkButton>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title="Set a new password" description="You will be signed out on all devices." footer={another}>
      {!token && <Notice tone="bad">This link is incomplete. Open it again from the e-mail.</Notice>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          reset.mutate();
        }}
      >
        <Stack gap="md">
          <NewPasswordField value={password} onChange={setPassword} />
          {reset.isError && <Notice tone="bad">{errorMessage(reset.error)}</Notice>}
          <ActionButton
            type="submit"
            size="md"
            loading={reset.isPending}
            disabled={!token || !isLongEnough(password)}
            fullWidth
          >
            Set password
          </ActionButton>
        </Stack>
      </form>
    </SignInLayout>
  );
}
