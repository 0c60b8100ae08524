import { METHODS } from 'node:http';
import { Refusal } from '#domain/errors.js';
import { routeNotFound } from '#http/error-body.js';
import type { FastifyInstance, RouteOptions } from 'fastify';

const namespace = '/v1/public/';

/**
 * Watches the routes as they are made: every public route names its operation, and a known path answers 405 with `Allow`
 * to the methods that it doesn't have. Call `refuseOtherMethods` once all routes stand.
 */
export function watchRoutes(fastify: FastifyInstance): { refuseOtherMethods(): void } {
  const methodsByPath = new Map<string, Set<string>>();
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const methods = [route.method].flat();
    if (route.config?.operation?.withoutHead) route.exposeHeadRoute = false;
    if (route.config?.refusesMethod) return;
    if (route.url.startsWith(namespace) && !route.config?.operation) {
      throw new Error(`${methods.join(', ')} ${route.url} names no operation, so no key would be checked.`);
    }
    const known = methodsByPath.get(route.url) ?? new Set();
    for (const method of methods) known.add(method);
    methodsByPath.set(route.url, known);
  });
  return { refuseOtherMethods: () => refuseOtherMethods(fastify, new Map(methodsByPath)) };
}

function refuseOtherMethods(fastify: FastifyInstance, methodsByPath: ReadonlyMap<string, ReadonlySet<string>>): void {
  const all = METHODS.filter((method) => method !== 'CONNECT');
  for (const method of all) if (!fastify.supportedMethods.includes(method)) fastify.addHttpMethod(method);
  for (const [url, methods] of methodsByPath) {
    const allow = [...methods].toSorted().join(', ');
    const others = all.filter((method) => !methods.has(method));
    fastify.route({
      method: others,
      url,
      config: { refusesMethod: true },
      onRequest: (_request, reply, done) => {
        reply.header('allow', allow);
        done(new Refusal('method_not_allowed', 'method_not_allowed', `This path allows ${allow}.`));
      },
      handler: () => undefined,
    });
  }
}

/** The router takes nothing for an id: `/orders/` would be an order, and ask for a key, where no such route is. */
export function refuseEmptyParts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const parts = Object.values((request.params ?? {}) as Record<string, string>);
    done(parts.includes('') ? routeNotFound() : undefined);
  });
}
