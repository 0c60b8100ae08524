import { notFound } from '#domain/errors.js';
import { deliveryStatuses } from '#domain/webhooks/delivery.js';
import * as refused from '#domain/webhooks/refusals.js';
import { pageQuery } from '../openapi/documented-answer.js';
import type { DocumentedOperation, SharedOperation } from '../openapi/documented-operation.js';
import { webhookDeliveryExample, WebhookDeliveryView } from '../views/webhook-delivery.view.js';
import { RecoveryView } from '../views/webhook-endpoint.view.js';
import * as bodies from './webhook-bodies.js';
import { noFields, params, tag, unknown } from './webhook-operations.js';

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
      { name: 'status', description: 'Only those with it.', schema: { type: 'string', enum: [...deliveryStatuses] } },
      {
        name: 'eventType',
        description: 'Only those of this type. An unknown one: none.',
        schema: { type: 'string', maxLength: 100 },
      },
      {
        name: 'eventId',
        description: 'Only that of this event. An unknown one: none.',
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
      'Makes one more attempt, now. A delivery that is pending continues its schedule if it fails. Where the answer is ' +
      '`pending`, the list of deliveries shows the result later.',
    body: noFields,
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
      'Sends a sample event once, also to a disabled endpoint. The event is not in the feed, and its result counts as neither ' +
      'success nor failure. Where the answer is `pending`, the list of deliveries shows the result later.',
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
      'Schedules deliveries of a period again, the oldest first, at most 10,000 in one call. Repeat it until `scheduled` ' +
      'is 0 where there are more.',
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
