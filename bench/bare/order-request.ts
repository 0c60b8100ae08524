import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cleanText, emailKey, hasMaxLength, isOrderSource, parseOrderNumber, orderCustomerName } from '#domain/text.js';
import { parseStrictJson } from '#http/input/strict-json.js';
import { Failure } from './answer.js';

/** What a request to create an order says, checked. */
export interface OrderRequest {
  readonly idempotencyKey: string;
  readonly fingerprint: Buffer;
  readonly email: string;
  readonly value: number | string;
  readonly source: string;
  readonly orderNumber: string | undefined;
  readonly name: string | null;
}

const mostBodyBytes = 64 * 1024;
const jsonType = /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*"?utf-8"?[ \t]*)?$/i;
const printable = /^[\x20-\x7e]{1,255}$/;
const emailForm = /^[^\s@]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const invalid = (message: string): Failure => new Failure(400, 'invalid_field', message);

export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= mostBodyBytes) chunks.push(chunk);
    });
    request.on('end', () => {
      if (size <= mostBodyBytes) resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
      else reject(new Failure(413, 'body_too_large', 'The body is larger than 64 KiB (65,536 bytes).'));
    });
    request.on('error', reject);
  });
}

export function readOrderRequest(request: IncomingMessage, bytes: Buffer): OrderRequest {
  if (!jsonType.test(request.headers['content-type'] ?? '') || request.headers['content-encoding'] !== undefined) {
    throw new Failure(400, 'content_type_unsupported', 'A body must be sent with Content-Type: application/json.');
  }
  const body = parseStrictJson(bytes) as Record<string, unknown>;
  const { order_value: value, order_source: source } = body;
  if (typeof value !== 'number' && typeof value !== 'string') throw invalid('order_value must be a number.');
  if (typeof source !== 'string' || !isOrderSource(source)) throw invalid('order_source must be letters and digits.');
  return {
    email: emailOf(body['customer_email']),
    value,
    source,
    orderNumber: parseOrderNumber(body['order_number']),
    name: orderCustomerName(nameOf(body['name']), nameOf(body['first_name'])),
    idempotencyKey: idempotencyKeyOf(request),
    fingerprint: createHash('sha256').update(canonical(body)).digest(),
  };
}

function emailOf(value: unknown): string {
  const email = typeof value === 'string' && cleanText(value) !== undefined ? emailKey(value) : '';
  if (!emailForm.test(email) || email.length > 254) throw invalid('customer_email must be an e-mail address.');
  return email;
}

function nameOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const name = typeof value === 'string' ? cleanText(value) : undefined;
  if (name === undefined || !hasMaxLength(name, 200)) throw invalid('A name must be text of at most 200 characters.');
  return name;
}

function idempotencyKeyOf(request: IncomingMessage): string {
  const header = request.headers['idempotency-key'];
  const sent = typeof header === 'string' ? header.trim() : '';
  const key = /^"(.*)"$/.exec(sent)?.[1] ?? sent;
  if (printable.test(key)) return key;
  throw new Failure(400, 'idempotency_key_invalid', 'Idempotency-Key must be 1 to 255 printable ASCII characters.');
}

/** JSON with sorted keys: two bodies that say the same have the same text. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Record<string, unknown>;
  const names = Object.keys(fields).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join(',')}}`;
}
