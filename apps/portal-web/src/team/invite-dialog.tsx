import { Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { emailAddressGiven } from '../format/email-address.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { notify } from '../ui/feedback/notify.js';
import type { Role } from '../api/types.js';
import { roles } from './roles.js';
import { useTeamWrites } from './team-queries.js';

/** Invites a new member by e-mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { invite } = useTeamWrites();
  const form = useForm({
    initialValues: { email: '', role: 'viewer' as Role },
    validate: { email: emailAddressGiven },
  });
  const error = useFieldErrors(form, invite.error);
  const submit = form.onSubmit(({ email, role }) =>
    invite.mutate(
      { email: email.trim(), role },
      {
        onSuccess: () => {
          notify(`The invitation will be sent to ${email.trim()}.`);
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog title="Invite member" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel="Send invitation"
        isPending={invite.isPending}
        error={error}
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
