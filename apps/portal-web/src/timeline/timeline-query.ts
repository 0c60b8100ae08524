import { api, unwrap } from '../api/client.js';
import { ApiError, hasReason } from '../api/api-error.js';
import { useMerchant } from '../session/merchant-context.js';
import { kindOf } from '../session/object-link.js';
import { useCursorList } from '../ui/data/cursor-list.js';

/** What happened to a thing or what a request caused, newest first. */
export function useTimeline(subjectId: string) {
  const { m, fromSupport } = useMerchant();
  // Of one order with several events and endpoints there are 20 entries: a smaller page would hide what it gave.
  return useCursorList(['timeline', m, fromSupport, subjectId], fromSupport, (cursor) => {
    const params = { path: { m }, query: { subjectId, limit: 100, ...(cursor ? { cursor } : {}) } };
    const page = fromSupport
      ? unwrap(api.GET('/v1/portal/support/merchants/{m}/timeline', { params }))
      : unwrap(api.GET('/v1/portal/merchants/{m}/timeline', { params }));
    return page.catch((error: unknown) => {
      if (!hasReason(error, 'timeline_not_found')) throw error;
      const kind = kindOf(subjectId).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
      throw new ApiError(error.status, error.reason, `No such ${kind}.`, { cause: error }, [], error.requestId);
    });
  });
}
