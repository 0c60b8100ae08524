/** A request that a page sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  /** The header Idempotency-Key. */
  readonly key: string | null;
}

type Answer = object | ((request: SentRequest) => object | Promise<object>);

interface Route {
  readonly status: number;
  readonly answer: Answer;
}

const routes = new Map<string, Route>();
let sent: SentRequest[] = [];
let unexpected: string[] = [];

/** Answers a route from now on. `path` is the part after `/v1/portal`, without the query. */
export function answer(route: string, body: Answer, status = 200): void {
  routes.set(route, { status, answer: body });
}

/** Refuses a route from now on, with the error body of the API. */
export function refuse(route: string, status: number, error: string, message: string): void {
  answer(route, { code: status, message, error }, status);
}

/** The bodies of all requests to a route, oldest first. */
export const bodiesOf = (route: string): unknown[] =>
  sent.filter(({ method, path }) => `${method} ${path}` === route).map(({ body }) => body);

/** The queries of all requests to a route, oldest first. */
export const queriesOf = (route: string): URLSearchParams[] =>
  sent.filter(({ method, path }) => `${method} ${path}` === route).map(({ query }) => new URLSearchParams(query));

/** The Idempotency-Keys of all requests to a route, oldest first. */
export const keysOf = (route: string): (string | null)[] =>
  sent.filter(({ method, path }) => `${method} ${path}` === route).map(({ key }) => key);

/** From now on a request to the route arrives, and its answer is lost. */
export function loseAnswer(route: string): void {
  answer(route, () => {
    throw new TypeError('The connection was lost.');
  });
}

/** Requests for which the test has no answer. */
export const unexpectedRequests = (): readonly string[] => unexpected;

/** Forgets all routes and requests. */
export function resetApi(): void {
  routes.clear();
  sent = [];
  unexpected = [];
}

async function respond(request: Request): Promise<Response> {
  const { pathname, search: query } = new URL(request.url);
  const path = pathname.replace('/v1/portal', '');
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  const entry = {
    method: request.method,
    path,
    query,
    body: isJson ? (JSON.parse(text) as unknown) : text || undefined,
    key: request.headers.get('idempotency-key'),
  };
  sent.push(entry);
  const route = routes.get(`${entry.method} ${entry.path}`);
  if (!route) {
    unexpected.push(`${entry.method} ${entry.path}`);
    return Response.json({ code: 404, message: 'No answer in this test.', error: 'not_found' }, { status: 404 });
  }
  const body: unknown =
    typeof route.answer === 'function' ? await (route.answer as (r: SentRequest) => unknown)(entry) : route.answer;
  return Response.json(body, { status: route.status, headers: { 'x-request-id': 'req_fake' } });
}

/** Rejects when the page ends the request. */
const whenEnded = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

globalThis.fetch = (input, init) =>
  Promise.race([respond(input instanceof Request ? input : new Request(input, init)), whenEnded(init?.signal)]);

/** A response that the API gives, or loses, when the test says so. */
export function later(body: object): {
  readonly answer: () => Promise<object>;
  readonly send: () => void;
  readonly lose: () => void;
} {
  let send = (): void => undefined;
  let lose = (): void => undefined;
  const answered = new Promise<object>((resolve, reject) => {
    send = () => resolve(body);
    lose = () => reject(new TypeError('The connection was lost.'));
  });
  return { answer: () => answered, send: () => send(), lose: () => lose() };
}
