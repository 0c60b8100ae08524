import { randomUUID } from 'node:crypto';
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { Contract, ContractBroken, type OpenApiDocument } from './contract.js';

export interface ErrorBody {
  readonly code: number;
  readonly message: string;
  readonly error: string;
}

/** An answer whose body a test reads as what it expects there; an error's fields are always at hand. */
export interface Answer<Body = object> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Body & ErrorBody;
}

export interface Call {
  readonly key?: string | undefined;
  /** An object is sent as JSON; a text or bytes as they are, as JSON too unless the headers say otherwise. */
  readonly body?: object | string | Buffer | undefined;
  readonly headers?: OutgoingHttpHeaders;
  /** A write has a new one unless it is given here; null: none. */
  readonly idempotencyKey?: string | null | undefined;
  /** A route that no document has to describe, or a request that reaches none. */
  readonly undocumented?: true;
}

function headersOf(method: string, { key, body, headers, idempotencyKey }: Call): OutgoingHttpHeaders {
  const isPost = method === 'POST';
  const isWrite = ['POST', 'PATCH', 'DELETE'].includes(method);
  const idempotency = idempotencyKey === undefined && isWrite ? randomUUID() : idempotencyKey;
  return {
    'user-agent': 'loyalty-tests/1.0',
    ...(key === undefined ? {} : { 'x-api-key': key }),
    ...(idempotency ? { 'idempotency-key': idempotency } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    // Node sends none with a GET, and the body would be read as the next request.
    ...(body === undefined || isPost ? {} : { 'content-length': bytesOf(body)?.length }),
    ...headers,
  };
}

function bytesOf(body: Call['body']): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function parsed(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

/** The errors that say more than their message. (docs/reference/errors.md#shape) */
const withFields = [
  'return_exceeds_order',
  'import_invalid',
  'reversal_exceeds_value',
  'amount_held',
  'insufficient_points',
  'insufficient_balance',
];

/** What holds for every answer of the service, whatever the route. */
export function checkShape(method: string, answer: Answer): void {
  const broken = (what: string) => new ContractBroken(`${what} The answer was ${answer.status} ${answer.text}`);
  if (!/^[A-Za-z0-9._~-]{1,128}$/.test(String(answer.headers['x-request-id']))) throw broken('No sane X-Request-Id.');
  if (method === 'HEAD') {
    if (answer.text !== '') throw broken('HEAD has a body.');
    return;
  }
  if (answer.status === 200 && answer.headers['content-type'] === 'text/csv; charset=utf-8') return;
  if (answer.headers['content-type'] !== 'application/json; charset=utf-8') throw broken('It is not JSON.');
  if (answer.status < 400) {
    if ((answer.body as { success?: unknown }).success !== true) throw broken('success is not true.');
    return;
  }
  const { code, message, error, ...more } = answer.body;
  if (code !== answer.status) throw broken('code is not the status.');
  if (typeof message !== 'string' || !/\S.*\.$/.test(message)) throw broken('message is no sentence.');
  if (!/^(unknown|[a-z]+(_[a-z0-9]+)+)$/.test(error)) throw broken('error is no reason.');
  const saysMore = answer.status === 429 || withFields.includes(error);
  if (Object.keys(more).length > 0 && !saysMore) throw broken('An error has other fields.');
  if (answer.status >= 500 && answer.status !== 503) throw broken('The service failed.');
}

/** Calls one process. Every answer is checked against the OpenAPI document that this process serves. */
export class Client {
  private readonly agent = new http.Agent({ keepAlive: true });
  private contract: Promise<Contract> | undefined;

  constructor(readonly url: string) {}

  async call<Body = object>(method: string, path: string, call: Call = {}): Promise<Answer<Body>> {
    const answer = await this.send<Body>(method, path, call);
    checkShape(method, answer as Answer);
    if (!call.undocumented) (await this.document()).check(method, path, answer as Answer);
    return answer;
  }

  document(): Promise<Contract> {
    this.contract ??= this.send<OpenApiDocument>('GET', '/docs-json', {}).then(({ body }) => new Contract(body));
    return this.contract;
  }

  /** Sends the request and judges nothing. */
  send<Body>(method: string, path: string, call: Call): Promise<Answer<Body>> {
    const body = bytesOf(call.body);
    const headers = headersOf(method, call);
    return new Promise((resolve, reject) => {
      const options = { method, path, headers, agent: this.agent, timeout: 30_000 };
      const request = http.request(this.url, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const status = response.statusCode ?? 0;
          resolve({ status, headers: response.headers, text, body: parsed(text) as Body & ErrorBody });
        });
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        error.message = `${method} ${path} on a ${request.reusedSocket ? 'kept' : 'new'} connection: ${error.message}`;
        reject(error);
      });
      request.once('timeout', () => request.destroy(new Error(`${method} ${path}: no answer within 30 s.`)));
      request.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
