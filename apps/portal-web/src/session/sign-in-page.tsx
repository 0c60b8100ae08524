import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { TextLink } from '../ui/layout/links.js';
import { Notice } from '../ui/feedback/notice.js';
import { answerOf, portal } from '../api/client.js';
import { isRefused, messageOf } from '../api/api-error.js';
import { Door } from './sign-in-layout.js';
import { SecondStep } from './second-factor-step.js';
import { signedIn } from './session-query.js';

const route = getRouteApi('/sign-in');

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly totp?: string;
}

/** Signs in, and then leads where somebody wanted to go. */
export function useSignIn() {
  const client = useQueryClient();
  const router = useRouter();
  const { back } = route.useSearch();
  return useMutation({
    mutationFn: (body: Credentials) => answerOf(portal.POST('/v1/portal/session', { body })),
    onSuccess: ({ data }) => {
      signedIn(client, data);
      router.history.push(back ?? '/');
    },
  });
}

/** Sign in: the password, then the second factor of whoever has one. */
export function SignInPage(): ReactNode {
  const signIn = useSignIn();
  const [known, setKnown] = useState<Credentials>();
  if (known) {
    return (
      <SecondStep
        busy={signIn.isPending}
        error={signIn.error}
        onCode={(totp) => signIn.mutate({ ...known, totp })}
        onBack={() => {
          signIn.reset();
          setKnown(undefined);
        }}
      />
    );
  }
  const press = (credentials: Credentials): void =>
    signIn.mutate(credentials, {
      onError: (error) => {
        if (!isRefused(error, 'totp_required')) return;
        signIn.reset();
        setKnown(credentials);
      },
    });
  return <PasswordStep busy={signIn.isPending} error={signIn.error} onPassword={press} />;
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
    <Door
      title="Sign in"
      about="Run your loyalty programme and your API keys."
      below="Access is by invitation. Ask an owner of your team for one."
    >
      {ended && !error && <Notice tone="info">Your session has ended. Sign in again to go on where you were.</Notice>}
      <form noValidate onSubmit={form.onSubmit((values) => onPassword(values))}>
        <Stack gap="md">
          <TextInput label="E-mail" type="email" autoComplete="username" autoFocus {...form.getInputProps('email')} />
          <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
          {error ? <Notice tone="bad">{messageOf(error)}</Notice> : null}
          <Button type="submit" size="md" loading={busy} fullWidth>
            Sign in
          </Button>
          <TextLink to="/forgot-password" size="sm" ta="center">
            Forgotten your password?
          </TextLink>
        </Stack>
      </form>
    </Door>
  );
}
