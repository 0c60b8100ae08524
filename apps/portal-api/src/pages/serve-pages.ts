import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurity, pageHeaders } from './page-headers.js';

const yearSeconds = 365 * 24 * 60 * 60;
/** The build writes a hash of the content into a file's name. */
const contentNamed = /-[\w-]{8}\.[\w.]+$/;
/** Paths that are never a page. */
const notPages = /^\/(v1|health|docs|docs-json|docs-yaml|assets)(\/|$)/;

/**
 * Serves the built pages: files under /assets/, cached for a year because their names change with their content; every other
 * path without a route gets index.html, whose router does the rest. Call it after all other routes are registered.
 * `publicApiUrl` is shown in the pages of keys.
 * @throws where the pages were not built
 */
export async function servePages(fastify: FastifyInstance, folder: string, publicApiUrl: string): Promise<void> {
  const page = currentPage(folder, publicApiUrl);
  await fastify.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      for (const [name, value] of pageHeaders) reply.header(name, value);
      reply.header('cache-control', contentNamed.test(file) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  const looseFiles = filesOf(folder);
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const address = request.url.split(/[?#]/, 1)[0] ?? '/';
    if (notPages.test(address)) return reply.callNotFound();
    for (const [name, value] of pageHeaders) reply.header(name, value);
    if (looseFiles.has(address.slice(1))) {
      return reply.header('cache-control', 'no-cache').sendFile(address.slice(1), folder, { cacheControl: false });
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurity(nonce))
      .type('text/html; charset=utf-8')
      .send(page().replace('{{style-nonce}}', nonce));
  });
}

/**
 * Returns index.html, read again after a build has replaced it. While a build replaces it, that of the last build is returned.
 */
function currentPage(folder: string, publicApiUrl: string): () => string {
  const file = path.join(folder, 'index.html');
  const read = () => ({
    writtenMs: statSync(file).mtimeMs,
    text: readFileSync(file, 'utf8').replace('{{public-api-url}}', escaped(publicApiUrl)),
  });
  if (!existsSync(file))
    throw new Error(`The portal's pages are not in ${folder}. Build them: node tools/build/build.mjs`);
  let page = read();
  return () => {
    try {
      if (statSync(file).mtimeMs !== page.writtenMs) page = read();
    } catch {
      // A build is replacing it.
    }
    return page.text;
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The files with fixed names, which browsers revalidate each time. */
function filesOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).filter((name) => name !== 'index.html' && !/\.(br|gz)$/.test(name));
  return new Set(names);
}
