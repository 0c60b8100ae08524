import type { Event } from './shapes.js';

/** A webhook that is not from the service, or too old. */
export class WebhookVerificationError extends Error {}

/** What a webhook holds. */
export interface Webhook {
  readonly type: string;
  readonly timestamp: string;
  /** As the feed shows it. `subject.version` counts the events of the object: keep the highest, and ignore the others. */
  readonly data: Event;
}

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;
type Headers = Fields | { get(name: string): string | null };

const toleranceSeconds = 300;
const prefix = 'whsec_';

/**
 * Verifies a webhook and gives its content. `body` is what arrived, byte by byte; `secret` is the endpoint's, `whsec_…`.
 * @throws WebhookVerificationError where a header is missing, no signature is right, or the timestamp is more than five minutes
 *   away from `now`; TypeError where the secret is none
 */
export async function verifyWebhook(
  headers: Headers,
  body: string | Uint8Array,
  secret: string,
  now: Date = new Date(),
): Promise<Webhook> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('The header webhook-timestamp is no number.');
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookVerificationError('The webhook is too old, or the clocks differ.');
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const key = await crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const signature of signatures) {
    const given = signature.startsWith('v1,') ? fromBase64(signature.slice('v1,'.length)) : undefined;
    // The comparison takes the same time, wherever the difference is.
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) {
      return JSON.parse(new TextDecoder().decode(bytes)) as Webhook;
    }
  }
  throw new WebhookVerificationError('No signature of the webhook is right.');
}

function headerOf(headers: Headers, name: string): string {
  const value = isLookUp(headers) ? headers.get(name) : fieldOf(headers, name);
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError(`The header ${name} is missing.`);
}

/** Names of headers have no case, and not every server gives them in lower case. */
const fieldOf = (headers: Fields, name: string): Fields[string] =>
  Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];

const isLookUp = (headers: Headers): headers is { get(name: string): string | null } =>
  typeof headers['get'] === 'function';

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const key = secret.startsWith(prefix) ? fromBase64(secret.slice(prefix.length)) : undefined;
  if (!key || key.length === 0) throw new TypeError('The secret is not one of a webhook endpoint.');
  return key;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
