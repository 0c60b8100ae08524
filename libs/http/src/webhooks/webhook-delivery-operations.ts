import { notFound } from '#domain/errors.js';
import { deliveryStatuses } from '#domain/webhooks/delivery.js';
import * as refused from '#domain/webhooks/refusals.js';
import { emptyBody } from '../input/empty-body.js';
import { pageQuery } from '../openapi/documented-answer.js';
import type { DocumentedOperation, SharedOperation } from '../openapi/documented-operation.js';
import { webhookDeliveryExample, WebhookDeliveryView } from '../views/webhook-delivery.view.js';
import { RecoveryView } from '../views/webhook-endpoint.view.js';
import * as bodies from './webhook-bodies.js';
import { params, tag, unknown } from './webhook-operations.js';

const delivery = (description: string): DocumentedOperation['answer'] => ({
  description,
  shape: 'data',
  type: WebhookDeliveryView,
  example: webhookDeliveryExample,
});

/** (docs/reference/webhooks.md) */
export const webhookDeliveryOperations = {
  list: {
    method: 'GET',
    id: 'listWebhookDeliveries',
    tag,
    summary: 'List webhook deliveries',
    params,
    description:
      'The deliveries of the last 30 days, newest first, also of a deleted endpoint. With a filter that few deliveries match, ' +
      'a page can hold fewer than `limit` of them while `hasMore` is true.',
    query: [
      ...pageQuery,
      {
        name: 'status',
        description: 'Only deliveries with this status.',
        schema: { type: 'string', enum: [...deliveryStatuses] },
      },
      {
        name: 'eventType',
        description: 'Only deliveries of events of this type. An unknown type gives an empty list.',
        schema: { type: 'string', maxLength: 100 },
      },
      {
        name: 'eventId',
        description: 'Only the delivery of this event. An unknown id gives an empty list.',
        schema: { type: 'string', maxLength: 128 },
      },
    ],
    answer: { ...delivery('A page of deliveries.'), shape: 'page' },
    refusals: [unknown],
  },
  resend: {
    method: 'POST',
    id: 'resendWebhookDelivery',
    tag,
    summary: 'Resend a webhook delivery',
    params: { ...params, deliveryId: 'id of the delivery.' },
    description:
      'Makes one more attempt now. If the attempt fails, a pending delivery continues its schedule. If the response ' +
      'says `pending`, the list of deliveries shows the result later.',
    body: emptyBody,
    answer: delivery('The delivery.'),
    refusals: [unknown, notFound('webhook delivery'), refused.endpointDisabled(), refused.testNotRepeatable()],
  },
  test: {
    method: 'POST',
    id: 'testWebhookEndpoint',
    tag,
    summary: 'Send a test to a webhook endpoint',
    params,
    description:
      'Sends a sample event once, even if the endpoint is disabled. The event is not in the feed, and its result ' +
      'counts neither as a success nor as a failure of the endpoint. If the response says `pending`, the list of ' +
      'deliveries shows the result later.',
    body: { type: bodies.TestWebhookEndpointBody, example: { type: 'voucher.redeemed' }, optional: true },
    answer: delivery('The delivery.'),
    refusals: [unknown, refused.eventTypeUnknown()],
  },
  recover: {
    method: 'POST',
    id: 'recoverWebhookDeliveries',
    tag,
    summary: 'Recover webhook deliveries',
    params,
    description:
      'Schedules the deliveries of a period again, oldest first, at most 10,000 in one request. If there may be ' +
      'more, repeat the request until `scheduled` is 0.',
    body: {
      type: bodies.RecoverWebhookDeliveriesBody,
      example: { since: '2026-11-20T00:00:00Z', only: 'failed' },
    },
    answer: {
      status: 202,
      description: 'They are sent soon.',
      shape: 'data',
      type: RecoveryView,
      example: { scheduled: 42 },
    },
    refusals: [unknown, refused.endpointDisabled(), refused.periodInvalid()],
  },
} as const satisfies Readonly<Record<string, SharedOperation>>;
