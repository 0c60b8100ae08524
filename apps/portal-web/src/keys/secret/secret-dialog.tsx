import type { ReactNode } from 'react';
import { SecretOnce } from '../../ui/forms/secret-once.js';
import type { ApiKey } from '../../api/types.js';
import { FirstRequestTabs } from './first-request-tabs.js';

/** A new key with its secret, which the API returns only once. */
export interface NewSecret {
  readonly key: ApiKey;
  readonly secret: string;
  readonly rotated: boolean;
}

/** Shows the secret of a key once. */
export function SecretDialog({
  created: { key, secret, rotated },
  onClose,
}: {
  readonly created: NewSecret;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <SecretOnce
      title={rotated ? `New secret for ${key.name}` : `${key.name} was created`}
      advice="Save it in your integration or a password manager now. We can’t show it again. Never put it in a web page, a mobile app or a code repository."
      label="API key"
      secret={secret}
      what="key"
      onClose={onClose}
    >
      <FirstRequestTabs scopes={key.scopes} secret={secret} />
    </SecretOnce>
  );
}
