import { METHODS } from 'node:http';
import { Refusal } from '#domain/errors.js';
import { routeNotFound } from '../errors/error-body.js';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that answers 405 to the methods a path doesn't have. */
    refusesMethod?: true;
    /** A GET that HEAD must not stand for: answering it is work. */
    withoutHead?: true;
  }
}

/** Under this path every route has to be guarded, so that none stands open by mistake. */
export interface GuardedNamespace {
  readonly namespace: string;
  isGuarded(config: FastifyContextConfig): boolean;
}

/**
 * Watches the routes as they are made: every route of the namespace is guarded, and a known path answers 405 with `Allow`
 * to the methods that it doesn't have. Call `refuseOtherMethods` once all routes stand.
 */
export function watchRoutes(
  fastify: FastifyInstance,
  { namespace, isGuarded }: GuardedNamespace,
): { refuseOtherMethods(): void } {
  refuseCostlyHeads(fastify);
  const methodsByPath = new Map<string, Set<string>>();
  const costly = new Set<string>();
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const methods = [route.method].flat();
    if (route.config?.refusesMethod) return;
    if (route.url.startsWith(namespace) && !isGuarded(route.config ?? {})) {
      throw new Error(`${methods.join(', ')} ${route.url} names no operation, so nothing would be checked.`);
    }
    const known = methodsByPath.get(route.url) ?? new Set();
    for (const method of methods) known.add(method);
    methodsByPath.set(route.url, known);
    if (route.config?.withoutHead) costly.add(route.url);
  });
  return { refuseOtherMethods: () => refuseOtherMethods(fastify, new Map(methodsByPath), costly) };
}

const methodNotAllowed = (reply: FastifyReply, allow: string): Refusal => {
  reply.header('allow', allow);
  return new Refusal('method_not_allowed', 'method_not_allowed', `This path allows ${allow}.`);
};

/** Fastify answers HEAD wherever there is a GET; where a GET is work, HEAD is no method of the path. */
function refuseCostlyHeads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const isCostly = request.method === 'HEAD' && request.routeOptions.config.withoutHead;
    done(isCostly ? methodNotAllowed(reply, 'GET') : undefined);
  });
}

function refuseOtherMethods(
  fastify: FastifyInstance,
  methodsByPath: ReadonlyMap<string, ReadonlySet<string>>,
  costly: ReadonlySet<string>,
): void {
  const all = METHODS.filter((method) => method !== 'CONNECT');
  for (const method of all) if (!fastify.supportedMethods.includes(method)) fastify.addHttpMethod(method);
  for (const [url, methods] of methodsByPath) {
    const allow = [...methods]
      .filter((method) => method !== 'HEAD' || !costly.has(url))
      .toSorted()
      .join(', ');
    const others = all.filter((method) => !methods.has(method));
    fastify.route({
      method: others,
      url,
      config: { refusesMethod: true },
      onRequest: (_request, reply, done) => done(methodNotAllowed(reply, allow)),
      handler: () => undefined,
    });
  }
}

/** The router takes nothing for an id: `/orders/` would be an order, and ask for a key, where no such route is. */
export function refuseEmptyParts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const parts = Object.entries((request.params ?? {}) as Record<string, string>);
    // The rest of a path (`*`) may be empty: the portal's first page.
    done(parts.some(([name, part]) => name !== '*' && part === '') ? routeNotFound() : undefined);
  });
}
