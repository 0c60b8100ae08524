import { Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { EventType, WebhookDelivery } from '../api/types.js';
import { Notice } from '../ui/feedback/notice.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { Attempt } from '../events/attempts.js';
import type { EndpointDialogProps } from './endpoint-dialogs.js';
import { eventTypes } from '../events/event-types.js';
import { useEndpointWrites } from './webhook-queries.js';

/** Sends a sample event and shows what the server answered. */
export function TestEndpoint({ endpoint, onClose }: EndpointDialogProps): ReactNode {
  const { test } = useEndpointWrites(endpoint.id);
  const [type, setType] = useState<EventType>('order.created');
  const delivery = test.data?.data;
  return (
    <Dialog title="Send test event" onClose={onClose} large>
      <DialogForm
        unguarded
        onSubmit={() => test.mutate(type)}
        onCancel={onClose}
        submitLabel={delivery ? 'Send again' : 'Send'}
        cancelLabel="Close"
        isPending={test.isPending}
        error={test.error}
      >
        <Select
          label="Event"
          description="A sample with made-up data. It is sent once, and does not count as a success or a failure."
          data={[...eventTypes]}
          value={type}
          allowDeselect={false}
          onChange={(next) => setType(eventTypes.find((each) => each === next) ?? type)}
          data-autofocus
        />
        {delivery && <TestResult delivery={delivery} />}
      </DialogForm>
    </Dialog>
  );
}

function TestResult({ delivery }: { readonly delivery: WebhookDelivery }): ReactNode {
  const attempt = delivery.attempts.at(-1);
  if (delivery.status === 'pending') {
    return (
      <Notice tone="info" title="Your server has not answered yet.">
        It has 15 seconds. The list of deliveries shows the result.
      </Notice>
    );
  }
  const arrived = delivery.status === 'succeeded';
  return (
    <Notice
      tone={arrived ? 'good' : 'warn'}
      title={arrived ? 'Your server accepted it.' : 'Your server did not accept it.'}
    >
      {attempt && <Attempt attempt={attempt} />}
    </Notice>
  );
}
