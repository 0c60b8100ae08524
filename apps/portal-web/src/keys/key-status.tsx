import type { ReactNode } from 'react';
import type { ApiKey } from '../api/types.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { useRelativeTime } from '../ui/data/time-zone-context.js';

/** Whether it is an old key that works on after its rotation. */
export const isKept = ({ status, endsAt }: ApiKey): boolean => status === 'active' && endsAt !== null;

const soonMs = 14 * 86_400_000;

/** Whether it expires within 14 days, and was not replaced. */
export const expiresSoon = ({ status, expiresAt, endsAt }: ApiKey): boolean =>
  status === 'active' && endsAt === null && expiresAt !== null && new Date(expiresAt).getTime() - Date.now() < soonMs;

/** The status of a key. One that ends soon is amber. */
export function KeyStatus({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const formatRelativeTime = useRelativeTime();
  if (isKept(apiKey) && apiKey.endsAt) {
    return <StatusBadge status="pending" label={`Old key, ends ${formatRelativeTime(apiKey.endsAt)}`} />;
  }
  if (expiresSoon(apiKey) && apiKey.expiresAt) {
    return <StatusBadge status="pending" label={`Expires ${formatRelativeTime(apiKey.expiresAt)}`} />;
  }
  return <StatusBadge status={apiKey.status} />;
}
