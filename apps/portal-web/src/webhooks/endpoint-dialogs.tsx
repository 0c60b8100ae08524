import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { WebhookEndpoint } from '../api/types.js';
import { whenCreated } from '../api/when-created.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { ConfirmDialog, Dialog, DialogForm } from '../ui/forms/dialog.js';
import { NumberField } from '../ui/forms/number-field.js';
import { useEndpointWrites } from './webhook-queries.js';

/** What each dialog of an endpoint needs. */
export interface EndpointDialogProps {
  readonly endpoint: WebhookEndpoint;
  readonly onClose: () => void;
}

interface RotateSecretProps extends EndpointDialogProps {
  readonly onRotated: (secret: string) => void;
}

/** Makes a new signing secret. */
export function RotateSecret({ endpoint, onClose, onRotated }: RotateSecretProps): ReactNode {
  const { rotate } = useEndpointWrites(endpoint.id);
  const [hours, setHours] = useState<number | string>(24);
  return (
    <Dialog title="Rotate secret?" onClose={onClose}>
      <DialogForm
        onSubmit={() => whenCreated(rotate.mutateAsync(Number(hours)), (_endpoint, secret) => onRotated(secret))}
        onCancel={onClose}
        submitLabel="Rotate secret"
        isPending={rotate.isPending}
        error={rotate.error}
        disabled={hours === ''}
      >
        <Text size="sm">
          For a while, deliveries are signed with both secrets, so that your server can change over without missing a
          delivery.
        </Text>
        <NumberField
          label="Hours with both secrets"
          description="0 to 168. With 0, the old secret stops working now."
          min={0}
          max={168}
          value={hours}
          onChange={setHours}
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  );
}

/** Asks for confirmation and disables an endpoint. */
export function DisableEndpoint({ endpoint, onClose }: EndpointDialogProps): ReactNode {
  const { disable } = useEndpointWrites(endpoint.id);
  const done = (): void => {
    notify('The endpoint is disabled.');
    onClose();
  };
  return (
    <ConfirmDialog
      title="Disable this endpoint?"
      submitLabel="Disable"
      isPending={disable.isPending}
      error={disable.error}
      onConfirm={() => disable.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <Text size="sm">
        Nothing is sent to it any more. Pending deliveries are skipped. Events that match are kept for 30 days, and you
        can recover them after you enable it again.
      </Text>
    </ConfirmDialog>
  );
}

/** Asks for confirmation and deletes an endpoint. */
export function DeleteEndpoint({ endpoint, onClose }: EndpointDialogProps): ReactNode {
  const { m } = useMerchant();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { remove } = useEndpointWrites(endpoint.id);
  const { host } = new URL(endpoint.url);
  const done = async (): Promise<void> => {
    notify('The endpoint is deleted.');
    await navigate({ to: '/merchants/$m/webhooks', params: { m } });
    // The browser's back button would show it as it was.
    client.removeQueries({ queryKey: ['webhooks', m, endpoint.id] });
  };
  return (
    <ConfirmDialog
      title="Delete this endpoint?"
      submitLabel="Delete endpoint"
      confirmText={host}
      danger
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => void done() })}
      onClose={onClose}
    >
      <Notice tone="bad" title="This can’t be undone">
        Its secret stops working, and pending deliveries fail. To stop deliveries for a while, disable it instead.
      </Notice>
    </ConfirmDialog>
  );
}
