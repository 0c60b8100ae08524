import { answerCipher } from '#accounts/answer-cipher.js';
import type { LedgerActor } from '#operations/actor.js';
import { answerOnce } from '#http/idempotency/answer-once.js';
import { Database } from '#persistence/database/database.js';
import type { AnswerCipher } from '#persistence/database/idempotency.js';
import type { Tx } from '#persistence/database/transaction.js';
import { createParamDecorator, type ExecutionContext, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PortalSettings } from '../settings.js';
import { actorOf, memberOf } from './portal-access.js';

/**
 * Runs a write of a member once for the request's Idempotency-Key, and gives the text of the answer. `row` is the row that it
 * locks, as named in the request. `work` returns what the answer shows; the operation in it writes the audit entry.
 */
export type WriteOnceAs = (
  row: string | undefined,
  work: (tx: Tx, actor: LedgerActor) => Promise<object>,
) => Promise<string>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs writes of members that take an Idempotency-Key. */
    writesOnce: WritesOnce;
  }
  interface FastifyContextConfig {
    /** The id of the operation, as OpenAPI has it. */
    operationId?: string;
    /** Its answer holds a secret: the stored answer is encrypted, and is that of the person who sent the request. */
    hasSecretAnswer?: true | undefined;
  }
}

/** The writes with an Idempotency-Key, which belongs to the merchant, apart from those of its API keys. (docs/decisions/0070) */
@Injectable()
export class WritesOnce implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  /** A decorator cannot inject: it finds this by the server of its request. */
  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance<FastifyInstance>().decorate<WritesOnce>('writesOnce', this);
  }

  of(request: FastifyRequest, reply: FastifyReply): WriteOnceAs {
    const member = memberOf(request);
    const { shape, operationId, hasSecretAnswer } = request.routeOptions.config;
    if (!shape || !operationId) throw new Error('The route is no operation of the portal.');
    return (row, work) =>
      answerOnce({ db: this.db, secret: this.settings.cursorSecret }, request, reply, {
        merchantId: member.merchantId,
        apiKeyId: null,
        apiKeyExpires: false,
        operation: operationId,
        shape,
        row: row?.toLowerCase(),
        sender: hasSecretAnswer && member.staffId,
        cipher: hasSecretAnswer && this.cipherOf(request),
        work: (tx) => work(tx, actorOf(member)),
      });
  }

  /**
   * Of the Idempotency-Key too, which is stored as a hash alone: whoever has the database and the pepper cannot read the secret.
   */
  private cipherOf({ idempotencyKey = '' }: FastifyRequest): AnswerCipher {
    return answerCipher(`${this.settings.keyPepper}\0${idempotencyKey}`);
  }
}

/** `@WriteOnce() write: WriteOnceAs` in a route that declares `idempotency`. */
export const WriteOnce = createParamDecorator((_: undefined, context: ExecutionContext): WriteOnceAs => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  return request.server.writesOnce.of(request, http.getResponse<FastifyReply>());
});
