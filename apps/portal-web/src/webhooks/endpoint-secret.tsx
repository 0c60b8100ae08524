import type { ReactNode } from 'react';
import { SecretOnce } from '../ui/forms/secret-once.js';

/** Shows the signing secret of an endpoint once. */
export function EndpointSecret({
  secret,
  onClose,
}: {
  readonly secret: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <SecretOnce
      title="Signing secret"
      advice="Save it where your server verifies our signatures. We can’t show it again; you can rotate it at any time."
      label="Secret"
      secret={secret}
      what="secret"
      onClose={onClose}
    />
  );
}
