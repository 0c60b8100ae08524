import { Select, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { lastMinute, timeOfDay } from '../format/days.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import type { EndpointDialogProps } from './endpoint-dialogs.js';
import { type Recovery, useEndpointWrites } from './webhook-queries.js';

const choices = [
  { value: 'all', label: 'Failed and skipped deliveries' },
  { value: 'failed', label: 'Failed deliveries' },
  { value: 'skipped', label: 'Skipped deliveries' },
] as const satisfies readonly { readonly value: Recovery['only']; readonly label: string }[];

/** The API schedules at most this many deliveries per call, the oldest first. */
const maxOfCall = 10_000;

/** Why the dialog is still open: nothing matched, or there may be more. */
function Scheduled({ count }: { readonly count: number | undefined }): ReactNode {
  if (count === 0) return <Notice tone="warn">There is no such delivery to send again in this period.</Notice>;
  if (count === undefined || count < maxOfCall) return null;
  return (
    <Notice>
      {formatNumber(count)} deliveries will be sent again, the oldest first. There may be more: send again for the rest.
    </Notice>
  );
}

/** Sends the deliveries of a time again. */
export function RecoverDeliveries({ endpoint, onClose }: EndpointDialogProps): ReactNode {
  const { timeZone } = useMerchant();
  const { recover } = useEndpointWrites(endpoint.id);
  const [since, setSince] = useState('');
  const [until, setUntil] = useState('');
  const [only, setOnly] = useState<Recovery['only']>('all');
  const instant = (local: string): string => timeOfDay(`${local}:00Z`, timeZone).toISOString();
  const submit = (): void =>
    recover.mutate(
      { since: instant(since), ...(until ? { until: instant(until) } : {}), only },
      {
        onSuccess: ({ data: { scheduled } }) => {
          if (scheduled === 0 || scheduled >= maxOfCall) return;
          notify(`${pluralize(scheduled, 'delivery', 'deliveries')} will be sent again.`);
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
        <Scheduled count={recover.data?.data.scheduled} />
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
          max={lastMinute}
          value={since}
          onChange={(event) => setSince(event.currentTarget.value)}
        />
        <TextInput
          label="Events to"
          description="Leave empty to include all later events."
          type="datetime-local"
          max={lastMinute}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
