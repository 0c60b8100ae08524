import type { FastifyRequest } from 'fastify';

/** Twice what the request log shows: it also looks here for the objects that a body names. */
const maxBytes = 8_192;

/**
 * Keeps the beginning of a body that nothing has read, because its request was refused before: for the request log alone, and
 * never parsed. The rest flows on and is kept nowhere.
 */
export function keepUnreadBody(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.readableFlowing !== null || raw.destroyed) return;
  let size = 0;
  raw.on('data', (chunk: Buffer) => {
    if (size < maxBytes) request.receivedBody = beginningOf([request.receivedBody ?? Buffer.alloc(0), chunk]);
    size += chunk.length;
    request.isBodyCut = size > maxBytes;
  });
}

/** The beginning of a body, as a copy: the bytes of a large one are not kept with it. */
export const beginningOf = (chunks: readonly Buffer[]): Buffer =>
  Buffer.from(Buffer.concat(chunks).subarray(0, maxBytes));
