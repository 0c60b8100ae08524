import { createHmac } from 'node:crypto';
import type { Refusal } from '#domain/errors.js';
import type { Database } from '#persistence/database/database.js';
import {
  type Answer,
  type AnswerCipher,
  type Claim,
  idempotencyInProgress,
  once,
  type Outcome,
} from '#persistence/database/idempotency.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBodyOf, statusOf } from '../errors/error-body.js';
import type { DocumentedAnswer } from '../openapi/documented-answer.js';
import { envelope } from '../server/envelope.js';
import { requestUuidOf } from '../server/request-id.js';

/** JSON with sorted keys: equal bodies have the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** The fingerprint of a request: method, path and body, without the order of keys and white space; and who sends it, if given. */
function fingerprintOf(secret: string, request: FastifyRequest, sender: string | undefined): Buffer {
  const parts = [request.method, request.routeOptions.url, request.params, request.body ?? {}];
  if (sender !== undefined) parts.push(sender);
  return createHmac('sha256', secret).update(canonical(parts)).digest();
}

const rejection = (refusal: Refusal): Outcome => ({ status: statusOf[refusal.kind], body: errorBodyOf(refusal) });

/** The result of a write that finds it made by an earlier write: the answer is 200, whatever the status of a new result is. */
export class Repeated {
  constructor(readonly view: object) {}
}

/** A write of a request: whose it is, which row it waits for, and what it does. */
export interface RequestedWrite extends Pick<Claim, 'merchantId' | 'apiKeyId' | 'apiKeyExpires' | 'operation'> {
  readonly shape: DocumentedAnswer['shape'];
  /** The row that it locks, as the request names it; undefined where it locks no shared row. */
  readonly row: string | undefined;
  /** It may run several times, each in a transaction of its own. Returns what the answer shows. */
  readonly work: (tx: Tx) => Promise<object>;
  /** Who alone gets the stored answer: the same request of another is a different one. Undefined: whoever repeats it. */
  readonly sender?: string | undefined;
  /** Encrypts the stored answer of an operation whose answer holds a secret. */
  readonly cipher?: AnswerCipher | undefined;
}

/** The writes of this process that have no outcome yet, by their Idempotency-Key: a request, and how many times it runs. */
const running = new Map<string, { readonly fingerprint: Buffer; count: number }>();

/**
 * Refuses another request with the key of one that still runs. The claim in the database does so too, but a write that waits for
 * a locked row gives it up between two turns: then another request would take the key, and the first one would have no outcome.
 */
async function holdKey<Result>(
  { merchantId, apiKeyId, idempotencyKey, fingerprint }: Omit<Claim, 'waits'>,
  run: () => Promise<Result>,
): Promise<Result> {
  if (idempotencyKey === undefined) return run();
  const key = `${merchantId}:${apiKeyId === null ? 'portal' : 'api'}:${idempotencyKey}`;
  const holder = running.get(key) ?? { fingerprint, count: 0 };
  if (!holder.fingerprint.equals(fingerprint)) throw idempotencyInProgress();
  running.set(key, holder);
  holder.count += 1;
  try {
    return await run();
  } finally {
    holder.count -= 1;
    if (holder.count === 0) running.delete(key);
  }
}

/**
 * Runs a write once for its request's Idempotency-Key, and gives the bytes to send, which are those that are stored.
 * (docs/reference/idempotency.md#what-is-stored)
 * @throws Refusal of once()
 */
export async function answerOnce(
  { db, secret }: { readonly db: Database; readonly secret: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { shape, row, work, sender, ...write }: RequestedWrite,
): Promise<string> {
  const claim: Omit<Claim, 'waits'> = {
    ...write,
    requestId: requestUuidOf(request.raw),
    idempotencyKey: request.idempotencyKey,
    fingerprint: fingerprintOf(secret, request, sender),
  };
  // Nest has set the status of a success.
  const status = reply.statusCode;
  const run = async (tx: Tx): Promise<Outcome> => {
    const done = await work(tx);
    if (done instanceof Repeated) return { status: 200, body: envelope(shape, done.view) };
    return { status, body: envelope(shape, done) };
  };
  let isRetry = false;
  const attempt = (): Promise<Answer> => {
    const waits = isRetry;
    isRetry = true;
    return once(db, { ...claim, waits }, rejection, run);
  };
  const answer = await holdKey(claim, () => db.runWrite(claim.merchantId, row, attempt));
  if (answer.replayed) reply.header('idempotent-replayed', 'true');
  reply.code(answer.status).header('content-type', 'application/json; charset=utf-8');
  return answer.body;
}
