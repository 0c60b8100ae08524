import type { Clock } from './clock.js';
import { LoyaltyConnectionError } from './errors.js';
import { type Backoff, isTransient, retryAfterMs, retryDelayMs } from './retry-delay.js';
import type { RetryLimits } from './settings.js';

/** What requests are sent with. */
export interface Transport {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly random: () => number;
  readonly backoff: Backoff;
}

export interface Answered {
  readonly response: Response;
  readonly attempts: number;
}

/** The result of an attempt: an answer, or why none came. */
type Outcome = { readonly response: Response } | { readonly failure: unknown };

/**
 * Sends a request until it is answered for good, within the limits of the call. Every request may be repeated: a read
 * changes nothing, and a write carries its Idempotency-Key.
 * @returns the answer, whatever its status; a transient one only when there is no time or attempt left for another
 * @throws LoyaltyConnectionError where no attempt was answered; the signal's reason where the caller gave up
 */
export async function sendUntilAnswered(
  request: Request,
  limits: RetryLimits,
  signal: AbortSignal | undefined,
  transport: Transport,
): Promise<Answered> {
  const { clock, random, backoff } = transport;
  const deadline = clock.now() + limits.deadlineMs;
  const body = request.body === null ? null : await request.text();
  for (let attempt = 1; ; attempt += 1) {
    const timeoutMs = Math.min(limits.attemptTimeoutMs, deadline - clock.now());
    const outcome = await attemptOnce(request, body, timeoutMs, signal, transport);
    if ('response' in outcome && !isTransient(outcome.response)) return { ...outcome, attempts: attempt };
    const askedMs = 'response' in outcome ? retryAfterMs(outcome.response, clock.date()) : undefined;
    const delayMs = retryDelayMs(attempt, random(), backoff, askedMs);
    // A wait that ends after the deadline would be useless: the caller gets the last result at once.
    if (attempt >= limits.maxAttempts || clock.now() + delayMs >= deadline)
      return finalAnswer(outcome, request, attempt);
    await clock.pause(delayMs, signal);
    // A timer fires late in a busy process, or in one that was suspended.
    if (clock.now() >= deadline) return finalAnswer(outcome, request, attempt);
  }
}

async function attemptOnce(
  { url, method, headers }: Request,
  body: string | null,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  { fetch, clock }: Transport,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const leave = (): void => controller.abort(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  const cancel = clock.later(timeoutMs, () => controller.abort(new Error(`No answer within ${timeoutMs} ms.`)));
  try {
    // A redirect is not followed: it would carry the key to wherever it points.
    const init: RequestInit = { method, headers, body, redirect: 'manual', signal: controller.signal };
    return { response: await readWhole(await fetch(url, init)) };
  } catch (failure) {
    signal?.throwIfAborted();
    return { failure };
  } finally {
    cancel();
    signal?.removeEventListener('abort', leave);
  }
}

/** Read to its end within the attempt: an answer that breaks off halfway is none. */
async function readWhole(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers });
}

function finalAnswer(outcome: Outcome, { method, url, headers }: Request, attempts: number): Answered {
  if ('response' in outcome) return { ...outcome, attempts };
  // Without the query: a voucher's code stands in one.
  const message = `${method} ${new URL(url).pathname}: no answer after ${attempts} attempt${attempts === 1 ? '' : 's'}.`;
  const idempotencyKey = headers.get('idempotency-key') ?? undefined;
  throw new LoyaltyConnectionError(message, attempts, idempotencyKey, outcome.failure);
}
