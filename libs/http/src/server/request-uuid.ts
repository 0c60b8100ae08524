import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requestUuidOf } from './request-id.js';

/** `@RequestUuid() requestId: string` in a route: the UUID of the request, which what it writes is stored with. */
export const RequestUuid = createParamDecorator((_: undefined, context: ExecutionContext) =>
  requestUuidOf(context.switchToHttp().getRequest<FastifyRequest>().raw),
);
