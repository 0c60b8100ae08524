import { openWebhookSecret, signWebhook } from '#accounts/webhook-secret.js';
import { encodeId } from '#domain/ids.js';
import type { AttemptResult } from '#domain/webhooks/judge-attempt.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { EventView } from '#http/views/event.view.js';
import type { DueDelivery } from '#persistence/webhooks/webhook-queue.store.js';
import { Injectable } from '@nestjs/common';
import { WorkerSettings } from '../settings.js';
import type { EndpointConnections } from './endpoint-connections.js';
import { type PostAnswer, PostFailure, postWebhook } from './post-webhook.js';
import { type ResolveHost, resolveByDns } from './resolve-host.js';
import { retryAfterSeconds } from './retry-after.js';

/** The timeout of the whole attempt. (docs/reference/webhooks.md#attempts) */
const timeoutMs = 15_000;

export interface AttemptContext {
  /** The time now, by the database. */
  readonly at: Date;
  readonly connections: EndpointConnections;
  readonly stopped: AbortSignal;
}

/** Makes one attempt of a delivery. (docs/reference/webhooks.md#what-is-sent) */
@Injectable()
export class AttemptWebhook {
  private readonly resolve: ResolveHost = resolveByDns();
  /** The decrypted secrets, by their stored bytes: the attempts of one lease use the same ones. */
  private readonly secrets = new WeakMap<Uint8Array, Uint8Array>();

  constructor(private readonly settings: WorkerSettings) {}

  /** @throws the reason of `stopped` */
  async run(due: DueDelivery, context: AttemptContext): Promise<AttemptResult> {
    const { at } = context;
    const began = performance.now();
    const outcome = await this.post(due, context).catch((error: unknown) => {
      if (error instanceof PostFailure) return error;
      throw error;
    });
    const took = { at: at.toISOString(), durationMs: Math.round(performance.now() - began) };
    if (outcome instanceof PostFailure) {
      return { attempt: { ...took, statusCode: null, error: outcome.reason, responseBody: null } };
    }
    const { statusCode, body: responseBody, retryAfter } = outcome;
    const attempt = { ...took, statusCode, error: null, responseBody };
    return { attempt, retryAfterSeconds: retryAfterSeconds(retryAfter, new Date(at.getTime() + took.durationMs)) };
  }

  private async post(
    { delivery, endpoint, event }: DueDelivery,
    { at, connections, stopped }: AttemptContext,
  ): Promise<PostAnswer> {
    const access = { isPersonal: endpoint.includePersonalData, withUrls: false };
    const data = delivery.sample ?? (event && new EventView(event, access));
    if (!data) throw new PostFailure('event_not_kept');
    const body = JSON.stringify({ type: delivery.eventType, timestamp: delivery.eventAt.toISOString(), data });
    const id = encodeId('event', delivery.eventId);
    const timestamp = Math.floor(at.getTime() / 1_000);
    const signature = signWebhook(this.secretsOf(endpoint, at), { id, timestamp, body });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'LoyaltyRewards-Webhooks/1.0',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    };
    const { webhookAllowPrivate: allowPrivate } = this.settings;
    const { resolve } = this;
    return postWebhook(new URL(endpoint.url), headers, body, {
      allowPrivate,
      resolve,
      connections,
      timeoutMs,
      stopped,
    });
  }

  /** The secrets that sign: after a rotation the new and the previous one, until their overlap ends. */
  private secretsOf(endpoint: WebhookEndpoint, at: Date): Uint8Array[] {
    const { secret, previousSecret, previousSecretUntil } = endpoint;
    const isOverlapping = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > at;
    const stored = isOverlapping ? [secret, previousSecret] : [secret];
    return stored.map((each) => this.secrets.get(each) ?? this.open(endpoint, each));
  }

  private open(endpoint: WebhookEndpoint, stored: Uint8Array): Uint8Array {
    const secret = openWebhookSecret(this.settings.keyPepper, endpoint, stored);
    this.secrets.set(stored, secret);
    return secret;
  }
}

/** The result of an attempt that could not be made. */
export const notMade = (at: Date): AttemptResult => ({
  attempt: {
    at: at.toISOString(),
    durationMs: 0,
    statusCode: null,
    error: 'internal_error',
    responseBody: null,
  },
});
