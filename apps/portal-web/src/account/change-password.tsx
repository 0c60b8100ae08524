import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { told } from '../ui/feedback/notify.js';
import { answerOf, portal } from '../api/client.js';
import { messageOf } from '../api/api-error.js';
import { leastPasswordLength, NewPassword } from '../session/new-password-field.js';

/** Changes the password, which ends the other sessions. */
export function ChangePassword(): ReactNode {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (value) => (value ? null : 'Enter your current password.'),
      newPassword: (value) => ([...value].length >= leastPasswordLength ? null : 'It is too short.'),
    },
  });
  const change = useMutation({
    mutationFn: (body: typeof form.values) => answerOf(portal.POST('/v1/portal/account/password', { body })),
    onSuccess: async () => {
      form.reset();
      await client.invalidateQueries({ queryKey: ['sign-ins'] });
      told('Your password is changed. All other sessions have ended.');
    },
  });
  return (
    <Panel title="Password" about="Changing it signs you out everywhere else.">
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <Stack gap="md" maw={420}>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <NewPassword
            value={form.values.newPassword}
            onChange={(value) => form.setFieldValue('newPassword', value)}
            error={form.errors['newPassword']}
          />
          {change.isError && <Notice tone="bad">{messageOf(change.error)}</Notice>}
          <Group>
            <Button type="submit" loading={change.isPending}>
              Change the password
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
