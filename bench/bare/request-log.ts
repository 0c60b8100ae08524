import type { IncomingMessage } from 'node:http';
import { requestIdOf, requestUuidOf } from '#http/server/request-id.js';
import { RequestRecorder } from '#persistence/requests/request-recorder.js';
import type { Answer } from './answer.js';
import type { KeyRow } from './caller.js';
import { prepared, type Send } from './database.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** What the request log shows, as far as the request has come. */
    logged?: { caller?: KeyRow; route?: string; body?: Buffer; idempotencyKey?: string };
  }
}

/** The facts for the request log, to which each step adds what it learns of the request. */
export const logOf = (request: IncomingMessage) => (request.logged ??= {});

export type LogRequest = (request: IncomingMessage, answer: Answer, startedAt: number) => void;

/** Notes requests of known keys, and writes them once a second. What may be stored is decided by the recorder of our API. */
export function logRequests(send: Send): LogRequest {
  const run = <Row>({ name, text }: { name: string; text: string }, values: readonly unknown[]): Promise<Row[]> =>
    send(prepared(name, text), values) as Promise<Row[]>;
  const recorder = new RequestRecorder({ query: run, execute: run });
  return (request, { status, body, headers = {} }, startedAt) => {
    const { caller, route, body: requestBody, idempotencyKey } = logOf(request);
    const { method = '', url = '' } = request;
    if (!caller) return;
    recorder.record({
      merchantId: caller.merchantId,
      apiKeyId: caller.apiKeyId,
      id: requestUuidOf(request),
      xRequestId: requestIdOf(request),
      method,
      route,
      url,
      status,
      durationMs: performance.now() - startedAt,
      idempotencyKey,
      replayed: headers['idempotent-replayed'] === 'true',
      address: request.socket.remoteAddress ?? '',
      userAgent: request.headers['user-agent'],
      requestBody,
      isBodyCut: false,
      responseBody: method === 'GET' && status < 300 ? undefined : body,
    });
  };
}
