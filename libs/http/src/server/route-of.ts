import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The template of the path of a request whose method no route of this path has. */
    refusedPath?: string;
    /** The router matched an empty part of the path with a parameter: to the caller there is no route. */
    hasNoRoute?: true;
  }
}

/** The template of a request's path, `/orders/:id`, also where it is answered 405. Undefined for a 404. */
export const routeOf = ({ refusedPath, hasNoRoute, routeOptions }: FastifyRequest): string | undefined =>
  hasNoRoute ? undefined : (refusedPath ?? routeOptions.url);
