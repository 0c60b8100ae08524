import { Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { unwrap, api } from '../api/client.js';
import { errorMessage, isRefusal } from '../api/api-error.js';
import { browserTimeZone, formatDateTime } from '../format/dates.js';
import { ActionButton } from '../ui/actions/action-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { ErrorState, LoadingState } from '../ui/feedback/states.js';
import { LinkButton, TextLink } from '../ui/layout/links.js';
import { isLongEnough, NewPasswordField } from './new-password-field.js';
import { SignInLayout } from './sign-in-layout.js';

const route = getRouteApi('/reset-password');

const another = <TextLink to="/forgot-password">Request a new link</TextLink>;

/** Sets a new password with the token of the e-mail. */
export function ResetPasswordPage(): ReactNode {
  const { token } = route.useSearch();
  const [isDone, setDone] = useState(false);
  const lookup = useQuery({
    queryKey: ['password reset', token],
    queryFn: async () => (await unwrap(api.POST('/v1/portal/password-resets/look-up', { body: { token } }))).data,
    enabled: token !== '',
    retry: false,
    staleTime: 'static',
  });
  if (isDone) return <PasswordChanged />;
  if (!token || isRefusal(lookup.error)) {
    return (
      <SignInLayout title="This link can’t be used" footer={another}>
        <Notice tone="bad">
          {token ? errorMessage(lookup.error) : 'This link is incomplete. Open it again from the e-mail.'}
        </Notice>
      </SignInLayout>
    );
  }
  if (!lookup.data) {
    return (
      <SignInLayout title="Set a new password">
        {lookup.isError ? (
          <ErrorState error={lookup.error} retry={() => void lookup.refetch()} />
        ) : (
          <LoadingState rows={2} />
        )}
      </SignInLayout>
    );
  }
  const { email, expiresAt } = lookup.data;
  return (
    <SignInLayout
      title="Set a new password"
      description={`You will be signed out on all devices. This link works until ${formatDateTime(expiresAt, browserTimeZone())}.`}
      footer={another}
    >
      <ResetPasswordForm token={token} email={email} onDone={() => setDone(true)} />
    </SignInLayout>
  );
}

interface ResetPasswordFormProps {
  readonly token: string;
  /** Shown, and read by password managers: the account that the password is for. */
  readonly email: string;
  readonly onDone: () => void;
}

/** Asks for the new password of an account. */
function ResetPasswordForm({ token, email, onDone }: ResetPasswordFormProps): ReactNode {
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

function PasswordChanged(): ReactNode {
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
