import { Select, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { timeOfDay } from '../format/days.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import type { EndpointDialogProps } from './endpoint-dialogs.js';
import { type Recovery, useEndpointWrites } from './webhook-queries.js';

const choices = [
  { value: 'failed', label: 'Failed deliveries' },
  { value: 'skipped', label: 'Skipped deliveries' },
  { value: 'all', label: 'All deliveries' },
] as const satisfies readonly { readonly value: Recovery['only']; readonly label: string }[];

/** Sends the deliveries of a time again. */
export function RecoverDeliveries({ endpoint, onClose }: EndpointDialogProps): ReactNode {
  const { timeZone } = useMerchant();
  const { recover } = useEndpointWrites(endpoint.id);
  const [since, setSince] = useState('');
  const [until, setUntil] = useState('');
  const [only, setOnly] = useState<Recovery['only']>('failed');
  const instant = (local: string): string => timeOfDay(`${local}:00Z`, timeZone).toISOString();
  const submit = (): void =>
    recover.mutate(
      { since: instant(since), ...(until ? { until: instant(until) } : {}), only },
      {
        onSuccess: ({ data }) => {
          notify(`${pluralize(data.scheduled, 'delivery', 'deliveries')} will be sent again.`);
          onClose();
        },
      },
    );
  return (
    <Dialog title="Recover deliveries" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel="Send again"
        isPending={recover.isPending}
        error={recover.error}
        disabled={since === ''}
      >
        <Select
          label="Which"
          data={[...choices]}
          value={only}
          allowDeselect={false}
          onChange={(next) => setOnly(choices.find(({ value }) => value === next)?.value ?? only)}
        />
        <TextInput
          label="Events from"
          type="datetime-local"
          value={since}
          onChange={(event) => setSince(event.currentTarget.value)}
        />
        <TextInput
          label="Events to"
          description="Leave it empty for all later ones."
          type="datetime-local"
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
