import { Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { useFocusInvalid } from '../ui/forms/use-focus.js';
import { UnsavedChanges } from '../ui/forms/unsaved-changes.js';
import { notify } from '../ui/feedback/notify.js';
import { unwrap, api } from '../api/client.js';
import { errorMessage, hasReason, isUnknownOutcome } from '../api/api-error.js';
import { isLongEnough, minPasswordLength, NewPasswordField } from '../session/new-password-field.js';

const mayBeChanged =
  'Your password may have been changed already: an attempt got no answer. Sign in with the new password to see.';

/** Changes the password. The API then ends all other sessions. */
export function ChangePassword(): ReactNode {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (value) => (value ? null : 'Enter your current password.'),
      newPassword: (value) => (isLongEnough(value) ? null : `Enter at least ${minPasswordLength} characters.`),
    },
  });
  const focusInvalid = useFocusInvalid();
  // An attempt of this form got no answer. If it was done, the next one is refused for a wrong password.
  const [isUnknown, setIsUnknown] = useState(false);
  const change = useMutation({
    mutationFn: (body: typeof form.values) => unwrap(api.POST('/v1/portal/account/password', { body })),
    onError: (error) => setIsUnknown((before) => before || isUnknownOutcome(error)),
    onSuccess: async () => {
      setIsUnknown(false);
      form.reset();
      await client.invalidateQueries({ queryKey: ['sign-ins'] });
      notify('Password changed. You are signed out on all other devices.');
    },
  });
  return (
    <Panel title="Password" description="Changing your password signs you out on all other devices.">
      <form noValidate {...focusInvalid} onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <UnsavedChanges when={form.isDirty()} />
        <Stack gap="md" maw={420}>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordField
            value={form.values.newPassword}
            onChange={(value) => form.setFieldValue('newPassword', value)}
            error={form.errors['newPassword']}
          />
          {change.isError && <Notice tone="bad">{messageOf(change.error, isUnknown)}</Notice>}
          <Group>
            <ActionButton type="submit" loading={change.isPending}>
              Change password
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

function messageOf(error: Error, isUnknown: boolean): string {
  if (isUnknown && hasReason(error, 'password_wrong')) return `The current password is wrong. ${mayBeChanged}`;
  return isUnknownOutcome(error) ? mayBeChanged : errorMessage(error);
}
