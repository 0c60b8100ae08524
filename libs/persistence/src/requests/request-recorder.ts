import { setImmediate } from 'node:timers/promises';
import { shownIdempotencyKey } from '#domain/requests/idempotency-key.js';
import { keepText, type KeptText } from '#domain/requests/mask.js';
import { namedThings } from '#domain/requests/references.js';
import { type Subject, plainJson, plainPath, subjectsIn } from '#domain/requests/subjects.js';
import type { Database } from '../database/database.js';
import { isDataError, sqlStateOf } from '../database/errors.js';
import { Flushes } from '../recorders/flushes.js';
import { findNamedThings, type NamedInRequest } from './named-thing.store.js';
import { type LoggedForm, maintainRequestDays, saveRequests } from './request.store.js';

/** A request that has ended, as it was sent and answered. */
export interface EndedRequest {
  readonly merchantId: string;
  readonly apiKeyId: string;
  readonly id: string;
  /** The X-Request-Id. */
  readonly xRequestId: string;
  readonly method: string;
  /** The template of the route; undefined where none matched. */
  readonly route: string | undefined;
  /** Path and query. */
  readonly url: string;
  readonly status: number;
  readonly durationMs: number;
  readonly idempotencyKey: string | undefined;
  readonly replayed: boolean;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The bodies of a write or of a refused request. */
  readonly requestBody: Uint8Array | undefined;
  /** Whether something of the body has not come, or was not kept. */
  readonly isBodyCut: boolean;
  readonly responseBody: string | undefined;
}

const maxBatch = 500;
/** How long bodies are masked before others get their turn. */
const maxTurnMs = 10;
/** The maximum size of requests that wait while the database is unavailable. Further requests are not logged. */
const maxWaitingBytes = 32 * 1024 * 1024;
/** Requests of a merchant that a limit refused, in each second and process. Further ones are not logged. */
const maxLimited = 500;
/** So many of them are logged with their bodies, which are masked. */
const maxLimitedBodies = 20;
/** The size counted for a request without its bodies. */
const ownBytes = 1_024;
const maxUserAgentBytes = 300;
const maxPathBytes = 1_024;

/**
 * Writes the request log in batches, once a second, outside of the requests. A crash loses up to one second of it. Bodies are
 * masked here, before they leave the process. (docs/reference/requests.md)
 */
export class RequestRecorder {
  private waiting: EndedRequest[] = [];
  private waitingBytes = 0;
  /** By merchant, since the last flush. */
  private limited = new Map<string, number>();
  private readonly flushes = new Flushes(() => this.write());

  constructor(private readonly db: Pick<Database, 'query' | 'execute'>) {}

  record(request: EndedRequest): void {
    const limited = request.status === 429 ? this.countLimited(request) : 0;
    const kept = limited > maxLimitedBodies && request.requestBody ? withoutBody(request) : request;
    const bytes = bytesOf(kept);
    if (this.waitingBytes + bytes > maxWaitingBytes || limited > maxLimited) return;
    this.waiting.push(kept);
    this.waitingBytes += bytes;
  }

  /** A refused request costs a caller nothing, so one merchant could fill the log. All others are bounded by its limits. */
  private countLimited({ merchantId }: EndedRequest): number {
    const count = (this.limited.get(merchantId) ?? 0) + 1;
    this.limited.set(merchantId, count);
    return count;
  }

  /** Writes what was recorded so far. Flushes run one at a time, in order. */
  flush(): Promise<void> {
    return this.flushes.flush();
  }

  stop(): Promise<void> {
    return this.flushes.stop();
  }

  private async write(): Promise<void> {
    this.limited.clear();
    for (let due = this.waiting.slice(0, maxBatch); due.length > 0; due = this.waiting.slice(0, maxBatch)) {
      await this.save(due);
      this.waiting.splice(0, due.length);
      this.waitingBytes -= due.reduce((sum, request) => sum + bytesOf(request), 0);
    }
  }

  /** A row that the database refuses is left out, so that it stops no other one. */
  private async save(requests: readonly EndedRequest[]): Promise<void> {
    try {
      const named = await findNamedThings(this.db, requests.flatMap(namedIn));
      await this.saveInPartition(await loggedForms(requests, named));
    } catch (error) {
      if (!isDataError(error) && !isConstraintError(error)) throw error;
      if (requests.length > 1) for (const one of requests) await this.save([one]);
    }
  }

  /** Creates missing partitions and tries again: no worker may have run for two weeks. */
  private async saveInPartition(logged: readonly LoggedForm[]): Promise<void> {
    try {
      await saveRequests(this.db, logged);
    } catch (error) {
      if (sqlStateOf(error) !== noPartition) throw error;
      await maintainRequestDays(this.db);
      await saveRequests(this.db, logged);
    }
  }
}

/** Class 23: the row breaks a constraint, or has no partition. */
const isConstraintError = (error: unknown): boolean => sqlStateOf(error)?.startsWith('23') ?? false;

/** check_violation: PostgreSQL reports a missing partition with it. */
const noPartition = '23514';

const withoutBody = (request: EndedRequest): EndedRequest => ({ ...request, requestBody: undefined, isBodyCut: true });

const bytesOf = ({ requestBody, responseBody }: EndedRequest): number =>
  ownBytes + (requestBody?.length ?? 0) + (responseBody?.length ?? 0);

/** PostgreSQL stores no NUL and no half of a surrogate pair. Without them first: a NUL within a secret would hide it. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');

const storableText = (text: string, maxBytes?: number): KeptText => keepText(storable(text), maxBytes);

/** The answer of a write names its things by their ids; that of a read is not kept, and a refusal names none. */
function namedIn({ merchantId, id: requestId, route, url, status, requestBody }: EndedRequest): NamedInRequest[] {
  const body = status < 400 || requestBody === undefined ? undefined : new TextDecoder().decode(requestBody);
  return namedThings({ route, url, body }).map((each) => ({ ...each, merchantId, requestId }));
}

/** To mask a body that is made for it takes some milliseconds, and there are 500 at once: others get their turn in between. */
async function loggedForms(
  requests: readonly EndedRequest[],
  named: ReadonlyMap<string, readonly Subject[]>,
): Promise<LoggedForm[]> {
  const forms: LoggedForm[] = [];
  let began = performance.now();
  for (const request of requests) {
    forms.push(loggedForm(request, named.get(request.id) ?? []));
    if (performance.now() - began < maxTurnMs) continue;
    await setImmediate();
    began = performance.now();
  }
  return forms;
}

function loggedForm(request: EndedRequest, named: readonly Subject[]): LoggedForm {
  const { status, url } = request;
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const body = request.requestBody && storable(new TextDecoder().decode(request.requestBody));
  const answer = request.responseBody === undefined ? undefined : storable(request.responseBody);
  const sent = body === undefined ? undefined : keepText(body, undefined, request.isBodyCut);
  const answered = answer === undefined ? undefined : keepText(answer);
  // Searches the whole texts: the answer of an order that issues many rewards names the order at its end. The filters of a list
  // count only in a refused request: a search for the requests of an object must not become one of them.
  const shown = subjectsIn(plainPath(status < 400 ? path : url), body && plainJson(body), answer);
  const subjects = [...new Map([...shown, ...named].map((subject) => [subject.id, subject])).values()];
  const { merchantId: merchant_id, id } = request;
  const row = {
    merchant_id,
    id,
    x_request_id: request.xRequestId,
    api_key_id: request.apiKeyId,
    method: request.method,
    route: request.route,
    path: storableText(path, maxPathBytes).text,
    query: query ? storableText(query).text : undefined,
    status,
    error: status < 400 ? undefined : /"error":"(\w+)"/.exec(answered?.text ?? '')?.[1],
    duration_us: Math.round(request.durationMs * 1_000),
    idempotency_key: request.idempotencyKey === undefined ? undefined : shownIdempotencyKey(request.idempotencyKey),
    replayed: request.replayed,
    address: request.address,
    user_agent: request.userAgent === undefined ? undefined : storableText(request.userAgent, maxUserAgentBytes).text,
    subject_ids: subjects.map((subject) => subject.id),
    request_body: sent?.text,
    response_body: answered?.text,
    request_body_truncated: request.isBodyCut || (sent?.truncated ?? false),
    response_body_truncated: answered?.truncated ?? false,
  };
  return { row, subjects: subjects.map(({ uuid }) => ({ merchant_id, subject_id: uuid, request_id: id })) };
}
