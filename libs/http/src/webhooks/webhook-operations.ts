import { notFound } from '#domain/errors.js';
import { maxEndpoints } from '#domain/webhooks/endpoint.js';
import * as refused from '#domain/webhooks/refusals.js';
import { emptyBody } from '../input/empty-body.js';
import type { DocumentedOperation, SharedOperation } from '../openapi/documented-operation.js';
import * as views from '../views/webhook-endpoint.view.js';
import * as bodies from './webhook-bodies.js';

/** Shared with the operations of deliveries. */
export const tag = 'Webhooks';
export const params = { id: 'id of the webhook endpoint.' };
export const unknown = notFound('webhook endpoint');
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
    body: { type: bodies.UpdateWebhookEndpointBody, example: { types: ['*'] }, optional: true },
    answer: endpoint('The endpoint after the change.'),
    refusals: [unknown, urlInvalid, refused.webhookTypesInvalid()],
  },
  delete: {
    method: 'DELETE',
    id: 'deleteWebhookEndpoint',
    tag,
    summary: 'Delete a webhook endpoint',
    params,
    description: 'Pending deliveries become `failed`. The deliveries of the endpoint stay readable for 30 days.',
    body: emptyBody,
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
  enable: {
    method: 'POST',
    id: 'enableWebhookEndpoint',
    tag,
    summary: 'Enable a webhook endpoint',
    params,
    description: 'Events that happen from now on are sent to it. What was skipped can be recovered.',
    body: emptyBody,
    answer: endpoint('The endpoint.'),
    refusals: [unknown],
  },
  disable: {
    method: 'POST',
    id: 'disableWebhookEndpoint',
    tag,
    summary: 'Disable a webhook endpoint',
    params,
    description:
      'Pending deliveries become `skipped`. Deliveries of later events are also `skipped`, until the endpoint is ' +
      'enabled.',
    body: emptyBody,
    answer: endpoint('The endpoint.'),
    refusals: [unknown],
  },
} as const satisfies Readonly<Record<string, SharedOperation>>;
