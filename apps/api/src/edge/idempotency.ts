import { createHmac } from 'node:crypto';
import { answerCipher } from '#accounts/answer-cipher.js';
import type { Refusal } from '#domain/errors.js';
import { errorBodyOf, statusOf } from '#http/errors/error-body.js';
import { Database } from '#persistence/database/database.js';
import { type Answer, type Claim, once, type Outcome } from '#persistence/database/idempotency.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type ExecutionContext, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, callerOf } from './caller.js';
import { type OperationFacts, OperationMetadata } from './documented-operation.js';
import { envelope } from '#http/server/envelope.js';
import { requestUuidOf } from '#http/server/request-id.js';
import { ApiSettings } from '../settings.js';
import type { PreparedWrite } from './write.js';

/** JSON with sorted keys: equal bodies have the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** The fingerprint of a request: method, path and body, without the order of keys and white space. */
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the writes of this process. */
    idempotency: Idempotency;
  }
}

/**
 * Runs the handler of a write once for its request's Idempotency-Key and gives the bytes to send, which are those that are
 * stored. A handler may run several times, each in a transaction of its own. `@Operation` calls it when the pipes have passed;
 * as an interceptor it would cost a write 10 % and more. (docs/decisions/0055)
 */
@Injectable()
export class Idempotency implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly settings: ApiSettings,
    private readonly reflector: Reflector,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  /** A decorator cannot inject: it finds this by the server of its request. */
  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance<FastifyInstance>().decorate<Idempotency>('idempotency', this);
  }

  /** @throws Refusal of the body's check and of once() */
  run(context: ExecutionContext, write: PreparedWrite): Promise<string> {
    const http = context.switchToHttp();
    const operation = this.reflector.get(OperationMetadata, context.getHandler());
    return this.answer(operation, write, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  private async answer(
    { id, shape, hasSecretAnswer }: OperationFacts,
    write: PreparedWrite,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const caller = callerOf(request);
    write.check(actorOf(caller));
    const claim: Omit<Claim, 'waits'> = {
      requestId: requestUuidOf(request.raw),
      merchantId: caller.merchantId,
      apiKeyId: caller.apiKeyId,
      apiKeyExpires: caller.expires,
      idempotencyKey: request.idempotencyKey,
      operation: id,
      fingerprint: fingerprintOf(this.settings.cursorSecret, request),
      cipher: hasSecretAnswer && answerCipher(this.settings.keyPepper),
    };
    // Nest has set the status of a success.
    const status = reply.statusCode;
    const work = async (tx: Tx): Promise<Outcome> => ({ status, body: envelope(shape, await write.run(tx)) });
    let turns = 0;
    const run = (): Promise<Answer> => once(this.db, { ...claim, waits: (turns += 1) > 1 }, rejection, work);
    const answer = await this.db.runWrite(caller.merchantId, rowOf(request), run);
    if (answer.replayed) reply.header('idempotent-replayed', 'true');
    reply.code(answer.status).header('content-type', 'application/json; charset=utf-8');
    return answer.body;
  }
}
