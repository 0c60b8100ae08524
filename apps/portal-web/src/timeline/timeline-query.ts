import { api, unwrap } from '../api/client.js';
import { useMerchant } from '../session/merchant-context.js';
import { useCursorList } from '../ui/data/cursor-list.js';

/** What happened to a thing or what a request caused, newest first. */
export function useTimeline(subjectId: string) {
  const { m, fromSupport } = useMerchant();
  // Of one order with several events and endpoints there are 20 entries: a smaller page would hide what it gave.
  return useCursorList(['timeline', m, fromSupport, subjectId], (cursor) => {
    const params = { path: { m }, query: { subjectId, limit: 100, ...(cursor ? { cursor } : {}) } };
    return fromSupport
      ? unwrap(api.GET('/v1/portal/support/merchants/{m}/timeline', { params }))
      : unwrap(api.GET('/v1/portal/merchants/{m}/timeline', { params }));
  });
}
