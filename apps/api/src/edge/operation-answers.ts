import { defaultLimits } from '#domain/keys/limits.js';
import { addressNotAllowed, apiKeyInvalid } from '#domain/keys/refusals.js';
import { idempotencyRefusals, replayHeaders } from '#http/idempotency/documented-idempotency.js';
import { bodyReasons, type DocumentedAnswers, header } from '#http/openapi/documented-answers.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import type { OperationOptions } from './documented-operation.js';
import { concurrencyLimited, rateLimited } from './request-limits.js';
import { scopeMissing } from './scope.guard.js';

const deprecation = {
  Deprecation: header('The date since which the operation is deprecated (RFC 9745).'),
  Link: header('The operation that replaces it, as `rel="successor-version"`.'),
};

const limitHeaders = {
  'RateLimit-Limit': header('The limit of the tightest window, or on a 429 of the window that was exceeded.', {
    type: 'integer',
  }),
  'RateLimit-Remaining': header('How many more requests this window allows.', { type: 'integer' }),
  'RateLimit-Reset': header('Seconds until this window allows one more request.', { type: 'integer' }),
};

const { requestsPerMinute, concurrentRequests } = defaultLimits;
const limitRefusals = [
  rateLimited({ name: 'requestsPerMinute', limit: requestsPerMinute, used: requestsPerMinute, freeInMs: 12_000 }),
  concurrencyLimited(concurrentRequests),
];

/** The refusals that guards and hooks can give before the handler runs, by what the operation takes. */
function edgeRefusals({ anyScope, idempotency, body, query }: OperationOptions): Documented[] {
  const refusals: Documented[] = [
    apiKeyInvalid(),
    addressNotAllowed('203.0.113.7'),
    ...limitRefusals,
    'internal_error',
    'database_unavailable',
  ];
  if (anyScope.length > 0) refusals.push(scopeMissing(anyScope));
  if (query?.length) refusals.push('invalid_query');
  if (query?.some(({ name }) => name === 'cursor')) refusals.push('cursor_invalid');
  if (body) refusals.push(...bodyReasons);
  refusals.push(...idempotencyRefusals(idempotency));
  if (idempotency) refusals.push('outcome_unknown', 'database_busy');
  return refusals;
}

const statusTexts: Readonly<Record<number, string>> = {
  400: 'A value is missing or invalid, or a rule does not allow it. Do not retry unchanged.',
  401: 'The API key is missing or invalid. Do not retry unchanged.',
  403: 'The key does not have the required scope, or may not be used from this address. Do not retry unchanged.',
  404: 'Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged.',
  409: 'The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request.',
  413: 'The body is too large.',
  429: 'A rate or concurrency limit is exceeded. Retry after `Retry-After`.',
  500: 'Internal error. Nothing was changed. Retry with backoff.',
  503: 'The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key.',
};

/** What an operation answers, as OpenAPI shows it: what its own rules refuse, and what the edge can refuse before them. */
export function answersOf(options: OperationOptions): Omit<DocumentedAnswers, 'answer'> {
  const { idempotency, deprecated, refusals = [] } = options;
  return {
    headers: deprecated ? deprecation : {},
    replayHeaders: replayHeaders(idempotency),
    limitHeaders,
    refusals: [...edgeRefusals(options), ...refusals],
    statusTexts,
  };
}
