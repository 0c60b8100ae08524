import { api, unwrap } from '../api/client.js';
import { useMerchant } from '../session/merchant-context.js';
import { useCursorList } from '../ui/data/cursor-list.js';

/** What happened to a thing or what a request caused, newest first. */
export function useTimeline(subjectId: string) {
  const { m, fromSupport } = useMerchant();
  return useCursorList(['timeline', m, fromSupport, subjectId], (cursor) => {
    const params = { path: { m }, query: { subjectId, limit: 50, ...(cursor ? { cursor } : {}) } };
    return fromSupport
      ? unwrap(api.GET('/v1/portal/support/merchants/{m}/timeline', { params }))
      : unwrap(api.GET('/v1/portal/merchants/{m}/timeline', { params }));
  });
}
