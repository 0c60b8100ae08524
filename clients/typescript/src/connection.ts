import createClient, { type Client, defaultPathSerializer } from 'openapi-fetch';
import { systemClock } from './clock.js';
import { apiErrorOf, LoyaltyConnectionError } from './errors.js';
import type { paths } from './generated/openapi.js';
import { sendUntilAnswered, type Transport } from './send.js';
import {
  type CallOptions,
  type ClientOptions,
  defaultBackoff,
  defaultRetryLimits,
  given,
  headerOf,
  printable,
  type RetryLimits,
  retryLimitsOf,
  withoutSpaces,
  type WriteOptions,
} from './settings.js';

/** The API by its paths: what may be sent and what comes back is checked against the OpenAPI document at compile time. */
export type Http = Client<paths>;

interface Answer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

const product = 'loyalty-rewards-client/1.0.0';

/** A fraction from 0 up to 1 that differs between processes that started together. */
const systemRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The connection to the service that all resources of a client share. Its key is private: printing a client does not show it. */
export class Connection {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #baseUrl: string;
  readonly #limits: Partial<RetryLimits>;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    const { fetch = globalThis.fetch, clock = systemClock, random = systemRandom } = options;
    const { userAgent } = options;
    this.#baseUrl = new URL(options.baseUrl).href;
    this.#headers = {
      'X-API-Key': headerOf('apiKey', options.apiKey, withoutSpaces),
      'User-Agent': userAgent === undefined ? product : `${headerOf('userAgent', userAgent, printable)} ${product}`,
      Accept: 'application/json, application/pdf',
    };
    const { attemptTimeoutMs, deadlineMs, maxAttempts } = options;
    this.#limits = given({ attemptTimeoutMs, deadlineMs, maxAttempts });
    // One that is out of range is refused here, and not at each call.
    retryLimitsOf(defaultRetryLimits, this.#limits);
    this.#transport = { fetch, clock, random, backoff: { ...defaultBackoff, ...given(options.backoff ?? {}) } };
  }

  /**
   * `slow`: the limits of an operation that takes longer, where neither the client nor the call has its own.
   * @throws LoyaltyApiError, LoyaltyConnectionError, or the signal's reason
   */
  async read<Body>(
    options: CallOptions,
    call: (http: Http) => Promise<Answer<Body>>,
    slow: Partial<RetryLimits> = {},
  ): Promise<Body> {
    return this.#send(options, undefined, call, slow);
  }

  /**
   * The key that it hands to the call is the same on every attempt, and another on every call.
   * @throws LoyaltyApiError, LoyaltyConnectionError, or the signal's reason
   */
  async write<Body>(
    { idempotencyKey = crypto.randomUUID(), ...options }: WriteOptions,
    call: (http: Http, header: { readonly 'Idempotency-Key': string }) => Promise<Answer<Body>>,
  ): Promise<Body> {
    headerOf('idempotencyKey', idempotencyKey, printable);
    return this.#send(options, idempotencyKey, (http) => call(http, { 'Idempotency-Key': idempotencyKey }));
  }

  /** Rejects with the signal's reason as soon as that is aborted. */
  pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    return this.#transport.clock.pause(ms, signal);
  }

  async #send<Body>(
    { signal, ...own }: CallOptions,
    idempotencyKey: string | undefined,
    call: (http: Http) => Promise<Answer<Body>>,
    slow: Partial<RetryLimits> = {},
  ): Promise<Body> {
    const limits = retryLimitsOf({ ...defaultRetryLimits, ...slow, ...this.#limits }, own);
    let attempts = 0;
    const http = createClient<paths>({
      baseUrl: this.#baseUrl,
      headers: this.#headers,
      pathSerializer: pathOf,
      bodySerializer: bodyOf,
      fetch: async (request) => {
        const answered = await sendUntilAnswered(request, limits, signal, this.#transport);
        ({ attempts } = answered);
        return answered.response;
      },
    });
    const { data, error, response } = await call(http).catch((failure: unknown) => {
      if (!(failure instanceof SyntaxError)) throw failure;
      throw new LoyaltyConnectionError('The answer is not JSON.', attempts, idempotencyKey, failure);
    });
    const isEmpty = data === undefined || (data instanceof ArrayBuffer && data.byteLength === 0);
    if (isEmpty && response.ok) {
      // A proxy has answered: every answer of the service has a body.
      throw new LoyaltyConnectionError('The answer is empty.', attempts, idempotencyKey, undefined);
    }
    if (data === undefined) throw apiErrorOf(response, error, this.#transport.clock.date(), idempotencyKey);
    return data;
  }
}

/**
 * JSON leaves out what is undefined, and without its amount a redemption, a hold, a return or a reversal is of all that is left.
 * @throws TypeError
 */
function bodyOf(body: unknown): string {
  const fields = body as Readonly<Record<string, unknown>>;
  for (const name of ['amount', 'value']) {
    if (name in fields && fields[name] === undefined)
      throw new TypeError(`${name} is undefined. Leave it out, or give a number.`);
  }
  return JSON.stringify(body);
}

/** `.` and `..` are path segments of a URL: as an id they would address another resource. They name nothing. */
function pathOf(path: string, ids: Record<string, unknown>): string {
  for (const [name, id] of Object.entries(ids)) {
    if (typeof id !== 'string' || ['', '.', '..'].includes(id)) throw new TypeError(`${name} is not an id.`);
  }
  return defaultPathSerializer(path, ids);
}
