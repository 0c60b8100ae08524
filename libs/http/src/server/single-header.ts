import type { FastifyRequest } from 'fastify';

/** The value of a header that must occur exactly once, else undefined. Node joins or drops repeated headers. */
export function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  if (typeof value !== 'string') return undefined;
  const { rawHeaders } = request.raw;
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at];
    if (header?.length === name.length && header.toLowerCase() === name) lines += 1;
  }
  return lines === 1 ? value : undefined;
}
