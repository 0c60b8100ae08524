import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/forms/dialog.js';
import { formatRelativeTime } from '../format/dates.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import type { ApiKey } from '../api/types.js';
import { useKeyWrites } from './key-queries.js';
import { MaskedKey } from './masked-key.js';

/** When and by whom the key was last used. */
function LastUse({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  if (!apiKey.lastUsedAt) return <>This key was never used.</>;
  return (
    <>
      It was last used <strong>{formatRelativeTime(apiKey.lastUsedAt)}</strong>
      {apiKey.lastUsedUserAgent && (
        <>
          {' '}
          by <strong>{apiKey.lastUsedUserAgent}</strong>
        </>
      )}
      .
    </>
  );
}

interface RotateKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
  readonly onCreated: (key: ApiKey, secret: string) => void;
}

/** Asks for confirmation and rotates a key. */
export function RotateKey({ apiKey, onClose, onCreated }: RotateKeyProps): ReactNode {
  const { rotate } = useKeyWrites();
  return (
    <ConfirmDialog
      title={`Rotate ${apiKey.name}?`}
      submitLabel="Rotate key"
      isPending={rotate.isPending}
      error={rotate.error}
      onConfirm={() => rotate.mutate(apiKey.id, { onSuccess: ({ data, secret }) => onCreated(data, secret) })}
      onClose={onClose}
    >
      <Notice tone="warn" title="The old secret stops working immediately">
        Requests with <MaskedKey apiKey={apiKey} /> fail until your integration uses the new secret.{' '}
        <LastUse apiKey={apiKey} />
      </Notice>
      <List size="sm" spacing={6}>
        <List.Item>The new key has the same name, scopes and expiry date.</List.Item>
        <List.Item>Rate limits do not reset: earlier requests still count.</List.Item>
        <List.Item>Be ready to change the key in your integration.</List.Item>
      </List>
    </ConfirmDialog>
  );
}

/** Asks for the name of the key and revokes it. */
export function RevokeKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }): ReactNode {
  const { revoke } = useKeyWrites();
  return (
    <ConfirmDialog
      title={`Revoke ${apiKey.name}?`}
      submitLabel="Revoke key"
      confirmText={apiKey.name}
      danger
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() =>
        revoke.mutate(apiKey.id, {
          onSuccess: () => {
            notify(`${apiKey.name} is revoked and no longer works.`);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <Notice tone="bad" title="This can’t be undone">
        Every request with <MaskedKey apiKey={apiKey} /> will be refused. <LastUse apiKey={apiKey} />
      </Notice>
      <List size="sm" spacing={6}>
        <List.Item>Existing data does not change, and the key stays in the list.</List.Item>
        <List.Item>To replace only the secret, rotate the key instead.</List.Item>
      </List>
    </ConfirmDialog>
  );
}
