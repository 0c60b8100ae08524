import type { ReactNode } from 'react';
import { StatusBadge } from './status-badge.js';

interface AnswerStatusProps {
  readonly status: number;
  readonly error: string | null;
}

/** The HTTP status of an answer as a badge: green, yellow or red. */
export function AnswerStatus({ status, error }: AnswerStatusProps): ReactNode {
  const tone = status >= 500 ? 'cancelled' : status >= 400 ? 'pending' : 'active';
  return <StatusBadge status={tone} label={error ? `${status} ${error}` : String(status)} />;
}
