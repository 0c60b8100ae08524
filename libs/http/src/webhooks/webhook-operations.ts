import { notFound } from '#domain/errors.js';
import { deliveryStatuses } from '#domain/webhooks/delivery.js';
import { maxEndpoints } from '#domain/webhooks/endpoint.js';
import * as refused from '#domain/webhooks/refusals.js';
import { pageQuery } from '../openapi/documented-answer.js';
import type { DocumentedOperation, SharedOperation } from '../openapi/documented-operation.js';
import { webhookDeliveryExample, WebhookDeliveryView } from '../views/webhook-delivery.view.js';
import * as views from '../views/webhook-endpoint.view.js';
import * as bodies from './webhook-bodies.js';

const tag = 'Webhooks';
const params = { id: 'id of the webhook endpoint.' };
const unknown = notFound('webhook endpoint');
const urlInvalid = refused.webhookUrlInvalid('must begin with https://');

const endpoint = (description: string): DocumentedOperation['answer'] => ({
  description,
  shape: 'data',
  type: views.WebhookEndpointView,
  example: views.webhookEndpointExample,
});
const withSecret = (description: string): DocumentedOperation['answer'] => ({
  status: 201,
  description,
  shape: 'whole',
  type: views.NewWebhookEndpointView,
  example: views.newWebhookEndpointExample,
});
const delivery = (description: string): DocumentedOperation['answer'] => ({
  description,
  shape: 'data',
  type: WebhookDeliveryView,
  example: webhookDeliveryExample,
});

const noFields = { type: bodies.WebhookActionBody, example: {}, optional: true } as const;

/** (docs/reference/webhooks.md) */
export const webhookOperations = {
  list: {
    method: 'GET',
    id: 'listWebhookEndpoints',
    tag,
    summary: 'List webhook endpoints',
    description: 'All endpoints, newest first.',
    answer: { ...endpoint('The endpoints.'), shape: 'list' },
  },
  create: {
    method: 'POST',
    id: 'createWebhookEndpoint',
    tag,
    summary: 'Create a webhook endpoint',
    description:
      'Events that happen from now on are sent to it. The secret is returned only in this response. A merchant can have ' +
      `at most ${maxEndpoints} endpoints.`,
    body: {
      type: bodies.CreateWebhookEndpointBody,
      example: { url: 'https://shop.example/webhooks', types: ['order.created', 'voucher.*'] },
    },
    answer: withSecret('The endpoint and its secret.'),
    refusals: [urlInvalid, refused.webhookTypesInvalid(), refused.tooManyEndpoints()],
  },
  read: {
    method: 'GET',
    id: 'readWebhookEndpoint',
    tag,
    summary: 'Read a webhook endpoint',
    params,
    description: 'The endpoint without its secret.',
    answer: endpoint('The endpoint.'),
    refusals: [unknown],
  },
  update: {
    method: 'PATCH',
    id: 'updateWebhookEndpoint',
    tag,
    summary: 'Change a webhook endpoint',
    params,
    description: 'Fields that are absent stay as they are. Deliveries that are pending go to the new URL.',
    body: { type: bodies.UpdateWebhookEndpointBody, example: { types: ['*'] } },
    answer: endpoint('The endpoint after the change.'),
    refusals: [unknown, urlInvalid, refused.webhookTypesInvalid()],
  },
  delete: {
    method: 'DELETE',
    id: 'deleteWebhookEndpoint',
    tag,
    summary: 'Delete a webhook endpoint',
    params,
    description: 'What is pending becomes `failed`. Its deliveries stay readable for 30 days.',
    answer: endpoint('The endpoint as it was.'),
    refusals: [unknown],
  },
  rotate: {
    method: 'POST',
    id: 'rotateWebhookSecret',
    tag,
    summary: 'Rotate the secret of a webhook endpoint',
    params,
    description:
      'Gives the endpoint a new secret, which is returned only in this response. During the overlap deliveries are signed ' +
      'with both.',
    body: { type: bodies.RotateWebhookSecretBody, example: { overlapHours: 24 }, optional: true },
    answer: withSecret('The endpoint and its new secret.'),
    refusals: [unknown],
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
  enable: {
    method: 'POST',
    id: 'enableWebhookEndpoint',
    tag,
    summary: 'Enable a webhook endpoint',
    params,
    description: 'Events that happen from now on are sent to it. What was skipped can be recovered.',
    body: noFields,
    answer: endpoint('The endpoint.'),
    refusals: [unknown],
  },
  disable: {
    method: 'POST',
    id: 'disableWebhookEndpoint',
    tag,
    summary: 'Disable a webhook endpoint',
    params,
    description: 'What is pending becomes `skipped`, as do events until it is enabled.',
    body: noFields,
    answer: endpoint('The endpoint.'),
    refusals: [unknown],
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
      type: views.RecoveryView,
      example: { scheduled: 42 },
    },
    refusals: [unknown, refused.endpointDisabled(), refused.periodInvalid()],
  },
  deliveries: {
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
} as const satisfies Readonly<Record<string, SharedOperation>>;
