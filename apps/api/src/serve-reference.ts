import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the build puts the pages of docs/reference. */
const pages = fileURLToPath(new URL('../../../docs/reference', import.meta.url));

/** Serves the pages of the reference at `/docs/reference/`, each under its name: `/docs/reference/vouchers`. */
export async function serveReference(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: pages,
    prefix: '/docs/reference',
    redirect: true,
    extensions: ['html'],
    cacheControl: false,
    decorateReply: false,
  });
}
