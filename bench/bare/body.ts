import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseStrictJson } from '#http/input/strict-json.js';
import { requestUuidOf } from '#http/server/request-id.js';
import { Failure } from './answer.js';
import { logOf } from './request-log.js';

const maxBodyBytes = 64 * 1024;
const jsonType = /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*"?utf-8"?[ \t]*)?$/i;
const printable = /^[\x20-\x7e]{1,255}$/;

export const invalidField = (message: string): Failure => new Failure(400, 'invalid_field', message);

export function readBody(request: IncomingMessage): Promise<Buffer> {
  const reading = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBodyBytes) chunks.push(chunk);
    });
    request.on('end', () => {
      if (size <= maxBodyBytes) resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
      else reject(new Failure(413, 'body_too_large', 'The body is larger than 64 KiB (65,536 bytes).'));
    });
    request.on('error', reject);
  });
  // A request that is refused before its body is needed.
  reading.then(
    (body) => Object.assign(logOf(request), { body }),
    () => undefined,
  );
  return reading;
}

/** @throws Failure, and Refusal of the parser */
export function parseBody(request: IncomingMessage, bytes: Buffer): Record<string, unknown> {
  if (!jsonType.test(request.headers['content-type'] ?? '') || request.headers['content-encoding'] !== undefined) {
    throw new Failure(400, 'content_type_unsupported', 'A body must be sent with Content-Type: application/json.');
  }
  return parseStrictJson(bytes) as Record<string, unknown>;
}

/** A write's identity, and the hash of what it says. */
export interface WriteKey {
  /** The UUID of the request, which every row that it writes gets. */
  readonly requestId: string;
  readonly idempotencyKey: string;
  readonly keyHash: Buffer;
  readonly fingerprint: Buffer;
}

/** @throws Failure without a usable Idempotency-Key */
export function writeKeyOf(request: IncomingMessage, body: Record<string, unknown>): WriteKey {
  const header = request.headers['idempotency-key'];
  const sent = typeof header === 'string' ? header.trim() : '';
  const key = /^"(.*)"$/.exec(sent)?.[1] ?? sent;
  if (!printable.test(key)) {
    throw new Failure(400, 'idempotency_key_invalid', 'Idempotency-Key must be 1 to 255 printable ASCII characters.');
  }
  Object.assign(logOf(request), { idempotencyKey: key });
  const said = canonical([request.method, request.url, body]);
  return {
    requestId: requestUuidOf(request),
    idempotencyKey: key,
    keyHash: createHash('sha256').update(key).digest(),
    fingerprint: createHash('sha256').update(said).digest(),
  };
}

/** JSON with sorted keys: two bodies that say the same have the same text. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Record<string, unknown>;
  const names = Object.keys(fields).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join(',')}}`;
}
