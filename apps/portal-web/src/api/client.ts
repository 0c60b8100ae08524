import createClient from 'openapi-fetch';
import type { paths } from './generated.js';
import { ApiError, unreachable } from './api-error.js';

/** The client of the portal API, typed by its OpenAPI document. */
export const api = createClient<paths>({ credentials: 'same-origin' });

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
