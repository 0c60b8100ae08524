import type { ReactNode } from 'react';
import type { ApiKey } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { useRelativeTime } from '../ui/data/time-zone-context.js';
import { KeyLink } from './key-link.js';
import { expiresSoon, isKept } from './key-status.js';

/** Says why a key no longer works, or that it ends, with a link to its replacement. */
export function KeyStateNotice({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const formatRelativeTime = useRelativeTime();
  const { formatDateTime } = useMerchant();
  const { status, endsAt, expiresAt, revokedAt, rotatedToId } = apiKey;
  if (isKept(apiKey) && endsAt) {
    return (
      <Notice tone="warn" title={`This is an old key. It ends ${formatRelativeTime(endsAt)}`}>
        It was rotated and works until {formatDateTime(endsAt)}. Use the new secret before then, or revoke this key when
        nothing uses it any more. <NewKey apiKey={apiKey} />
      </Notice>
    );
  }
  if (expiresSoon(apiKey) && expiresAt) {
    return (
      <Notice tone="warn" title={`This key expires ${formatRelativeTime(expiresAt)}`}>
        Requests with this key are refused from {formatDateTime(expiresAt)} on. Rotate the key to renew it. The old
        secret can keep working for up to 7 days while you change over.
      </Notice>
    );
  }
  if (status === 'active') return null;
  if (status === 'expired') {
    return (
      <Notice title={rotatedToId ? 'This key was rotated, and has ended' : 'This key has expired'}>
        {expiresAt ? `It ${rotatedToId ? 'ended' : 'expired'} on ${formatDateTime(expiresAt)}. ` : null}
        <NewKey apiKey={apiKey} />
      </Notice>
    );
  }
  const by = apiKey.revokedByName ?? 'the platform';
  const when = revokedAt ? ` on ${formatDateTime(revokedAt)}` : '';
  return (
    <Notice title={rotatedToId ? 'This key was rotated' : 'This key was revoked'}>
      It was {rotatedToId ? 'ended' : 'revoked'} by {by}
      {when}. It can’t be used again. <NewKey apiKey={apiKey} />
    </Notice>
  );
}

function NewKey({ apiKey: { rotatedToId } }: { readonly apiKey: ApiKey }): ReactNode {
  if (!rotatedToId) return null;
  return (
    <KeyLink id={rotatedToId} underline="always">
      Open the new key
    </KeyLink>
  );
}
