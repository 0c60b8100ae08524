import createClient from 'openapi-fetch';
import type { paths } from './generated.js';
import { ApiError, unreachable } from './api-error.js';

/** How long a write waits for its answer. The API answers each within half a minute, also where it waits for a locked row. */
const writeMs = 45_000;

/**
 * Sends a request. A write has a time limit, since the dialog that sent it stays open until there is an outcome. A file, which no
 * dialog sends, has none: it may take long on a slow connection.
 */
function send(request: Request): Promise<Response> {
  const isFile = !(request.headers.get('content-type') ?? 'application/json').startsWith('application/json');
  if (request.method === 'GET' || isFile) return fetch(request);
  return fetch(request, { signal: AbortSignal.timeout(writeMs) });
}

/** The client of the portal API, typed by its OpenAPI document. */
export const api = createClient<paths>({ credentials: 'same-origin', fetch: send });

interface Call<Answer> {
  readonly data?: Answer;
  readonly error?: unknown;
  readonly response: Response;
}

/** Returns the body of a successful response. @throws ApiError for any other response, or if there is none. */
export async function unwrap<Answer>(call: Promise<Call<Answer>>): Promise<Answer> {
  let outcome: Call<Answer>;
  try {
    outcome = await call;
  } catch (error) {
    throw unreachable(error);
  }
  const { data, error, response } = outcome;
  if (response.ok && data !== undefined) return data;
  throw ApiError.from(response, error);
}
