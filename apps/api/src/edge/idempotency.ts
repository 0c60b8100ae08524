import { answerCipher } from '#accounts/answer-cipher.js';
import { answerOnce } from '#http/idempotency/answer-once.js';
import { Database } from '#persistence/database/database.js';
import { type ExecutionContext, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from './caller.js';
import { OperationMetadata } from './documented-operation.js';
import { ApiSettings } from '../settings.js';
import type { PreparedWrite } from './write.js';

/**
 * The row that a write waits for, as far as the request names it: the one of its path, or the customer of its body. Undefined
 * where it names none: such a write waits for no other. A row that requests name differently (id, externalId, e-mail) counts
 * once for each name: only the database knows that they are the same, and to ask it first would be one more read for
 * every write. The bound of the merchant holds for all of them together.
 */
function rowOf({ params, body }: FastifyRequest): string | undefined {
  const [inPath] = Object.values((params ?? {}) as Record<string, string>);
  const { customer_email: email, customerId, recipientEmail } = (body ?? {}) as Record<string, unknown>;
  const row = inPath ?? email ?? customerId ?? recipientEmail;
  return typeof row === 'string' ? row.toLowerCase() : undefined;
}

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
  async run(context: ExecutionContext, write: PreparedWrite): Promise<string> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const { id, shape, hasSecretAnswer } = this.reflector.get(OperationMetadata, context.getHandler());
    const caller = callerOf(request);
    write.checkFor(caller);
    return answerOnce({ db: this.db, secret: this.settings.cursorSecret }, request, reply, {
      merchantId: caller.merchantId,
      apiKeyId: caller.apiKeyId,
      apiKeyExpires: caller.expires,
      operation: id,
      shape,
      row: rowOf(request),
      work: (tx) => write.run(tx),
      cipher: hasSecretAnswer && answerCipher(this.settings.keyPepper),
    });
  }
}
