import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { unwrap, api } from '../api/client.js';
import { hasReason, errorMessage } from '../api/api-error.js';
import type { Session } from '../api/types.js';
import { isEmailAddress } from '../format/email-address.js';
import { SignInLayout } from './sign-in-layout.js';
import { SecondFactorStep } from './second-factor-step.js';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly totp?: string;
}

interface SignInStepsProps {
  /** Whose password is asked for. Without it, the e-mail is asked for too. */
  readonly email?: string;
  readonly description: string;
  /** Shown above the fields until an error is. */
  readonly notice?: string;
  /** Another way on, below the button. */
  readonly otherWay: ReactNode;
  readonly footer?: string;
  readonly onSignedIn: (session: Session) => void;
}

/** Asks for e-mail and password, then for a code if the second factor is on. */
export function SignInSteps({ onSignedIn, ...step }: SignInStepsProps): ReactNode {
  const signIn = useMutation({
    mutationFn: (body: Credentials) => unwrap(api.POST('/v1/portal/session', { body })),
    onSuccess: ({ data }) => onSignedIn(data),
  });
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
  return <PasswordStep {...step} busy={signIn.isPending} error={signIn.error} onPassword={submit} />;
}

interface PasswordStepProps extends Omit<SignInStepsProps, 'onSignedIn'> {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onPassword: (credentials: Credentials) => void;
}

function PasswordStep({ email, description, notice, otherWay, footer, busy, error, onPassword }: PasswordStepProps) {
  const form = useForm({
    initialValues: { email: email ?? '', password: '' },
    validate: {
      email: (value) => (isEmailAddress(value) ? null : 'Enter your e-mail address.'),
      password: (value) => (value ? null : 'Enter your password.'),
    },
  });
  const isKnown = email !== undefined;
  return (
    <SignInLayout title="Sign in" description={description} footer={footer}>
      {notice && !error && <Notice tone="info">{notice}</Notice>}
      <form noValidate onSubmit={form.onSubmit((values) => onPassword(values))}>
        <Stack gap="md">
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            autoFocus={!isKnown}
            readOnly={isKnown}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            autoFocus={isKnown}
            {...form.getInputProps('password')}
          />
          {error ? <Notice tone="bad">{errorMessage(error)}</Notice> : null}
          <ActionButton type="submit" size="md" loading={busy} fullWidth>
            Sign in
          </ActionButton>
          {otherWay}
        </Stack>
      </form>
    </SignInLayout>
  );
}
