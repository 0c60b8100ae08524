import { useState } from 'react';
import { ApiError } from './api-error.js';

/** The header of a request that must happen once. */
export interface OnceHeader {
  readonly header: { readonly 'Idempotency-Key': string };
}

/** Works without https too, where crypto.randomUUID() is missing. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Refused before it was looked up whether the request was done already: no session, no right, too many requests. */
const before: readonly number[] = [401, 403, 429];

/** Whether the answer says the outcome of the request. After a lost connection or a 5xx nobody knows. */
const isDefinite = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status > 0 &&
  error.status < 500 &&
  !before.includes(error.status) &&
  error.reason !== 'idempotency_in_progress';

/** Sends a request that must happen once. */
export type SendOnce = <Answer>(send: (once: OnceHeader) => Promise<Answer>) => Promise<Answer>;

const sendWith =
  (form: { key: string }): SendOnce =>
  async (send) => {
    try {
      const answer = await send({ header: { 'Idempotency-Key': form.key } });
      form.key = newKey();
      return answer;
    } catch (error) {
      if (isDefinite(error)) form.key = newKey();
      throw error;
    }
  };

/**
 * Sends the requests of one form, each with the form's Idempotency-Key: the same key until there is a definite answer, so that
 * a request whose answer was lost is never done twice, and then a new one.
 */
export function useIdempotencyKey(): SendOnce {
  const [form] = useState<{ key: string }>(() => ({ key: newKey() }));
  return sendWith(form);
}

/** How far the last attempt of a form is. */
interface Attempt {
  readonly isPending: boolean;
  readonly error: unknown;
}

/**
 * What a form sends or checks by, such as a balance: loaded again, it takes over what is new, but not between an attempt and its
 * definite answer. What such an attempt did would change the body of the next one, or its check would refuse it.
 */
export function useUntilAnswered<Value>(value: Value, { isPending, error }: Attempt): Value {
  const isOpen = isPending || (Boolean(error) && !isDefinite(error));
  const [held, setHeld] = useState(value);
  if (isOpen) return held;
  if (held !== value) setHeld(value);
  return value;
}

/** Sends several requests, each known by a name, as `useIdempotencyKey` sends one. */
export function useIdempotencyKeys(): (name: string) => SendOnce {
  const [forms] = useState(() => new Map<string, { key: string }>());
  return (name) => {
    const form = forms.get(name) ?? { key: newKey() };
    forms.set(name, form);
    return sendWith(form);
  };
}
