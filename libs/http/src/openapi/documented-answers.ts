import { ErrorBody, errorBodyOf, statusOf } from '../errors/error-body.js';
import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { examplesOf, schemaOf } from './answer-shapes.js';
import { type DocumentedAnswer, fileTypes, isFileShape } from './documented-answer.js';
import { type Documented, refusalsOf } from './documented-refusals.js';

export const header = (description: string, schema: object = { type: 'string' }) => ({ description, schema });
const requestId = {
  'X-Request-Id': header(
    "Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one.",
  ),
};
/** The name under which a file is saved. (RFC 6266) */
const fileName = { 'Content-Disposition': header('`attachment`, with the name of the file.') };
const retryAfter = header('Seconds to wait before you retry the request.', {
  type: 'integer',
  minimum: 1,
});

/** The reasons for which any body can be refused. */
export const bodyReasons = [
  'missing_field',
  'invalid_field',
  'unknown_field',
  'duplicate_key',
  'body_malformed',
  'body_not_utf8',
  'body_too_deep',
  'body_not_an_object',
  'content_type_unsupported',
  'content_encoding_unsupported',
  'body_too_large',
] as const satisfies readonly Documented[];

/** A success response with its headers, and an example of every refusal. */
export interface DocumentedAnswers {
  readonly answer: DocumentedAnswer;
  /** The headers of every answer. */
  readonly headers?: Record<string, object>;
  /** The headers of an answer that may be a replay, which has a status that is stored. */
  readonly replayHeaders?: Record<string, object>;
  /** The figures of the caller's limits. Every status but 401 can come after the limits were checked, and then has them. */
  readonly limitHeaders?: Record<string, object>;
  readonly refusals: readonly Documented[];
  /** The description of each error status. */
  readonly statusTexts: Readonly<Record<number, string>>;
}

const withRetryAfter = new Set([409, 429, 503]);
/** (docs/reference/idempotency.md#what-is-stored) */
const storedRefusals = new Set([400, 404]);

const headersOf = (
  status: number,
  { headers, replayHeaders, limitHeaders }: DocumentedAnswers,
): Record<string, object> => ({
  ...requestId,
  ...(withRetryAfter.has(status) ? { 'Retry-After': retryAfter } : {}),
  ...(status === 401 ? {} : limitHeaders),
  ...(storedRefusals.has(status) ? replayHeaders : {}),
  ...headers,
});

function documentRefusals(documented: DocumentedAnswers): MethodDecorator[] {
  const { statusTexts } = documented;
  const refusals = refusalsOf(documented.refusals);
  const statuses = [...new Set(refusals.map(({ kind }) => statusOf[kind]))].toSorted((a, b) => a - b);
  return statuses.map((status) =>
    ApiResponse({
      status,
      description: statusTexts[status] ?? 'An error.',
      headers: headersOf(status, documented),
      content: {
        'application/json': {
          schema: { $ref: getSchemaPath(ErrorBody) },
          examples: Object.fromEntries(
            refusals
              .filter(({ kind }) => statusOf[kind] === status)
              .map((refusal) => [refusal.reason, { value: errorBodyOf(refusal) }]),
          ),
        },
      },
    }),
  );
}

const modelsOf = ({ shape, type, or }: DocumentedAnswer): Type[] =>
  isFileShape(shape) ? [] : [type, ...(or ? modelsOf(or) : [])];

function contentOf(answer: DocumentedAnswer): Record<string, object> {
  if (answer.or && isFileShape(answer.or.shape)) {
    const { or, ...only } = answer;
    return { ...contentOf(only), ...contentOf(or) };
  }
  if (!isFileShape(answer.shape)) {
    return { 'application/json': { schema: schemaOf(answer), examples: examplesOf(answer) } };
  }
  const files = fileTypes[answer.shape].map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]);
  return Object.fromEntries(files) as Record<string, object>;
}

const documentRepeated = (answer: DocumentedAnswer, headers: Record<string, object>): MethodDecorator =>
  ApiResponse({
    status: 200,
    description: answer.description,
    headers,
    content: contentOf(answer),
  });

/** Decorators that document every status of a route, each with an example. */
export function documentAnswers(documented: DocumentedAnswers): (MethodDecorator & ClassDecorator)[] {
  const { answer, limitHeaders, replayHeaders } = documented;
  const file = answer.shape === 'pdf' || answer.shape === 'csv' ? fileName : {};
  const headers = { ...requestId, ...limitHeaders, ...file, ...replayHeaders, ...documented.headers };
  return [
    ApiExtraModels(...modelsOf(answer), ErrorBody),
    ApiResponse({
      status: answer.status ?? 200,
      description: answer.description,
      headers,
      content: contentOf(answer),
    }),
    ...(answer.repeated ? [documentRepeated({ ...answer, ...answer.repeated }, headers)] : []),
    ...documentRefusals(documented),
  ] as (MethodDecorator & ClassDecorator)[];
}
