import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '#domain/errors.js';
import type { Log } from '#config/log.js';
import type { FastifyReply } from 'fastify';
import { errorBodyOf } from '../errors/error-body.js';
import type { AnswerHeaders } from './answer-headers.js';
import { closeAfterLast, type Connections } from './connections.js';
import { requestIdOf } from './request-id.js';

declare module 'node:http' {
  interface ServerResponse {
    /** What was set for this response so far. */
    reply?: FastifyReply;
  }
}

/** How long the connection stays open after an error response, so that a client that is still sending can read it. */
const lingerMs = 500;

interface ParserError extends Error {
  readonly code?: string;
}

export interface ParserRefusals {
  readonly headers: AnswerHeaders;
  readonly log: Log;
  readonly connections: Connections;
}

interface ParserAnswer {
  readonly status: number;
  readonly body: string;
}

const answers = new WeakMap<ServerResponse, ParserAnswer>();

/** What was written in place of this response, because the rest of its request was malformed or did not arrive in time. */
export const parserAnswerOf = (response: ServerResponse): ParserAnswer | undefined => answers.get(response);

/**
 * Answers requests that Node's HTTP parser refuses, in the same shape as every other error. If complete requests on the same
 * connection are still unanswered, only they are answered: a client could take this error for the answer of an earlier write.
 */
export function answerParserErrors({ headers, log, connections }: ParserRefusals) {
  return (error: ParserError, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy(error);
    const responses = connections.of(socket);
    const complete = responses.filter(({ req }) => req.complete);
    const last = complete.at(-1);
    if (last) {
      closeAfterLast(complete);
      last.once('close', () => socket.destroySoon());
      return;
    }
    const [incomplete] = responses;
    const requestId = requestIdOf(incomplete?.req);
    const status = statusOf(error);
    log.info({ requestId, status, reason: error.code }, 'request refused by the parser');
    if (!incomplete?.headersSent) {
      const body = bodyOf(status);
      if (incomplete) answers.set(incomplete, { status, body });
      // A request that has passed its key has RateLimit headers.
      socket.end(answer(status, body, { ...headers, 'x-request-id': requestId, ...incomplete?.reply?.getHeaders() }));
    }
    // After a timeout the rest of the body is not read, and the connection is closed at once.
    if (status === 408) socket.destroySoon();
    else setTimeout(() => socket.destroy(), lingerMs);
  };
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const statusOf = ({ code = '' }: ParserError): number => statuses[code] ?? 400;

const messages: Readonly<Record<number, string>> = {
  408: 'The request did not arrive in time.',
  431: 'The headers are too large.',
};

function bodyOf(status: number): string {
  const message = messages[status] ?? 'The request is not well-formed HTTP.';
  return JSON.stringify({ ...errorBodyOf(new Refusal('invalid', 'request_malformed', message)), code: status });
}

function answer(status: number, body: string, headers: Partial<ReturnType<FastifyReply['getHeaders']>>): string {
  const lines = Object.entries({
    ...headers,
    date: new Date().toUTCString(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
