import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { emailAddressGiven } from '../format/email-address.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import classes from './emails.module.css';

interface SendEmailDialogProps {
  readonly title: string;
  readonly recipient: string;
  /** A note on what sending to another address means. */
  readonly note: string;
  /** The address of its preview. */
  readonly preview: string;
  readonly isPending: boolean;
  readonly error: unknown;
  /** `undefined`: to the recipient that it has. */
  readonly onSend: (recipient: string | undefined) => void;
  readonly onClose: () => void;
}

/** Sends an e-mail: to whom, and how it looks. */
export function SendEmailDialog({ title, recipient, note, preview, ...rest }: SendEmailDialogProps): ReactNode {
  const form = useForm({
    initialValues: { recipientEmail: recipient },
    validate: { recipientEmail: emailAddressGiven },
  });
  const error = useFieldErrors(form, rest.error);
  const isOther = form.values.recipientEmail.trim().toLowerCase() !== recipient.toLowerCase();
  return (
    <Dialog title={title} onClose={rest.onClose} large>
      <DialogForm
        onSubmit={form.onSubmit(({ recipientEmail }) => rest.onSend(isOther ? recipientEmail.trim() : undefined))}
        onCancel={rest.onClose}
        submitLabel="Send e-mail"
        isPending={rest.isPending}
        error={error}
      >
        <TextInput
          label="To"
          type="email"
          maxLength={254}
          data-autofocus
          {...form.getInputProps('recipientEmail')}
          description={isOther ? note : undefined}
        />
        <div>
          <Text size="sm" fw={500} mb={6}>
            Preview
          </Text>
          <iframe title="Preview of the e-mail" sandbox="" className={classes['preview']} src={preview} />
        </div>
      </DialogForm>
    </Dialog>
  );
}
