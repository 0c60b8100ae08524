import { createHmac } from 'node:crypto';
import { EmailLimitReached } from '#domain/jobs/email-limits.js';
import { Refusal } from '#domain/errors.js';
import { errorBodyOf, statusOf } from '#http/errors/error-body.js';
import type { Actor } from '#operations/actor.js';
import type { Database } from '#persistence/database/database.js';
import { type Claim, once, type Outcome } from '#persistence/database/idempotency.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, callerOf } from './caller.js';
import { setLimitHeaders } from './request-limits.js';
import { singleHeader } from '#http/server/single-header.js';

const printable = /^[\x20-\x7e]{1,255}$/;

/**
 * The request's Idempotency-Key: one line of 1 to 255 printable ASCII characters; the quotes of the quoted form are not
 * part of it. (docs/reference/idempotency.md#idempotency-key)
 * @throws Refusal `invalid` where it is missing though required, or malformed
 */
function idempotencyKeyOf(request: FastifyRequest, required: boolean): string | undefined {
  if (request.headers['idempotency-key'] === undefined) {
    if (!required) return undefined;
    throw new Refusal('invalid', 'idempotency_key_missing', 'The header Idempotency-Key is required.');
  }
  const sent = singleHeader(request, 'idempotency-key')?.trim() ?? '';
  const key = /^"(.*)"$/.exec(sent)?.[1] ?? sent;
  if (printable.test(key)) return key;
  const message = 'Idempotency-Key must be one header of 1 to 255 printable ASCII characters.';
  throw new Refusal('invalid', 'idempotency_key_invalid', message);
}

/** JSON with sorted keys: two bodies that say the same have the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** Which request this is: method, path and body, whatever the order of keys or the white space. */
function fingerprintOf(secret: string, request: FastifyRequest): Buffer {
  const parts = [request.method, request.routeOptions.url, request.params, request.body ?? {}];
  return createHmac('sha256', secret).update(canonical(parts)).digest();
}

/**
 * The row that a write waits for, as far as the request names it: the one of its path, or the customer of its body. Undefined
 * where it names none: such a write waits for no other. A row that requests name differently (id, externalId, e-mail) counts
 * once for each name: that they are the same is known to the database alone, and to ask it first would be one more read for
 * every write. The bound of the merchant holds for all of them together.
 */
function rowOf({ params, body }: FastifyRequest): string | undefined {
  const [inPath] = Object.values((params ?? {}) as Record<string, string>);
  const { customer_email: email, customerId, recipientEmail } = (body ?? {}) as Record<string, unknown>;
  const row = inPath ?? email ?? customerId ?? recipientEmail;
  return typeof row === 'string' ? row.toLowerCase() : undefined;
}

const rejection = (refusal: Refusal): Outcome => ({ status: statusOf[refusal.kind], body: errorBodyOf(refusal) });

/** The way of every write from a request to its answer. */
export class WriteOnce {
  constructor(
    private readonly db: Database,
    private readonly secret: string,
  ) {}

  /**
   * Runs `work` once for the request's Idempotency-Key and sends what it came to, or what it came to the first time.
   * @throws Refusal of once(), and `invalid` for a missing or malformed Idempotency-Key
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, actor: Actor) => Promise<Outcome>,
  ): Promise<void> {
    const caller = callerOf(request);
    const { idempotency } = request.routeOptions.config.operation ?? {};
    const claim: Claim = {
      merchantId: caller.merchantId,
      apiKeyId: caller.apiKeyId,
      apiKeyExpires: caller.expires,
      idempotencyKey: idempotencyKeyOf(request, idempotency === 'required'),
      fingerprint: fingerprintOf(this.secret, request),
    };
    const write = () => once(this.db, claim, rejection, (tx) => work(tx, actorOf(caller)));
    const answer = await this.db.runWrite(caller.merchantId, rowOf(request), write).catch((error: unknown) => {
      if (error instanceof EmailLimitReached) {
        setLimitHeaders(reply, { limit: error.limit, remaining: 0, resetSeconds: error.waitSeconds });
      }
      throw error;
    });
    if (answer.replayed) reply.header('idempotent-replayed', 'true');
    reply.code(answer.status).header('content-type', 'application/json; charset=utf-8').send(answer.body);
  }
}
