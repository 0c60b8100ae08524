import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { unwrap, api } from '../api/client.js';
import { hasReason, errorMessage } from '../api/api-error.js';
import type { InvitationToAccept } from '../api/types.js';
import { isLongEnough, NewPasswordField } from './new-password-field.js';
import { storeSession } from './session-query.js';

interface AcceptInvitationFormProps {
  readonly token: string;
  readonly invitation: InvitationToAccept;
}

/** Asks a new user for name and password, and an existing user for the password and a code. */
export function AcceptInvitationForm({
  token,
  invitation: { email, merchantId, merchantName, hasAccount },
}: AcceptInvitationFormProps): ReactNode {
  const client = useQueryClient();
  const router = useRouter();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const accept = useMutation({
    mutationFn: () => {
      const account = hasAccount ? (totp.trim() ? { totp: totp.trim() } : {}) : { name: name.trim() };
      return unwrap(api.POST('/v1/portal/invitations/accept', { body: { token, password, ...account } }));
    },
    onSuccess: ({ data }) => {
      storeSession(client, data);
      notify(`You have joined ${merchantName}.`);
      router.history.replace(`/merchants/${merchantId}/overview`);
    },
  });
  const asksForCode =
    hasReason(accept.error, 'totp_required') || hasReason(accept.error, 'totp_invalid') || totp !== '';
  const ready = hasAccount ? password !== '' : name.trim() !== '' && isLongEnough(password);
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
            <NewPasswordField label="Password" value={password} onChange={setPassword} />
          </>
        )}
        {asksForCode && <CodeField value={totp} onChange={setTotp} />}
        {accept.isError && <Notice tone="bad">{errorMessage(accept.error)}</Notice>}
        <ActionButton type="submit" size="md" loading={accept.isPending} disabled={!ready} fullWidth>
          Join the team
        </ActionButton>
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
      description="Your team sees this name next to your actions."
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
      label="Your password"
      description="You already have an account with this e-mail address. Enter its password."
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
      label="Second factor code"
      description="From your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
