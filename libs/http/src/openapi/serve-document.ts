import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { dump } from 'js-yaml';

/**
 * Serves an OpenAPI document as `/docs-json` and `/docs-yaml`, for programs. Each form is written at its first request and kept as
 * bytes: anybody may ask for it, as often as they like, and writing it takes several milliseconds.
 */
export function serveDocument(fastify: FastifyInstance, build: () => OpenAPIObject): void {
  const forms = [
    { path: '/docs-json', type: 'application/json; charset=utf-8', write: JSON.stringify },
    // As JSON has it: without what is undefined, and each part written out where it is used.
    {
      path: '/docs-yaml',
      type: 'text/yaml; charset=utf-8',
      write: (document: OpenAPIObject) => dump(document, { skipInvalid: true, noRefs: true }),
    },
  ];
  for (const { path, type, write } of forms) {
    let bytes: Buffer | undefined;
    fastify.get(path, (_request, reply) => {
      bytes ??= Buffer.from(write(build()));
      return reply.type(type).send(bytes);
    });
  }
}
