import { Checkbox, List, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import type { ApiKey } from '../api/types.js';
import { whenCreated } from '../api/when-created.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { dayError, expiryChoices, expiryOf, renewalOf } from './expiry.js';
import { ExpiryFields } from './expiry-fields.js';
import { type KeepOldFor, useKeyWrites } from './key-queries.js';
import { expiresSoon } from './key-status.js';
import { LastUse } from './last-use.js';
import { MaskedKey } from './masked-key.js';
import { ScopePicker } from './scope-picker.js';

interface KeepChoice {
  readonly value: KeepOldFor | '';
  readonly label: string;
  readonly text: string;
  readonly hours: number;
}

const keepChoices: readonly KeepChoice[] = [
  { value: '', label: 'Stops working at once', text: '', hours: 0 },
  { value: '1h', label: 'Works for 1 hour', text: 'an hour', hours: 1 },
  { value: '24h', label: 'Works for 24 hours', text: '24 hours', hours: 24 },
  { value: '7d', label: 'Works for 7 days', text: '7 days', hours: 168 },
];

interface RotateKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
  readonly onCreated: (key: ApiKey, secret: string) => void;
}

/** A key that expires soon is rotated to be renewed. */
const suggested = (apiKey: ApiKey): string =>
  expiresSoon(apiKey) && apiKey.expiresAt ? renewalOf(apiKey.createdAt, apiKey.expiresAt) : 'same';

function useRotation({ apiKey, onCreated }: RotateKeyProps) {
  const { timeZone } = useMerchant();
  const { rotate } = useKeyWrites();
  const [opened] = useState(() => Date.now());
  const form = useForm({
    initialValues: {
      keepOldFor: '',
      hasOtherScopes: false,
      scopes: [...apiKey.scopes],
      expiry: suggested(apiKey),
      day: '',
    },
    validate: {
      scopes: (value, { hasOtherScopes }) =>
        value.length > 0 || !hasOtherScopes ? null : 'Choose at least one scope.',
      day: (value, { expiry }) => dayError(expiry, value, timeZone),
    },
  });
  const keep = keepChoices.find(({ value }) => value === form.values.keepOldFor);
  const submit = form.onSubmit(({ hasOtherScopes, scopes, expiry, day }) => {
    const expiresAt = expiry === 'same' ? undefined : (expiryOf(expiry, day, timeZone, opened)?.toISOString() ?? null);
    const body = {
      ...(keep?.value ? { keepOldFor: keep.value } : {}),
      ...(hasOtherScopes ? { scopes } : {}),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    };
    whenCreated(rotate.mutateAsync({ id: apiKey.id, body }), onCreated);
  });
  return { form, keep, submit, isPending: rotate.isPending, error: useFieldErrors(form, rotate.error) };
}

/** Asks what the new key shall have, and for how long the old one works, and rotates it. */
export function RotateKey(props: RotateKeyProps): ReactNode {
  const { apiKey, onClose } = props;
  const { form, keep, submit, isPending, error } = useRotation(props);
  const { hasOtherScopes, scopes, expiry } = form.values;
  const choices = useExpiryChoices(apiKey);
  return (
    <Dialog title={`Rotate ${apiKey.name}?`} onClose={onClose} large={hasOtherScopes}>
      <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Rotate key" isPending={isPending} error={error}>
        <Stack gap="md">
          <Select
            label="Old secret"
            data={keepChoices.map(({ value, label }) => ({ value, label }))}
            allowDeselect={false}
            {...form.getInputProps('keepOldFor')}
          />
          {keep?.text ? <OldKeyWorksOn apiKey={apiKey} keep={keep} /> : <OldKeyStops apiKey={apiKey} />}
          <ExpiryFields form={form} expiry={expiry} choices={choices} />
          <Checkbox
            label="Give the new key other scopes"
            {...form.getInputProps('hasOtherScopes', { type: 'checkbox' })}
          />
          {hasOtherScopes && (
            <ScopePicker
              value={scopes}
              onChange={(next) => form.setFieldValue('scopes', next)}
              error={form.errors['scopes']}
            />
          )}
          <List size="sm" spacing={6}>
            <List.Item>The new key has the same name and note.</List.Item>
            <List.Item>Rate limits do not reset: earlier requests still count.</List.Item>
          </List>
        </Stack>
      </DialogForm>
    </Dialog>
  );
}

/** The first choice keeps the current expiry. `never` is not offered a second time where the key never expires now. */
function useExpiryChoices({ expiresAt }: ApiKey): typeof expiryChoices {
  const { formatDate } = useMerchant();
  const now = { value: 'same', label: expiresAt ? `${formatDate(expiresAt)}, as now` : 'Never, as now' };
  return [now, ...expiryChoices.filter(({ value }) => value !== 'never' || expiresAt !== null)];
}

function OldKeyStops({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  return (
    <Notice tone="warn" title="The old secret stops working immediately">
      Requests with <MaskedKey apiKey={apiKey} /> fail until your integration uses the new secret.{' '}
      <LastUse apiKey={apiKey} />
    </Notice>
  );
}

function OldKeyWorksOn({ apiKey, keep }: { readonly apiKey: ApiKey; readonly keep: KeepChoice }): ReactNode {
  const { formatDateTime } = useMerchant();
  const { expiresAt } = apiKey;
  // An old key does not outlive its own expiry.
  const expiresFirst = expiresAt !== null && Date.parse(expiresAt) < Date.now() + keep.hours * 3_600_000;
  return (
    <Notice title={`Both secrets work ${expiresFirst ? `until ${formatDateTime(expiresAt)}` : `for ${keep.text}`}`}>
      After that, requests with <MaskedKey apiKey={apiKey} /> fail. You can revoke the old key earlier on its page.{' '}
      <LastUse apiKey={apiKey} />
    </Notice>
  );
}
