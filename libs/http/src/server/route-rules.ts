import { Refusal } from '#domain/errors.js';
import { routeNotFound } from '../errors/error-body.js';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import findMyWay from 'find-my-way';
import { maxPathLength } from './fastify-instance.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that is expensive to answer, so that HEAD is not allowed. */
    withoutHead?: true;
  }
}

/** A known path, and the methods that `Allow` lists for it. */
interface PathRules {
  readonly url: string;
  readonly allow: string;
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

/**
 * Looks each request up only by its path. Routes for all other methods would do the same, but the router keeps a tree of
 * the paths for each method, and there are more than thirty.
 */
function refuseOtherMethods(
  fastify: FastifyInstance,
  methodsByPath: ReadonlyMap<string, ReadonlySet<string>>,
  costly: ReadonlySet<string>,
): void {
  const paths = findMyWay({ maxParamLength: maxPathLength });
  for (const [url, methods] of methodsByPath) {
    const allowed = [...methods].filter((method) => method !== 'HEAD' || !costly.has(url));
    paths.on('GET', url, () => undefined, { url, allow: allowed.toSorted().join(', ') });
  }
  fastify.addHook('onRequest', (request, reply, done) => {
    const found = paths.find('GET', request.raw.url ?? '');
    if (!found || hasEmptyPart(found.params)) return done();
    const { url, allow } = found.store as PathRules;
    // Without this comparison, GET /orders/create would be answered by the route that reads the order `create`.
    if (url === request.routeOptions.url) return done();
    request.refusedPath = url;
    done(methodNotAllowed(reply, allow));
  });
}

/** Answers 404 for an empty path parameter: the router would match `/orders/` with `/orders/:id`. */
export function refuseEmptyParameters(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!hasEmptyPart(request.params as PathParts | undefined)) return done();
    request.hasNoRoute = true;
    done(routeNotFound());
  });
}

type PathParts = Readonly<Record<string, string | undefined>>;

/** The wildcard `*` may be empty: the portal's first page. */
const hasEmptyPart = (params: PathParts = {}): boolean =>
  Object.entries(params).some(([name, part]) => name !== '*' && part === '');
