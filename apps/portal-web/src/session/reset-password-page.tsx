import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { LinkButton, TextLink } from '../ui/layout/links.js';
import { Notice } from '../ui/feedback/notice.js';
import { answerOf, portal } from '../api/client.js';
import { messageOf } from '../api/api-error.js';
import { Door } from './sign-in-layout.js';
import { leastPasswordLength, NewPassword } from './new-password-field.js';

const route = getRouteApi('/reset-password');

/** Sets a new password with the token of a mail. */
export function ResetPasswordPage(): ReactNode {
  const { token } = route.useSearch();
  const [password, setPassword] = useState('');
  const reset = useMutation({
    mutationFn: () => answerOf(portal.POST('/v1/portal/password-resets/accept', { body: { token, password } })),
  });
  const another = <TextLink to="/forgot-password">Ask for another link</TextLink>;
  if (reset.isSuccess) {
    return (
      <Door title="Your password is changed" about="You were signed out everywhere. Sign in with the new one.">
        <LinkButton to="/sign-in" size="md" fullWidth>
          Sign in
        </LinkButton>
      </Door>
    );
  }
  return (
    <Door title="Set a new password" about="It replaces the old one at once, and ends all sessions." below={another}>
      {!token && <Notice tone="bad">This link is incomplete. Open it from the mail again.</Notice>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          reset.mutate();
        }}
      >
        <Stack gap="md">
          <NewPassword value={password} onChange={setPassword} />
          {reset.isError && <Notice tone="bad">{messageOf(reset.error)}</Notice>}
          <Button
            type="submit"
            size="md"
            loading={reset.isPending}
            disabled={!token || password.length < leastPasswordLength}
            fullWidth
          >
            Set the password
          </Button>
        </Stack>
      </form>
    </Door>
  );
}
