import { Refusal } from '#domain/errors.js';
import { maxLogoBytes } from '#domain/merchants/logo.js';
import type { FastifyRequest } from 'fastify';
import { contentTypeUnsupported } from '../errors/error-body.js';
import { singleHeader } from '../server/single-header.js';
import { bodyNotUtf8, decodeUtf8, parseStrictJson } from './strict-json.js';

export const maxBodyBytes = 64 * 1024;
export const maxCsvBytes = 1024 * 1024;

/** `csv`: text/csv of at most `maxCsvBytes`. `image`: a PNG or JPEG of at most `maxLogoBytes`. */
export type FileBody = 'csv' | 'image';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file of this kind instead of a JSON object. */
    takes?: FileBody;
  }
}

export const contentEncodingUnsupported = () =>
  new Refusal('invalid', 'content_encoding_unsupported', 'A body must be sent without a Content-Encoding.');

const token = "[\\w!#$%&'*+.^`|~-]+";
const charset = '(?:charset[ \\t]*=[ \\t]*"?utf-8"?)';
const otherParameter = `(?!charset[ \\t]*=)${token}[ \\t]*=[ \\t]*(?:${token}|"[^"]*")`;
/** Parameters other than charset mean nothing. (RFC 8259, section 11) */
const jsonType = new RegExp(
  `^application/json[ \\t]*(?:;[ \\t]*(?:${charset}|${otherParameter})[ \\t]*)*(?:;[ \\t]*)?$`,
  'i',
);

/** Spreadsheets save "Unicode text" as UTF-16 with a byte order mark. @throws Refusal `invalid` body_not_utf8 */
function decodeText(body: Buffer): string {
  const mark = body.subarray(0, 2).toString('hex');
  if (mark !== 'fffe' && mark !== 'feff') return decodeUtf8(body);
  try {
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(body);
  } catch {
    throw bodyNotUtf8();
  }
}

/** RFC 4180 defines the parameter `header`. Here the first line is always a header, so `header=absent` is refused. */
const csvType =
  /^text\/csv[ \t]*(?:;[ \t]*(?:charset[ \t]*=[ \t]*"?utf-(?:8|16)"?|header[ \t]*=[ \t]*present)[ \t]*){0,2};?[ \t]*$/i;

const imageType = /^image\/(png|jpeg)$/i;

export function maxBytesOf({ routeOptions }: FastifyRequest): number {
  const { takes } = routeOptions.config;
  if (takes === undefined) return maxBodyBytes;
  return takes === 'csv' ? maxCsvBytes : maxLogoBytes;
}

/**
 * What a body says: nothing where there is none, the text of a CSV or the bytes of an image where the route takes one, else one
 * JSON object. A missing or
 * other content type is an error: if such a body were ignored, a redemption without its `amount` would redeem the whole voucher.
 * @throws Refusal `invalid`
 */
export function readBody(request: FastifyRequest, body: Buffer): object | string | undefined {
  if (body.length === 0) return undefined;
  if (request.headers['content-encoding'] !== undefined) throw contentEncodingUnsupported();
  const { takes } = request.routeOptions.config;
  const type = singleHeader(request, 'content-type') ?? '';
  if (takes === 'csv') {
    if (!csvType.test(type)) throw contentTypeUnsupported('text/csv');
    return decodeText(body);
  }
  if (takes === 'image') {
    if (!imageType.test(type)) throw contentTypeUnsupported('image/png or image/jpeg');
    return body;
  }
  if (!jsonType.test(type)) throw contentTypeUnsupported();
  return parseStrictJson(body);
}
