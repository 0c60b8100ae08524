import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressIn, isAllowedAddress } from '#operations/webhooks/webhook-url.js';
import { EndpointConnections } from './endpoint-connections.js';
import type { ResolveHost } from './resolve-host.js';

export interface PostOptions {
  readonly allowPrivate: boolean;
  readonly resolve: ResolveHost;
  readonly connections: EndpointConnections;
  /** For the whole attempt: name, connection, answer. */
  readonly timeoutMs: number;
  /** Ends the attempt: the worker stops. */
  readonly stopped?: AbortSignal;
}

export interface PostAnswer {
  readonly statusCode: number;
  readonly retryAfter: string | undefined;
  /** The first 1 kB. */
  readonly body: string;
}

/** Why no answer came, in one stable word. (docs/reference/webhooks.md#deliveries) */
export class PostFailure extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

const maxReadBytes = 64 * 1024;
const maxKeptBytes = 1024;

/**
 * Sends a body to an endpoint. The name is resolved once, each of its addresses is checked, and only these are connected to; the
 * certificate and the Host header are those of the name. Redirects are not followed. (docs/reference/webhooks.md#urls)
 * @throws PostFailure; the signal's reason when the worker stops
 */
export async function postWebhook(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { allowPrivate, resolve, connections, timeoutMs, stopped }: PostOptions,
): Promise<PostAnswer> {
  // AbortSignal.any() would leave something in `stopped`, which lives as long as the worker, for each attempt.
  const attempt = new AbortController();
  const { signal } = attempt;
  const abort = (): void => attempt.abort();
  const timeout = setTimeout(abort, timeoutMs);
  stopped?.addEventListener('abort', abort);
  try {
    stopped?.throwIfAborted();
    const addresses = await addressesOf(url, resolve, signal);
    signal.throwIfAborted();
    if (!addresses.every((address) => isAllowedAddress(url.protocol, address, allowPrivate))) {
      throw new PostFailure('address_not_allowed');
    }
    return await exchange(url, { headers, body, addresses, agent: connections.agentOf(url, addresses), signal });
  } catch (error) {
    stopped?.throwIfAborted();
    if (signal.aborted) throw new PostFailure('timeout');
    throw error instanceof PostFailure ? error : new PostFailure(failureReasonOf(error));
  } finally {
    clearTimeout(timeout);
    stopped?.removeEventListener('abort', abort);
  }
}

async function addressesOf(url: URL, resolve: ResolveHost, signal: AbortSignal): Promise<readonly string[]> {
  const address = addressIn(url);
  if (address !== undefined) return [address];
  const found = await resolve(url.hostname, signal).catch(() => []);
  if (found.length === 0 && !signal.aborted) throw new PostFailure('name_not_found');
  return found;
}

interface Exchange {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly addresses: readonly string[];
  /** false: a connection of its own. */
  readonly agent: http.Agent | false;
  readonly signal: AbortSignal;
}

function exchange(url: URL, given: Exchange): Promise<PostAnswer> {
  const { headers, body, addresses, agent, signal } = given;
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, agent, lookup: pinned(addresses), signal } as const;
    const request = (url.protocol === 'https:' ? https : http).request(url, options);
    request.on('socket', (socket) => EndpointConnections.take(socket));
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      // The endpoint may have closed the idle connection before the request arrived.
      if (isClosed && request.reusedSocket && !signal.aborted) resolve(exchange(url, { ...given, agent: false }));
      else reject(error);
    });
    request.on('response', (response) => {
      readAnswer(response)
        .then(resolve, reject)
        .finally(() => response.complete || request.destroy());
    });
    // Without a listener an answer of 101 would keep the connection.
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new PostFailure('answer_invalid'));
    });
    request.end(body);
  });
}

/** A lookup that returns the checked addresses, whatever the name resolves to by now. */
function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  const [first] = all;
  return (_hostname, { all: wantsAll }, callback) => {
    if (wantsAll) callback(null, all);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Reads at most 64 kB; what an endpoint sends after that is not waited for. */
function readAnswer(response: IncomingMessage): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (): void =>
      resolve({
        statusCode: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
        body: printable(Buffer.concat(chunks).subarray(0, maxKeptBytes)),
      });
    response.on('data', (chunk: Buffer) => {
      if (size < maxKeptBytes) chunks.push(chunk);
      size += chunk.length;
      if (size >= maxReadBytes) settle();
    });
    response.on('end', settle);
    response.on('error', reject);
    response.on('close', () => response.complete || reject(new PostFailure('answer_incomplete')));
  });
}

/** Decodes bytes to text that PostgreSQL can store and a page can show. An incomplete character at the end is left out. */
const printable = (bytes: Buffer): string =>
  new TextDecoder().decode(bytes, { stream: true }).replace(/[^\P{Cc}\n\t]/gu, '\u{fffd}');

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  ETIMEDOUT: 'timeout',
};

function failureReasonOf(error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (code.startsWith('HPE_')) return 'answer_invalid';
  if (/CERT|SSL|TLS|SELF_SIGNED|SIGNATURE|ALTNAME|EPROTO/.test(code)) return 'tls_failed';
  return reasons[code] ?? 'connection_failed';
}
