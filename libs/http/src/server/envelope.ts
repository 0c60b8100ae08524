import type { DocumentedAnswer } from '../openapi/documented-answer.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** The body of a success: what a handler returned, in the shape that its operation documents. */
export function envelope(shape: DocumentedAnswer['shape'], view: object): object {
  return shape === 'data' || shape === 'list' ? { success: true, data: view } : { success: true, ...view };
}

/**
 * Puts what a handler returned into its envelope. A write with an Idempotency-Key is in its envelope before it is stored, and
 * is text here. An interceptor would cost every read 5 to 12 % of its processor time. (docs/decisions/0055)
 */
@Injectable()
export class EnvelopeHook implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('preSerialization', (request, _reply, payload, done) => {
      const { shape } = request.routeOptions.config;
      done(null, shape ? envelope(shape, payload as object) : payload);
    });
  }
}
