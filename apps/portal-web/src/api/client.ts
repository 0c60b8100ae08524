import createClient from 'openapi-fetch';
import type { paths } from './generated.js';
import { ApiError, noAnswer, unreachable } from './api-error.js';

/** How long a write waits for its answer. The API answers each within half a minute, also where it waits for a locked row. */
const writeMs = 45_000;

/** The routes below these names change nothing, or do no harm when they are called again: a preview, the sign-in, the sign-out. */
const repeatable = /\/(?:preview|look-up|session)$/;

/** A proxy before the server answers so where it had no answer of the server. */
const gatewayErrors: readonly number[] = [502, 504];

/** How long a read waits for its answer: the API ends slow ones much earlier. Exports and PDFs are no reads of this client. */
const readMs = 30_000;

/** Ends a read with an error that says so: a page would show that it loads for ever. Nothing can have been done by it. */
function readLimit(): AbortSignal {
  const limit = new AbortController();
  const error = new ApiError(0, 'too_slow', 'The server has not answered. Check your connection and try again.');
  AbortSignal.timeout(readMs).addEventListener('abort', () => limit.abort(error));
  return limit.signal;
}

/**
 * Sends a request. A write has a time limit, since the dialog that sent it stays open until there is an outcome. A file, which no
 * dialog sends, has none: it may take long on a slow connection.
 */
async function send(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetch(request, { signal: readLimit() });
  const isFile = !(request.headers.get('content-type') ?? 'application/json').startsWith('application/json');
  if (!navigator.onLine) throw unreachable(undefined);
  const sent = isFile ? fetch(request) : fetch(request, { signal: AbortSignal.timeout(writeMs) });
  if (repeatable.test(new URL(request.url).pathname)) return sent;
  const response = await sent.then(whole).catch((cause: unknown) => {
    throw noAnswer(cause);
  });
  if (gatewayErrors.includes(response.status)) throw noAnswer(response);
  return response;
}

/** An answer that has come whole: one that breaks off says as little about the outcome as none. */
async function whole(response: Response): Promise<Response> {
  const body = await response.text();
  return new Response(body === '' ? null : body, response);
}

/** The client of the portal API, typed by its OpenAPI document. */
export const api = createClient<paths>({ credentials: 'same-origin', fetch: send });

interface Call<Answer> {
  readonly data?: Answer;
  readonly error?: unknown;
  readonly response: Response;
}

/** Returns the body of a successful response. @throws ApiError for any other response, or if there is none */
export async function unwrap<Answer>(call: Promise<Call<Answer>>): Promise<Answer> {
  let outcome: Call<Answer>;
  try {
    outcome = await call;
  } catch (error) {
    throw error instanceof ApiError ? error : unreachable(error);
  }
  const { data, error, response } = outcome;
  if (response.ok && data !== undefined) return data;
  throw ApiError.from(response, error);
}
