import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** `@HasLeft() hasLeft: () => boolean` in a route: whether the client has disconnected, so that the answer is not needed. */
export const HasLeft = createParamDecorator((_: undefined, context: ExecutionContext) => {
  const { raw } = context.switchToHttp().getRequest<FastifyRequest>();
  return () => raw.destroyed;
});
