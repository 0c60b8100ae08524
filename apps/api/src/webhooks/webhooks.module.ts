import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { CreateWebhookEndpoint } from './create-webhook-endpoint.js';
import { DeleteWebhookEndpoint } from './delete-webhook-endpoint.js';
import { DisableWebhookEndpoint } from './disable-webhook-endpoint.js';
import { EnableWebhookEndpoint } from './enable-webhook-endpoint.js';
import { ListWebhookDeliveries } from './list-webhook-deliveries.js';
import { ListWebhookEndpoints } from './list-webhook-endpoints.js';
import { ReadWebhookEndpoint } from './read-webhook-endpoint.js';
import { RecoverWebhookDeliveries } from './recover-webhook-deliveries.js';
import { ResendWebhookDelivery } from './resend-webhook-delivery.js';
import { RotateWebhookSecret } from './rotate-webhook-secret.js';
import { TestWebhookEndpoint } from './test-webhook-endpoint.js';
import { UpdateWebhookEndpoint } from './update-webhook-endpoint.js';

/** A merchant's webhook endpoints and their deliveries. */
@Module({
  imports: [EdgeModule],
  controllers: [
    ListWebhookEndpoints,
    CreateWebhookEndpoint,
    ReadWebhookEndpoint,
    UpdateWebhookEndpoint,
    DeleteWebhookEndpoint,
    RotateWebhookSecret,
    TestWebhookEndpoint,
    EnableWebhookEndpoint,
    DisableWebhookEndpoint,
    RecoverWebhookDeliveries,
    ListWebhookDeliveries,
    ResendWebhookDelivery,
  ],
})
export class WebhooksModule {}
