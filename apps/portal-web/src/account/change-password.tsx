import { Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { useFocusInvalid } from '../ui/forms/use-focus.js';
import { UnsavedChanges } from '../ui/forms/unsaved-changes.js';
import { notify } from '../ui/feedback/notify.js';
import { unwrap, api } from '../api/client.js';
import { errorMessage } from '../api/api-error.js';
import { isLongEnough, minPasswordLength, NewPasswordField } from '../session/new-password-field.js';

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
  const change = useMutation({
    mutationFn: (body: typeof form.values) => unwrap(api.POST('/v1/portal/account/password', { body })),
    onSuccess: async () => {
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
          {change.isError && <Notice tone="bad">{errorMessage(change.error)}</Notice>}
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
