import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/forms/dialog.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import type { ApiKey } from '../api/types.js';
import { useKeyWrites } from './key-queries.js';
import { LastUse } from './last-use.js';
import { MaskedKey } from './masked-key.js';

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
