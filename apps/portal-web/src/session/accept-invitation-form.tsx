import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice.js';
import { answerOf, portal } from '../api/client.js';
import { isRefused, messageOf } from '../api/api-error.js';
import type { InvitationToAccept } from '../api/types.js';
import { leastPasswordLength, NewPassword } from './new-password-field.js';
import { signedIn } from './session-query.js';

interface AcceptFormProps {
  readonly token: string;
  readonly invitation: InvitationToAccept;
}

/** A name and a password for somebody new; the password, and the second factor, of somebody who has an account. */
export function AcceptForm({ token, invitation: { email, hasAccount } }: AcceptFormProps): ReactNode {
  const client = useQueryClient();
  const router = useRouter();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const accept = useMutation({
    mutationFn: () => {
      const account = hasAccount ? { ...(totp.trim() ? { totp: totp.trim() } : {}) } : { name: name.trim() };
      return answerOf(portal.POST('/v1/portal/invitations/accept', { body: { token, password, ...account } }));
    },
    onSuccess: ({ data }) => {
      signedIn(client, data);
      router.history.replace('/');
    },
  });
  const asksForCode =
    isRefused(accept.error, 'totp_required') || isRefused(accept.error, 'totp_invalid') || totp !== '';
  const ready = hasAccount ? password !== '' : name.trim() !== '' && [...password].length >= leastPasswordLength;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        accept.mutate();
      }}
    >
      <Stack gap="md">
        <TextInput label="E-mail" value={email} readOnly autoComplete="username" />
        {hasAccount ? (
          <AccountPassword value={password} onChange={setPassword} />
        ) : (
          <>
            <NameField value={name} onChange={setName} />
            <NewPassword label="Password" value={password} onChange={setPassword} />
          </>
        )}
        {asksForCode && <CodeField value={totp} onChange={setTotp} />}
        {accept.isError && <Notice tone="bad">{messageOf(accept.error)}</Notice>}
        <Button type="submit" size="md" loading={accept.isPending} disabled={!ready} fullWidth>
          Join the team
        </Button>
      </Stack>
    </form>
  );
}

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NameField({ value, onChange }: FieldProps): ReactNode {
  return (
    <TextInput
      label="Your name"
      description="Your team sees it beside what you do."
      autoComplete="name"
      autoFocus
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function AccountPassword({ value, onChange }: FieldProps): ReactNode {
  return (
    <PasswordInput
      label="The password of your account"
      description="You have an account with this e-mail already. Confirm that it is yours."
      autoComplete="current-password"
      autoFocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function CodeField({ value, onChange }: FieldProps): ReactNode {
  return (
    <TextInput
      label="Code of your second factor"
      description="From your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
