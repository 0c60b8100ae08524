import type { ReactNode } from 'react';
import { hasReason } from '../api/api-error.js';
import { useMerchant } from '../session/merchant-context.js';
import { CausedByRequest } from '../timeline/timeline.js';
import { useTimeline } from '../timeline/timeline-query.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { Notice } from '../ui/feedback/notice.js';
import { EmptyState, ErrorState, LoadingState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import { RequestNotFound } from './request-not-found.js';

interface UnloggedRequestProps {
  readonly id: string;
  /** Why the request log has no such request. */
  readonly error: unknown;
}

/** A request without a row in the request log: what it caused, as far as anything knows it. */
export function UnloggedRequest({ id, error }: UnloggedRequestProps): ReactNode {
  const { query, rows } = useTimeline(id);
  if (rows) {
    return (
      <>
        <Notice title="Requests of the portal, and requests older than 30 days, are not in the request log" />
        <CausedByRequest id={id} nothing={<NothingToSee />} />
        <TimeZoneNote />
      </>
    );
  }
  const isUnknown = hasReason(query.error, 'timeline_not_found');
  return (
    <>
      <Panel>
        {query.isError ? (
          <ErrorState error={isUnknown ? error : query.error} retry={() => void query.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Panel>
      {isUnknown && <RequestNotFound />}
    </>
  );
}

/** A role that may not read the audit log does not see every change. */
function NothingToSee(): ReactNode {
  const { fromSupport, hasRole } = useMerchant();
  return (
    <EmptyState icon="audit" title="Nothing to see here">
      {fromSupport || hasRole('admin')
        ? 'What this request caused is not kept any more.'
        : 'Only admins and owners can see what this request changed.'}
    </EmptyState>
  );
}
