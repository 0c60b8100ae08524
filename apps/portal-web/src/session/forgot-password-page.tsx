import { Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { TextLink } from '../ui/layout/links.js';
import { Notice } from '../ui/feedback/notice.js';
import { unwrap, api } from '../api/client.js';
import { errorMessage } from '../api/api-error.js';
import { isEmailAddress } from '../format/email-address.js';
import { SignInLayout } from './sign-in-layout.js';

/** Requests a reset link. The page never reveals whether an address has an account. */
export function ForgotPasswordPage(): ReactNode {
  const [email, setEmail] = useState('');
  const request = useMutation({
    mutationFn: () => unwrap(api.POST('/v1/portal/password-resets', { body: { email: email.trim() } })),
  });
  const back = <TextLink to="/sign-in">Back to sign in</TextLink>;
  if (request.isSuccess) {
    return (
      <SignInLayout title="Check your e-mail" footer={back}>
        <Notice tone="good">
          If {email.trim()} has an account, we will send a link to set a new password. The link works once and expires
          after one hour.
        </Notice>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title="Reset your password" description="We will send a link to your e-mail address." footer={back}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          request.mutate();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          {request.isError && <Notice tone="bad">{errorMessage(request.error)}</Notice>}
          <ActionButton type="submit" size="md" loading={request.isPending} disabled={!isEmailAddress(email)} fullWidth>
            Send link
          </ActionButton>
        </Stack>
      </form>
    </SignInLayout>
  );
}
