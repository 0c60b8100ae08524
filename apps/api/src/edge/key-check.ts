import { timingSafeEqual } from 'node:crypto';
import { namedPartOf, publicPartOf } from '#domain/keys/format.js';
import { addressNotAllowed, apiKeyInvalid } from '#domain/keys/refusals.js';
import { hashApiKey } from '#accounts/hash-api-key.js';
import type { PresentedKey } from '#persistence/keys/api-key.store.js';
import { addressSubject } from '#persistence/rate-limits/limit-store.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.js';
import { AddressRanges } from '#http/server/address-ranges.js';
import { addressGroupOf, bareAddress } from '#http/server/client-address.js';
import { DelayedRefusals } from './delayed-refusals.js';
import { KeptPepper } from './kept-pepper.js';
import { KeyLookUps } from './key-look-ups.js';
import { RequestLimits } from './request-limits.js';
import { singleHeader } from '#http/server/single-header.js';
import { ApiSettings } from '../settings.js';

/** A public part that no key has, so that a malformed key costs the same look-up as an unknown one. */
const noKey = '';
const noHash = Buffer.alloc(32);

/** Finds the caller of a request. */
@Injectable()
export class KeyCheck {
  private readonly pepper: string;
  private readonly ranges = new AddressRanges();

  constructor(
    private readonly limits: RequestLimits,
    private readonly lookUps: KeyLookUps,
    private readonly usage: UsageRecorder,
    private readonly held: DelayedRefusals,
    private readonly kept: KeptPepper,
    settings: ApiSettings,
  ) {
    this.pepper = settings.keyPepper;
  }

  /**
   * The caller that a key belongs to. The key's row is read again for each request, so that a revocation holds at once on
   * every process. Missing, malformed, unknown, wrong, revoked and expired take the same steps and get the same answer.
   * Where the address is refused anyway, what can't be a key is not looked up (its sender can compute that too), and what
   * can be one is looked up with all others of such addresses. A refusal there is held back. (docs/decisions/0006)
   * @throws Refusal `unauthenticated`, or `limited` where the address has failed too often
   */
  async authenticate(request: FastifyRequest): Promise<Caller> {
    const cameAt = performance.now();
    const presented = singleHeader(request, 'x-api-key') ?? '';
    const publicPart = publicPartOf(presented);
    const address = addressGroupOf(request.ip);
    const isRefused = this.limits.isRefused(address);
    // A mistyped key is looked up by the key that it names, in place of the look-up of no key, only to record the failure.
    const namedPart = publicPart ?? (isRefused ? undefined : namedPartOf(presented));
    const found = await this.lookUp(namedPart, isRefused);
    const matches = (publicPart !== undefined || !isRefused) && this.matches(presented, found);
    if (matches) this.kept.proven();
    if (found && matches && publicPart !== undefined && found.active) return callerOfKey(found);
    this.usage.recordFailure({
      merchantId: found?.merchantId ?? addressSubject(address).merchantId,
      address,
      // Only for an existing key: an invented one creates no rows.
      publicPart: (found && namedPart) ?? '',
      reason: presented === '' ? 'missing' : !found ? 'unknown' : matches ? 'inactive' : 'wrong',
      userAgent: request.headers['user-agent'],
    });
    await this.countFailure(address, isRefused, cameAt);
    throw apiKeyInvalid();
  }

  /**
   * Refuses a key that has a list of addresses, from another one. It counts as a failure of the address, and in no window of the
   * key: whoever has found the key cannot use up its limits. (docs/reference/keys.md#addresses)
   * @throws Refusal `forbidden` address_not_allowed, or `limited` where the address has failed too often
   */
  async requireAddress(
    { ip, headers }: FastifyRequest,
    { merchantId, allowedAddresses, publicPart }: Caller,
  ): Promise<void> {
    if (allowedAddresses === null || this.ranges.include(allowedAddresses, ip)) return;
    const address = addressGroupOf(ip);
    const cameAt = performance.now();
    const userAgent = headers['user-agent'];
    this.usage.recordFailure({ merchantId, address, publicPart, reason: 'address', userAgent });
    await this.countFailure(address, this.limits.isRefused(address), cameAt);
    throw addressNotAllowed(bareAddress(ip));
  }

  /**
   * Refuses a key that was revoked, or has expired, since its request passed: for what is answered after a wait.
   * (docs/reference/keys.md#revoke)
   * @throws Refusal `unauthenticated`
   */
  async requireActive({ publicPart }: Caller): Promise<void> {
    if (!(await this.lookUps.find(publicPart, false))?.active) throw apiKeyInvalid();
  }

  /** The caller of a request that no route or method accepted, only for the request log. A failure is not counted. */
  async identify(request: FastifyRequest): Promise<Caller | undefined> {
    const presented = singleHeader(request, 'x-api-key') ?? '';
    const publicPart = publicPartOf(presented);
    const found = publicPart === undefined ? undefined : await this.lookUps.find(publicPart, true);
    return found && this.matches(presented, found) && found.active ? callerOfKey(found) : undefined;
  }

  /** @throws Refusal `limited` */
  private async countFailure(address: string, isRefused: boolean, cameAt: number): Promise<void> {
    if (isRefused) await this.held.hold(address, cameAt);
    await this.limits.countFailure(address);
  }

  private matches(presented: string, found: PresentedKey | undefined): boolean {
    return timingSafeEqual(hashApiKey(this.pepper, presented), found?.secretHash ?? noHash);
  }

  private lookUp(publicPart: string | undefined, isRefused: boolean): Promise<PresentedKey | undefined> {
    if (publicPart === undefined && isRefused) return Promise.resolve(undefined);
    return this.lookUps.find(publicPart ?? noKey, isRefused);
  }
}

function callerOfKey({ secretHash: _hash, active: _active, ...caller }: PresentedKey): Caller {
  return caller;
}
