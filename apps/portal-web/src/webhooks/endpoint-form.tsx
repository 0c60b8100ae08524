import { Checkbox, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { WebhookEndpoint } from '../api/types.js';
import { whenCreated } from '../api/when-created.js';
import { changedFields } from '../ui/forms/changed-fields.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { TextBox } from '../ui/forms/text-box.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { eventPatterns } from '../events/event-types.js';
import { type EndpointFields, useEndpointWrites } from './webhook-queries.js';

interface EndpointFormProps {
  /** The endpoint to change; absent for a new one. */
  readonly endpoint?: WebhookEndpoint;
  readonly onClose: () => void;
  readonly onCreated?: (endpoint: WebhookEndpoint, secret: string) => void;
}

const bodyOf = (values: EndpointFields): EndpointFields => ({
  ...values,
  url: values.url.trim(),
  description: values.description.trim(),
});

function useEndpointForm(endpoint: WebhookEndpoint | undefined) {
  return useForm({
    initialValues: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      types: endpoint ? [...endpoint.types] : ['*'],
      includePersonalData: endpoint?.includePersonalData ?? false,
    },
    validate: {
      url: (value) => (URL.canParse(value.trim()) ? null : 'Enter a URL, such as https://shop.example/webhooks.'),
      types: (value) => (value.length > 0 ? null : 'Choose at least one type of event.'),
    },
  });
}

/** Creates or changes a webhook endpoint. */
export function EndpointForm({ endpoint, onClose, onCreated }: EndpointFormProps): ReactNode {
  const { create, update } = useEndpointWrites(endpoint?.id);
  const form = useEndpointForm(endpoint);
  const write = endpoint ? update : create;
  const error = useFieldErrors(form, write.error);
  const submit = form.onSubmit((values) => {
    const fields = bodyOf(values);
    if (endpoint) update.mutate(changedFields(bodyOf(form.getInitialValues()), fields), { onSuccess: onClose });
    else whenCreated(create.mutateAsync(fields), (created, secret) => onCreated?.(created, secret));
  });
  return (
    <Dialog title={endpoint ? 'Edit endpoint' : 'New endpoint'} onClose={onClose} large>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel={endpoint ? 'Save endpoint' : 'Create endpoint'}
        isPending={write.isPending}
        error={error}
      >
        <TextInput
          label="URL"
          description="We send events to this address with POST. It must begin with https."
          placeholder="https://shop.example/webhooks"
          type="url"
          maxLength={2000}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextBox
          label="Description"
          description="Optional. What this endpoint is for."
          minRows={1}
          maxLength={200}
          {...form.getInputProps('description')}
        />
        <TagsInput
          label="Events"
          description="* means all events, voucher.* means all voucher events."
          data={[...eventPatterns]}
          maxTags={50}
          {...form.getInputProps('types')}
        />
        <Checkbox
          label="Include personal data"
          description="Names and e-mail addresses of customers and of voucher recipients."
          {...form.getInputProps('includePersonalData', { type: 'checkbox' })}
        />
      </DialogForm>
    </Dialog>
  );
}
