import { api, unwrap } from '../api/client.js';
import { ApiError, hasReason } from '../api/api-error.js';
import { useMerchant } from '../session/merchant-context.js';
import { kindOf } from '../session/object-link.js';
import { useCursorList } from '../ui/data/cursor-list.js';

/** The timeline of a thing, or of what a request caused, newest first. */
export function useTimeline(subjectId: string) {
  const { m, fromSupport } = useMerchant();
  // One order with several events and endpoints makes 20 entries: a smaller page would hide what it awarded.
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
