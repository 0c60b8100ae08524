import { AsyncLocalStorage } from 'node:async_hooks';
import { requestUuidOf } from '#http/server/request-id.js';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<string>();

/** Keeps the id of each request for the code that it calls, so that no route has to pass it on. */
export function keepRequestIds(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => current.run(requestUuidOf(request.raw), done));
}

/** The UUID of the request that is answered now. All that it changes is stored with it. (docs/decisions/0061) */
export const currentRequestId = (): string | undefined => current.getStore();
