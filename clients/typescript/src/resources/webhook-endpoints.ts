import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions, WriteOptions } from '../settings.js';
import type {
  CreateWebhookEndpointBody,
  NewWebhookEndpoint,
  Recovery,
  RecoverWebhookDeliveriesBody,
  RotateWebhookSecretBody,
  TestWebhookEndpointBody,
  UpdateWebhookEndpointBody,
  WebhookDeliveriesQuery,
  WebhookDelivery,
  WebhookEndpoint,
} from '../shapes.js';

/** Where events are sent. */
export class WebhookEndpoints {
  constructor(private readonly connection: Connection) {}

  /** All of them, newest first. */
  async list(options: CallOptions = {}): Promise<WebhookEndpoint[]> {
    const { data } = await this.connection.read(options, (http) => http.GET('/v1/public/webhook-endpoints'));
    return data;
  }

  async read(id: string, options: CallOptions = {}): Promise<WebhookEndpoint> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/webhook-endpoints/{id}', { params: { path: { id } } }),
    );
    return data;
  }

  /** The secret is in this answer alone. */
  create(body: CreateWebhookEndpointBody, options: WriteOptions = {}): Promise<NewWebhookEndpoint> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/webhook-endpoints', { params: { header }, body }),
    );
  }

  async update(id: string, body: UpdateWebhookEndpointBody, options: WriteOptions = {}): Promise<WebhookEndpoint> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.PATCH('/v1/public/webhook-endpoints/{id}', { params: { path: { id }, header }, body }),
    );
    return data;
  }

  async delete(id: string, options: WriteOptions = {}): Promise<WebhookEndpoint> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.DELETE('/v1/public/webhook-endpoints/{id}', { params: { path: { id }, header } }),
    );
    return data;
  }

  /** The new secret is in this answer alone. */
  rotateSecret(
    id: string,
    body: RotateWebhookSecretBody = {},
    options: WriteOptions = {},
  ): Promise<NewWebhookEndpoint> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/webhook-endpoints/{id}/rotate-secret', { params: { path: { id }, header }, body }),
    );
  }

  async enable(id: string, options: WriteOptions = {}): Promise<WebhookEndpoint> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/webhook-endpoints/{id}/enable', { params: { path: { id }, header } }),
    );
    return data;
  }

  async disable(id: string, options: WriteOptions = {}): Promise<WebhookEndpoint> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/webhook-endpoints/{id}/disable', { params: { path: { id }, header } }),
    );
    return data;
  }

  /** Sends a sample event; the deliveries show its result. */
  async test(id: string, body: TestWebhookEndpointBody = {}, options: WriteOptions = {}): Promise<WebhookDelivery> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/webhook-endpoints/{id}/test', { params: { path: { id }, header }, body }),
    );
    return data;
  }

  /** Schedules deliveries again, at most 10,000 in one call. */
  async recover(id: string, body: RecoverWebhookDeliveriesBody, options: WriteOptions = {}): Promise<Recovery> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/webhook-endpoints/{id}/recover', { params: { path: { id }, header }, body }),
    );
    return data;
  }

  /** Newest first. */
  listDeliveries(
    id: string,
    query: WebhookDeliveriesQuery = {},
    options: CallOptions = {},
  ): CursorList<WebhookDelivery> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/webhook-endpoints/{id}/deliveries', {
          params: { path: { id }, query: { ...query, cursor } },
        }),
      ),
    );
  }

  /** One more attempt, now. */
  async resend(id: string, deliveryId: string, options: WriteOptions = {}): Promise<WebhookDelivery> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/webhook-endpoints/{id}/deliveries/{deliveryId}/resend', {
        params: { path: { id, deliveryId }, header },
      }),
    );
    return data;
  }
}
