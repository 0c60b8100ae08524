import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the build puts the documentation. */
const site = fileURLToPath(new URL('../../../docs', import.meta.url));

/**
 * Serves the documentation at `/docs`, each page under its name: `/docs/reference/vouchers`, and as Markdown with `.md`. Programs
 * that read for somebody begin at `/llms.txt`.
 */
export async function serveDocumentation(fastify: FastifyInstance): Promise<void> {
  const options = { root: site, prefix: '/docs/', redirect: true, extensions: ['html'], cacheControl: false };
  await fastify.register(fastifyStatic, options);
  fastify.get('/docs', (_request, reply) => reply.sendFile('index.html'));
  fastify.get('/llms.txt', (_request, reply) => reply.sendFile('llms.txt'));
}
