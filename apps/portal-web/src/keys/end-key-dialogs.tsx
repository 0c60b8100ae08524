import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { Confirm } from '../ui/forms/dialog.js';
import { relative } from '../format/format.js';
import { Notice } from '../ui/feedback/notice.js';
import { told } from '../ui/feedback/notify.js';
import type { ApiKey } from '../api/types.js';
import { useKeyWrites } from './key-queries.js';
import { Masked } from './masked-key.js';

/** Who used the key last, which tells what is about to stop. */
function LastUse({ of: key }: { readonly of: ApiKey }): ReactNode {
  if (!key.lastUsedAt) return <>It was never used, so nothing should miss it.</>;
  return (
    <>
      It was last used <strong>{relative(key.lastUsedAt)}</strong>
      {key.lastUsedUserAgent && (
        <>
          {' '}
          by <strong>{key.lastUsedUserAgent}</strong>
        </>
      )}
      .
    </>
  );
}

interface RotateKeyProps {
  readonly of: ApiKey;
  readonly onClose: () => void;
  readonly onMade: (key: ApiKey, secret: string) => void;
}

/** Gives a key a new secret, after saying what stops. */
export function RotateKey({ of: key, onClose, onMade }: RotateKeyProps): ReactNode {
  const { rotate } = useKeyWrites();
  return (
    <Confirm
      title={`Rotate ${key.name}?`}
      submit="Rotate the key"
      busy={rotate.isPending}
      error={rotate.error}
      onConfirm={() => rotate.mutate(key.id, { onSuccess: ({ data, secret }) => onMade(data, secret) })}
      onClose={onClose}
    >
      <Notice tone="warn" title="The old secret stops working at once">
        Everything that uses <Masked of={key} /> fails until it has the new secret. <LastUse of={key} />
      </Notice>
      <List size="sm" spacing={6}>
        <List.Item>You get a new secret with the same name, scopes and end.</List.Item>
        <List.Item>Limits count on: a rotated key is no fresh quota.</List.Item>
        <List.Item>Have the place at hand where the integration keeps its key.</List.Item>
      </List>
    </Confirm>
  );
}

/** Ends a key for good, after saying what stops and having its name typed. */
export function RevokeKey({ of: key, onClose }: { readonly of: ApiKey; readonly onClose: () => void }): ReactNode {
  const { revoke } = useKeyWrites();
  return (
    <Confirm
      title={`Revoke ${key.name}?`}
      submit="Revoke the key"
      typed={key.name}
      danger
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() =>
        revoke.mutate(key.id, {
          onSuccess: () => {
            told(`${key.name} is revoked. It stopped working at once.`);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <Notice tone="bad" title="This can’t be undone">
        From this moment every request with <Masked of={key} /> is refused. <LastUse of={key} />
      </Notice>
      <List size="sm" spacing={6}>
        <List.Item>What it has done stays, and the key stays in this list.</List.Item>
        <List.Item>To change the secret and go on, rotate the key instead.</List.Item>
      </List>
    </Confirm>
  );
}
