import { METHODS } from 'node:http';
import { Refusal } from '#domain/errors.js';
import { routeNotFound } from '../errors/error-body.js';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that answers 405 for the methods that a path does not support. */
    refusesMethod?: true;
    /** A GET that is expensive to answer, so that HEAD is not allowed. */
    withoutHead?: true;
  }
}

/** Every route under this path must be guarded, so that no route is public by mistake. */
export interface GuardedNamespace {
  readonly namespace: string;
  isGuarded(config: FastifyContextConfig): boolean;
}

/**
 * Checks that every route of the namespace is guarded, and makes known paths answer 405 with `Allow` for methods that they
 * do not support. Call `refuseOtherMethods` after all routes are registered.
 * @throws Error for an unguarded route
 */
export function registerRouteRules(
  fastify: FastifyInstance,
  { namespace, isGuarded }: GuardedNamespace,
): { refuseOtherMethods(): void } {
  refuseHeadOfCostlyRoutes(fastify);
  const methodsByPath = new Map<string, Set<string>>();
  const costly = new Set<string>();
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const methods = [route.method].flat();
    if (route.config?.refusesMethod) return;
    if (route.url.startsWith(namespace) && !isGuarded(route.config ?? {})) {
      throw new Error(`${methods.join(', ')} ${route.url} does not declare who may call it.`);
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

/** Fastify adds HEAD to every GET route. For expensive GET routes HEAD is refused. */
function refuseHeadOfCostlyRoutes(fastify: FastifyInstance): void {
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

/** Answers 404 for an empty path parameter: the router would match `/orders/` with `/orders/:id`. */
export function refuseEmptyParameters(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const parts = Object.entries((request.params ?? {}) as Record<string, string>);
    // The wildcard `*` may be empty: the portal's first page.
    done(parts.some(([name, part]) => name !== '*' && part === '') ? routeNotFound() : undefined);
  });
}
