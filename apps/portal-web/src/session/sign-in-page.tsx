import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { TextLink } from '../ui/layout/links.js';
import { Notice } from '../ui/feedback/notice.js';
import { unwrap, api } from '../api/client.js';
import { hasReason, errorMessage } from '../api/api-error.js';
import { SignInLayout } from './sign-in-layout.js';
import { SecondFactorStep } from './second-factor-step.js';
import { storeSession } from './session-query.js';

const route = getRouteApi('/sign-in');

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly totp?: string;
}

/** Signs in, then opens the page that the user wanted. */
function useSignIn() {
  const client = useQueryClient();
  const router = useRouter();
  const { returnTo } = route.useSearch();
  return useMutation({
    mutationFn: (body: Credentials) => unwrap(api.POST('/v1/portal/session', { body })),
    onSuccess: ({ data }) => {
      storeSession(client, data);
      router.history.push(returnTo ?? '/');
    },
  });
}

/** Asks for e-mail and password, then for a code if the second factor is on. */
export function SignInPage(): ReactNode {
  const signIn = useSignIn();
  const [credentials, setCredentials] = useState<Credentials>();
  if (credentials) {
    return (
      <SecondFactorStep
        busy={signIn.isPending}
        error={signIn.error}
        onCode={(totp) => signIn.mutate({ ...credentials, totp })}
        onBack={() => {
          signIn.reset();
          setCredentials(undefined);
        }}
      />
    );
  }
  const submit = (entered: Credentials): void =>
    signIn.mutate(entered, {
      onError: (error) => {
        if (!hasReason(error, 'totp_required')) return;
        signIn.reset();
        setCredentials(entered);
      },
    });
  return <PasswordStep busy={signIn.isPending} error={signIn.error} onPassword={submit} />;
}

interface PasswordStepProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onPassword: (credentials: Credentials) => void;
}

function PasswordStep({ busy, error, onPassword }: PasswordStepProps): ReactNode {
  const { ended } = route.useSearch();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.includes('@') ? null : 'Enter your e-mail address.'),
      password: (value) => (value ? null : 'Enter your password.'),
    },
  });
  return (
    <SignInLayout
      title="Sign in"
      description="Manage your loyalty programme and API keys."
      footer="You need an invitation to join. Ask an owner of your team."
    >
      {ended && !error && <Notice tone="info">Your session has ended. Sign in again to continue.</Notice>}
      <form noValidate onSubmit={form.onSubmit((values) => onPassword(values))}>
        <Stack gap="md">
          <TextInput label="E-mail" type="email" autoComplete="username" autoFocus {...form.getInputProps('email')} />
          <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
          {error ? <Notice tone="bad">{errorMessage(error)}</Notice> : null}
          <Button type="submit" size="md" loading={busy} fullWidth>
            Sign in
          </Button>
          <TextLink to="/forgot-password" size="sm" ta="center">
            Forgot your password?
          </TextLink>
        </Stack>
      </form>
    </SignInLayout>
  );
}
