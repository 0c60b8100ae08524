import createClient from 'openapi-fetch';
import type { paths } from './generated.js';
import { Refused } from './api-error.js';

/** The portal API, typed by its own document. Everything is asked of the pages' own origin. */
export const portal = createClient<paths>({ credentials: 'same-origin' });

interface Call<Answer> {
  readonly data?: Answer;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a call answered. Throws `Refused` for every other outcome, also where nobody answered. */
export async function answerOf<Answer>(call: Promise<Call<Answer>>): Promise<Answer> {
  let outcome: Call<Answer>;
  try {
    outcome = await call;
  } catch (error) {
    throw new Refused(0, 'unreachable', 'The server could not be reached. Check your connection and try again.', {
      cause: error,
    });
  }
  const { data, error, response } = outcome;
  if (response.ok && data !== undefined) return data;
  throw Refused.from(response, error);
}
