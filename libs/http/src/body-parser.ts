import { Refusal } from '#domain/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypeUnsupported } from './error-body.js';
import { parseStrictJson } from './strict-json.js';

export const mostBodyBytes = 64 * 1024;

const wrongEncoding = () =>
  new Refusal('invalid', 'content_encoding_unsupported', 'A body must be sent without a Content-Encoding.');

const jsonType = /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*"?utf-8"?[ \t]*)?;?[ \t]*$/i;

/**
 * Reads every body the same way, whatever its media type says: nothing where there is none, one strict JSON object
 * where there is one. A forgotten header is an error, since an unread `amount` would become a full redemption.
 */
export function useStrictBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBodyBytes }, (request, body, done) => {
    try {
      done(null, readBody(request, body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

function readBody(request: FastifyRequest, body: Buffer): object | undefined {
  if (body.length === 0) return undefined;
  if (request.headers['content-encoding'] !== undefined) throw wrongEncoding();
  if (!jsonType.test(request.headers['content-type'] ?? '')) throw contentTypeUnsupported();
  return parseStrictJson(body);
}
