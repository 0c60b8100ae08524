import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import { setTexts } from '../format/query-text.js';
import type { EventType, QueryOf, WebhookDelivery } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { useCursorList } from '../ui/data/cursor-list.js';

const base = '/v1/portal/merchants/{m}/webhook-endpoints';

/** The webhook endpoints of a merchant. */
export const endpointsQuery = (m: string) =>
  queryOptions({
    queryKey: ['webhooks', m],
    queryFn: async () => (await unwrap(api.GET(base, { params: { path: { m } } }))).data,
  });

export const endpointQuery = (m: string, id: string) =>
  queryOptions({
    queryKey: ['webhooks', m, id],
    queryFn: async () => (await unwrap(api.GET(`${base}/{id}`, { params: { path: { m, id } } }))).data,
  });

export const deliveryStatuses = ['pending', 'succeeded', 'failed', 'skipped'] as const;

/** The filters of the deliveries, as the address has them. */
export type DeliveryFilter = Readonly<Pick<QueryOf<'listWebhookDeliveries'>, 'status' | 'eventType' | 'eventId'>>;

/** Reads the filters of the deliveries from the query of an address, and drops all else. */
export function deliveryFilter(given: { readonly [name in keyof DeliveryFilter]?: unknown }): DeliveryFilter {
  const status = deliveryStatuses.find((known) => known === given.status);
  return { ...setTexts(given, ['eventType', 'eventId'] as const), ...(status ? { status } : {}) };
}

/** Whether a delivery is sent at once or within a minute. The list is not polled for a delivery that waits for hours. */
const isDue = ({ status, nextAttemptAt }: WebhookDelivery): boolean =>
  status === 'pending' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 60_000;

/** The deliveries of an endpoint, newest first. Those that are due are looked at again until they were tried. */
export function useDeliveries(id: string, filter: DeliveryFilter) {
  const { m } = useMerchant();
  return useCursorList<WebhookDelivery>(
    ['webhooks', m, id, 'deliveries', filter],
    false,
    (cursor) => {
      const query = { limit: 25, ...filter, ...(cursor ? { cursor } : {}) };
      return unwrap(api.GET(`${base}/{id}/deliveries`, { params: { path: { m, id }, query } }));
    },
    isDue,
  );
}

/** The fields of an endpoint that users set. */
export interface EndpointFields {
  readonly url: string;
  readonly description: string;
  readonly types: string[];
  readonly includePersonalData: boolean;
}

/** Deliveries to send again. */
export interface Recovery {
  readonly since: string;
  readonly until?: string;
  readonly only: 'failed' | 'skipped' | 'all';
}

/**
 * The write requests of the webhook pages. Endpoints and deliveries are loaded again after each. After a lost answer the next
 * attempt of a form gets the secret that the first one made.
 */
export function useEndpointWrites(id = '') {
  const { m } = useMerchant();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const refresh = () => client.invalidateQueries({ queryKey: ['webhooks', m] });
  const options = { onSuccess: refresh };
  // The secret in the answer does not wait for the lists.
  const withSecret = { onSuccess: () => void refresh() };
  const params = { path: { m, id } };
  return {
    create: useMutation({
      ...withSecret,
      mutationFn: (body: EndpointFields) =>
        sendOnce((once) => unwrap(api.POST(base, { params: { path: { m }, ...once }, body }))),
    }),
    update: useMutation({
      ...options,
      mutationFn: (body: Partial<EndpointFields>) => unwrap(api.PATCH(`${base}/{id}`, { params, body })),
    }),
    enable: useMutation({ ...options, mutationFn: () => unwrap(api.POST(`${base}/{id}/enable`, { params })) }),
    disable: useMutation({ ...options, mutationFn: () => unwrap(api.POST(`${base}/{id}/disable`, { params })) }),
    remove: useMutation({
      // Only the list is loaded again: the deleted endpoint no longer exists.
      onSuccess: () => client.invalidateQueries({ queryKey: ['webhooks', m], exact: true }),
      mutationFn: () => unwrap(api.DELETE(`${base}/{id}`, { params })),
    }),
    rotate: useMutation({
      ...withSecret,
      mutationFn: (overlapHours: number) =>
        sendOnce((once) =>
          unwrap(api.POST(`${base}/{id}/rotate-secret`, { params: { ...params, ...once }, body: { overlapHours } })),
        ),
    }),
    test: useMutation({
      ...options,
      mutationFn: (type: EventType) => unwrap(api.POST(`${base}/{id}/test`, { params, body: { type } })),
    }),
    recover: useMutation({
      ...options,
      mutationFn: (body: Recovery) => unwrap(api.POST(`${base}/{id}/recover`, { params, body })),
    }),
    resend: useMutation({
      ...options,
      mutationFn: (deliveryId: string) =>
        unwrap(api.POST(`${base}/{id}/deliveries/{deliveryId}/resend`, { params: { path: { m, id, deliveryId } } })),
    }),
  };
}
