import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** `@HasLeft() hasLeft: () => boolean` in a route: whether the client has hung up, so that nobody waits for the answer. */
export const HasLeft = createParamDecorator((_: undefined, context: ExecutionContext) => {
  const { raw } = context.switchToHttp().getRequest<FastifyRequest>();
  return () => raw.destroyed;
});
