import { timingSafeEqual } from 'node:crypto';
import { publicPartOf } from '#domain/keys/format.js';
import { lacksScope } from '#domain/keys/scopes.js';
import { Refusal } from '#domain/errors.js';
import { hashApiKey } from '#accounts/hash-api-key.js';
import { findPresentedKey, type PresentedKey } from '#persistence/keys/api-key.store.js';
import { Database } from '#persistence/database/database.js';
import { addressSubject } from '#persistence/rate-limits/limit-store.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.js';
import { addressGroupOf } from '#http/server/client-address.js';
import { HeldRefusals } from './held-refusals.js';
import { KeyLookUps } from './look-up-keys.js';
import { RequestLimits } from './request-limits.js';
import { singleHeader } from '#http/server/single-header.js';
import { ApiSettings } from '../settings.js';

/** A public part that no key has, so that a malformed key costs the same look-up as an unknown one. */
const noKey = '';
const noHash = Buffer.alloc(32);

const unauthenticated = () =>
  new Refusal('unauthenticated', 'api_key_invalid', 'The API key in X-API-Key is missing or invalid.');

/**
 * The caller that a key belongs to. The key's row is read anew for each request, so that a revocation holds at once on
 * every process. Missing, malformed, unknown, wrong, revoked and expired take the same steps and get the same answer.
 * Where the address is refused anyway, what can't be a key is not looked up (its sender can compute that too), and what
 * can be one is looked up with all others of such addresses. A refusal there is held back. (docs/decisions, 0006)
 * @throws Refusal `unauthenticated`, or `limited` where the address has failed too often
 */
async function authenticate(check: KeyCheck, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const presented = singleHeader(request, 'x-api-key') ?? '';
  const publicPart = publicPartOf(presented);
  const address = addressGroupOf(request.ip);
  const isRefused = check.limits.isRefused(address);
  const found = await (isRefused
    ? lookUpAmongRefused(check, publicPart)
    : findPresentedKey(check.db, publicPart ?? noKey));
  const matches =
    (publicPart !== undefined || !isRefused) &&
    timingSafeEqual(hashApiKey(check.pepper, presented), found?.secretHash ?? noHash);
  if (found && matches && found.active) {
    const { secretHash: _hash, active: _active, ...caller } = found;
    return caller;
  }
  check.usage.recordFailure({
    merchantId: found?.merchantId ?? addressSubject(address).merchantId,
    address,
    // Of a key that there is alone: what a caller invents makes no rows.
    publicPart: (found && publicPart) ?? '',
    reason: presented === '' ? 'missing' : !found ? 'unknown' : matches ? 'inactive' : 'wrong',
    userAgent: request.headers['user-agent'],
  });
  if (isRefused) await check.held.hold(address);
  await check.limits.countFailure(reply, address);
  throw unauthenticated();
}

const lookUpAmongRefused = (check: KeyCheck, publicPart: string | undefined): Promise<PresentedKey | undefined> =>
  publicPart === undefined ? Promise.resolve(undefined) : check.lookUps.find(publicPart);

/** @throws Refusal `forbidden` scope_missing, naming the scopes of which one is needed */
function requireScope(caller: Caller, anyScope: readonly Caller['scopes'][number][]): void {
  if (anyScope.length === 0 || !lacksScope(caller.scopes, anyScope)) return;
  const message = `This request requires a key with the scope ${anyScope.join(' or ')}.`;
  throw new Refusal('forbidden', 'scope_missing', message);
}

/**
 * Puts the key check, the limits and the scope check in front of every route that names an operation. They run before the
 * body is read, so that nothing of a stranger's body is ever parsed, and 401, 429 and 403 come before 400 and 413.
 */
@Injectable()
export class KeyCheck implements OnModuleInit {
  readonly pepper: string;

  constructor(
    readonly db: Database,
    readonly limits: RequestLimits,
    /** For keys from addresses that are refused. */
    readonly lookUps: KeyLookUps,
    readonly usage: UsageRecorder,
    /** Refusals of refused addresses that wait. */
    readonly held: HeldRefusals,
    settings: ApiSettings,
    private readonly adapterHost: HttpAdapterHost,
  ) {
    this.pepper = settings.keyPepper;
  }

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.decorateRequest('caller', null);
    fastify.addHook('onRequest', async (request, reply) => {
      const { operation } = request.routeOptions.config;
      if (!operation) return;
      const caller = await authenticate(this, request, reply);
      request.caller = caller;
      reply.raw.once('close', () => recordUse(this.usage, request, reply, caller));
      await this.limits.admit(request, reply, caller, operation);
      requireScope(caller, operation.anyScope);
    });
  }
}

/** Noted when the response has ended, however it ended. */
function recordUse(usage: UsageRecorder, request: FastifyRequest, reply: FastifyReply, caller: Caller): void {
  usage.record({
    merchantId: caller.merchantId,
    apiKeyId: caller.apiKeyId,
    method: request.method,
    route: routeTextOf(request.routeOptions.url ?? ''),
    status: reply.statusCode,
    durationMs: reply.elapsedTime,
    userAgent: request.headers['user-agent'],
  });
}

const routeTexts = new Map<string, string>();

/** A route's template as the documentation writes it: {id}, not :id. */
function routeTextOf(url: string): string {
  const known = routeTexts.get(url);
  if (known !== undefined) return known;
  const text = url.replace(/:(\w+)/g, '{$1}');
  routeTexts.set(url, text);
  return text;
}
