import { Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { told } from '../ui/feedback/notify.js';
import type { Role } from '../api/types.js';
import { roles } from './roles.js';
import { useTeamWrites } from './team-queries.js';

/** Invites somebody by e-mail into a role. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { invite } = useTeamWrites();
  const form = useForm({
    initialValues: { email: '', role: 'viewer' as Role },
    validate: { email: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : 'Enter an e-mail address.') },
  });
  const submit = form.onSubmit(({ email, role }) =>
    invite.mutate(
      { email: email.trim(), role },
      {
        onSuccess: () => {
          told(`An invitation is on its way to ${email.trim()}.`);
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog title="Invite somebody" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submit="Send the invitation"
        busy={invite.isPending}
        error={invite.error}
      >
        <TextInput label="E-mail" type="email" data-autofocus {...form.getInputProps('email')} />
        <Radio.Group label="Role" {...form.getInputProps('role')}>
          <Stack gap="sm" mt={8}>
            {roles.map(({ value, label, text }) => (
              <Radio key={value} value={value} label={label} description={text} />
            ))}
          </Stack>
        </Radio.Group>
      </DialogForm>
    </Dialog>
  );
}
