import { ErrorBody, errorBodyOf, statusOf } from '#http/error-body.js';
import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { examplesOf, schemaOf } from './answer-shapes.js';
import { exampleOf, type Refused } from './documented-refusals.js';
import type { DocumentedAnswer, OperationOptions } from './documented-operation.js';

const header = (description: string, schema: object = { type: 'string' }) => ({ description, schema });
const requestId = {
  'X-Request-Id': header("The request in our logs: the caller's own id, where it sent a sane one, else a new one."),
};
const retryAfter = header('Whole seconds to wait before the same request is sent again.', {
  type: 'integer',
  minimum: 1,
});

const deprecation = {
  Deprecation: header('Since when the operation is deprecated (RFC 9745).'),
  Link: header('What takes its place, as `rel="successor-version"`.'),
};

const bodyReasons = [
  ...(['missing_field', 'invalid_field', 'unknown_field', 'duplicate_key', 'body_malformed', 'body_not_utf8'] as const),
  ...(['body_too_deep', 'body_not_an_object', 'content_type_unsupported', 'content_encoding_unsupported'] as const),
  'body_too_large' as const,
];

/** What the edge itself can refuse, by what the operation takes. */
function edgeRefusals({ anyScope, idempotency, body, query }: OperationOptions): Refused[] {
  const reasons: Refused[] = [
    'api_key_invalid',
    'rate_limited',
    'concurrency_limited',
    'internal_error',
    'database_unavailable',
  ];
  if (anyScope.length > 0) reasons.push('scope_missing');
  if (query?.length) reasons.push('invalid_query');
  if (query?.some(({ name }) => name === 'cursor')) reasons.push('cursor_invalid');
  if (body) reasons.push(...bodyReasons);
  if (idempotency === 'required') reasons.push('idempotency_key_missing');
  if (idempotency) {
    reasons.push('idempotency_key_invalid', 'idempotency_in_progress', 'idempotency_mismatch');
    reasons.push('outcome_unknown', 'database_busy');
  }
  return reasons;
}

const statusTexts: Readonly<Record<number, string>> = {
  400: 'A value is missing or invalid, or a rule refuses it. Do not retry unchanged.',
  401: 'The API key is missing or invalid. Do not retry unchanged.',
  403: 'The key is valid and lacks the scope. Do not retry unchanged.',
  404: "Not found: unknown, another kind of id, or another merchant's. Do not retry unchanged.",
  409: 'The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request.',
  413: 'The body is too large.',
  429: 'A rate or concurrency limit is exceeded. Retry after `Retry-After`.',
  500: 'We failed. Nothing was changed. Retry with backoff.',
  503: 'We cannot answer now, or cannot tell the outcome. Retry after `Retry-After` with the same Idempotency-Key.',
};

function headersOf(status: number): Record<string, object> {
  const rate = {
    'RateLimit-Limit': header('The limit that was exceeded.', { type: 'integer' }),
    'RateLimit-Remaining': header('What is left of it.', { type: 'integer' }),
    'RateLimit-Reset': header('Seconds until more is left.', { type: 'integer' }),
  };
  if (status === 429) return { ...requestId, 'Retry-After': retryAfter, ...rate };
  return status === 409 || status === 503 ? { ...requestId, 'Retry-After': retryAfter } : requestId;
}

const statusWhen = (reason: Refused): number => statusOf[exampleOf(reason).kind];

function documentRefusals(options: OperationOptions): MethodDecorator[] {
  const reasons = [...new Set([...edgeRefusals(options), ...(options.refusals ?? [])])];
  const statuses = [...new Set(reasons.map(statusWhen))].toSorted((a, b) => a - b);
  return statuses.map((status) =>
    ApiResponse({
      status,
      description: statusTexts[status] ?? 'An error.',
      headers: headersOf(status),
      content: {
        'application/json': {
          schema: { $ref: getSchemaPath(ErrorBody) },
          examples: Object.fromEntries(
            reasons
              .filter((reason) => statusWhen(reason) === status)
              .map((reason) => [reason, { value: errorBodyOf(exampleOf(reason)) }]),
          ),
        },
      },
    }),
  );
}

const modelsOf = ({ shape, type, or }: DocumentedAnswer): Type[] =>
  shape === 'pdf' ? [] : [type, ...(or ? modelsOf(or) : [])];

const contentOf = (answer: DocumentedAnswer): object =>
  answer.shape === 'pdf' ? { schema: schemaOf(answer) } : { schema: schemaOf(answer), examples: examplesOf(answer) };

/** Every documented status of an operation, each with an example. */
export function documentAnswers(options: OperationOptions): (MethodDecorator & ClassDecorator)[] {
  const { answer, idempotency, deprecated } = options;
  const replayed = header('`true` on an answer that had been given before.', { type: 'string', enum: ['true'] });
  return [
    ApiExtraModels(...modelsOf(answer), ErrorBody),
    ApiResponse({
      status: answer.status ?? 200,
      description: answer.description,
      headers: {
        ...requestId,
        ...(idempotency ? { 'Idempotent-Replayed': replayed } : {}),
        ...(deprecated ? deprecation : {}),
      },
      content: {
        [answer.shape === 'pdf' ? 'application/pdf' : 'application/json']: contentOf(answer),
      },
    }),
    ...documentRefusals(options),
  ] as (MethodDecorator & ClassDecorator)[];
}
