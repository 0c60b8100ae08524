import { timingSafeEqual } from 'node:crypto';
import { publicPartOf } from '#domain/api-key/format.js';
import { lacksScope } from '#domain/api-key/scopes.js';
import { Refusal } from '#domain/errors.js';
import { hashApiKey } from '#operations/steps/hash-api-key.js';
import { findPresentedKey } from '#persistence/api-key.store.js';
import type { Database } from '#persistence/database.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './caller.js';

/** A public part that no key has, so that a malformed key costs the same look-up as an unknown one. */
const nobody = '';
const noHash = Buffer.alloc(32);

const unauthenticated = () =>
  new Refusal('unauthenticated', 'api_key_invalid', 'The API key in X-API-Key is missing or invalid.');

/** The value of a header that must stand exactly once; undefined where it doesn't. */
export function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  if (typeof value !== 'string') return undefined;
  const { rawHeaders } = request.raw;
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) lines += 1;
  return lines === 1 ? value : undefined;
}

/**
 * The caller that a key belongs to. The key's row is read anew for each request, so that a revocation holds at once on
 * every process. Missing, malformed, unknown, wrong, revoked and expired take the same steps and get the same answer.
 * (decisions.md section 7)
 * @throws Refusal `unauthenticated`
 */
async function authenticate(db: Database, pepper: string, presented: string): Promise<Caller> {
  const found = await findPresentedKey(db, publicPartOf(presented) ?? nobody);
  const matches = timingSafeEqual(hashApiKey(pepper, presented), found?.secretHash ?? noHash);
  if (!found || !matches || !found.active) throw unauthenticated();
  const { secretHash: _hash, active: _active, ...caller } = found;
  return caller;
}

/** @throws Refusal `forbidden` scope_missing, naming the scopes of which one is needed */
function requireScope(caller: Caller, anyScope: readonly Caller['scopes'][number][]): void {
  if (anyScope.length === 0 || !lacksScope(caller.scopes, anyScope)) return;
  const message = `This needs a key with the scope ${anyScope.join(' or ')}.`;
  throw new Refusal('forbidden', 'scope_missing', message);
}

/**
 * Puts the key check and the scope check in front of every route that names an operation. They run before the body is
 * read, so that nothing of a stranger's body is ever parsed, and 401 and 403 come before 400 and 413.
 */
export function useKeyCheck(fastify: FastifyInstance, db: Database, pepper: string): void {
  fastify.decorateRequest('caller', null);
  fastify.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config;
    if (!operation) return;
    request.caller = await authenticate(db, pepper, singleHeader(request, 'x-api-key') ?? '');
    requireScope(request.caller, operation.anyScope);
  });
}
