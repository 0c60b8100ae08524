import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { TextLink } from '../ui/layout/links.js';
import { Notice } from '../ui/feedback/notice.js';
import { answerOf, portal } from '../api/client.js';
import { messageOf } from '../api/api-error.js';
import { Door } from './sign-in-layout.js';

/** Asks for a mail with a link. Never says whether an address is known. */
export function ForgotPasswordPage(): ReactNode {
  const [email, setEmail] = useState('');
  const ask = useMutation({
    mutationFn: () => answerOf(portal.POST('/v1/portal/password-resets', { body: { email: email.trim() } })),
  });
  const back = <TextLink to="/sign-in">Back to sign in</TextLink>;
  if (ask.isSuccess) {
    return (
      <Door title="Look into your mailbox" below={back}>
        <Notice tone="good">
          If {email.trim()} has an account, a link to set a new password is on its way. It works once, and not for long.
        </Notice>
      </Door>
    );
  }
  return (
    <Door title="Set a new password" about="We send a link to your e-mail address." below={back}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate();
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
          {ask.isError && <Notice tone="bad">{messageOf(ask.error)}</Notice>}
          <Button type="submit" size="md" loading={ask.isPending} disabled={!email.includes('@')} fullWidth>
            Send the link
          </Button>
        </Stack>
      </form>
    </Door>
  );
}
