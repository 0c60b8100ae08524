import { Refusal } from '#domain/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypeUnsupported } from '../errors/error-body.js';
import { decodeUtf8, parseStrictJson } from './strict-json.js';

export const mostBodyBytes = 64 * 1024;
export const mostCsvBytes = 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a text of the type text/csv, in place of a JSON object, of at most `mostCsvBytes`. */
    takesCsv?: true;
  }
}

const wrongEncoding = () =>
  new Refusal('invalid', 'content_encoding_unsupported', 'A body must be sent without a Content-Encoding.');

const jsonType = /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*"?utf-8"?[ \t]*)?;?[ \t]*$/i;
/** RFC 4180 gives it a parameter `header`; that the first line is one is not the sender's to choose here. */
const csvType =
  /^text\/csv[ \t]*(?:;[ \t]*(?:charset[ \t]*=[ \t]*"?utf-8"?|header[ \t]*=[ \t]*present)[ \t]*){0,2};?[ \t]*$/i;

/**
 * Reads every body the same way, whatever its media type says: nothing where there is none, one strict JSON object
 * where there is one. A forgotten header is an error, since an unread `amount` would become a full redemption.
 */
export function useStrictBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    if (route.config?.takesCsv) route.bodyLimit = mostCsvBytes;
  });
  fastify.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBodyBytes }, (request, body, done) => {
    try {
      done(null, readBody(request, body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * What a body says: nothing where there is none, the text of a CSV where the route takes one, else one JSON object.
 * @throws Refusal `invalid`
 */
export function readBody(request: FastifyRequest, body: Buffer): object | string | undefined {
  if (body.length === 0) return undefined;
  if (request.headers['content-encoding'] !== undefined) throw wrongEncoding();
  if (request.routeOptions.config.takesCsv) {
    if (!csvType.test(request.headers['content-type'] ?? '')) throw contentTypeUnsupported('text/csv');
    return decodeUtf8(body);
  }
  if (!jsonType.test(request.headers['content-type'] ?? '')) throw contentTypeUnsupported();
  return parseStrictJson(body);
}
