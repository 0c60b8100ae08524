import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import { staleTimeOf } from '../api/support-access.js';
import { useMerchant } from '../session/merchant-context.js';
import { useCursorList } from '../ui/data/cursor-list.js';
import { type EventFilter, eventQuery } from './event-filter.js';

/** The events that match a filter, newest first. */
export function useEvents(filter: EventFilter) {
  const { m, fromSupport, timeZone } = useMerchant();
  return useCursorList(['events', m, fromSupport, filter], fromSupport, (cursor) => {
    const query = { limit: 25, ...eventQuery(filter, timeZone), ...(cursor ? { cursor } : {}) };
    const params = { path: { m }, query };
    return fromSupport
      ? unwrap(api.GET('/v1/portal/support/merchants/{m}/events', { params }))
      : unwrap(api.GET('/v1/portal/merchants/{m}/events', { params }));
  });
}

/** One event with its deliveries. Each access of support is recorded: it loads an event once. */
export const eventQueryOf = (m: string, id: string, fromSupport: boolean) =>
  queryOptions({
    queryKey: ['events', m, fromSupport, 'one', id],
    queryFn: async () => {
      const params = { path: { m, id } };
      const { data } = await (fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/events/{id}', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/events/{id}', { params })));
      return data;
    },
    staleTime: staleTimeOf(fromSupport, 0),
  });
