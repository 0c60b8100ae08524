import { randomUUID } from 'node:crypto';
import { Refusal } from '#domain/errors.js';
import {
  exhaustedFigures,
  type Limits,
  limitTexts,
  type RateLimitFigures,
  tightestFigures,
  type WindowName,
  windowMs,
  type WindowState,
} from '#domain/keys/limits.js';
import { addressSubject, type LimitStore, type Subject, type Window } from '#persistence/rate-limits/limit-store.js';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, callerOf } from './caller.js';
import { RefusedAddresses } from './refused-addresses.js';

type StorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Longer than any request may take: a slot that a crashed process held is free after it. */
const leaseMs = 35_000;

/** Counts belong to the integration, which stays the same when its key is rotated. */
const subjectOf = ({ merchantId, integrationId }: Caller): Subject => ({ merchantId, id: integrationId });

/** A key's limits: the settings, with the overrides of an operator. */
export const limitsOf = (settings: Limits, caller: Caller): Limits => ({ ...settings, ...caller.limitOverrides });

/** Sets the RateLimit headers. */
export function setLimitHeaders(reply: FastifyReply, { limit, remaining, resetSeconds }: RateLimitFigures): void {
  reply.header('ratelimit-limit', limit);
  reply.header('ratelimit-remaining', remaining);
  reply.header('ratelimit-reset', resetSeconds);
}

/** Sets the headers of these windows where they are tighter than those that were counted before. */
export function tightenLimitHeaders(reply: FastifyReply, windows: readonly WindowState[]): void {
  const figures = tightestFigures(windows);
  const known = reply.getHeader('ratelimit-remaining');
  if (figures && (known === undefined || figures.remaining < Number(known))) setLimitHeaders(reply, figures);
}

/** A limit is exceeded. `figures` are its RateLimit headers. */
export class LimitRefusal extends Refusal {
  constructor(
    reason: 'rate_limited' | 'concurrency_limited',
    what: string,
    readonly figures: RateLimitFigures,
  ) {
    const seconds = figures.resetSeconds;
    const when = `Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
    super('limited', reason, `More than ${what}. ${when}`, seconds);
  }
}

/**
 * The refusal of a look-up that found nothing and was counted as a miss. `windows`: the state of the window of misses after it.
 */
export class CountedMiss extends Refusal {
  constructor(
    { kind, reason, message }: Refusal,
    readonly windows: readonly WindowState[],
  ) {
    super(kind, reason, message);
  }
}

/** The limits as the edge applies them to each request. (docs/reference/limits.md#windows) */
export class RequestLimits implements ThrottlerStorage {
  private readonly refused = new RefusedAddresses();

  constructor(
    private readonly store: LimitStore,
    private readonly settings: Limits,
  ) {}

  /**
   * Counts a request that passed the key check in each of the windows, takes its slot until the response has ended, and
   * sets the headers of the tightest window.
   * @throws Refusal `limited`: rate_limited, concurrency_limited; then nothing was counted
   */
  async admit(request: FastifyRequest, reply: FastifyReply, judged: readonly Window[]): Promise<void> {
    const caller = callerOf(request);
    const counted = judged.filter(({ name }) => name !== 'lookupMissesPerMinute');
    // `lookupMissesPerMinute` is not counted here: only a miss counts, after the look-up.
    const misses = counted.length < judged.length ? await this.refuseGuessing(caller, judged) : [];
    const { concurrentRequests } = limitsOf(this.settings, caller);
    const subject = subjectOf(caller);
    const slot = { lease: randomUUID(), limit: concurrentRequests, leaseMs };
    const { admitted, windows } = await this.store.take(subject, counted, slot);
    if (!admitted) throw refusalOf(windows, concurrentRequests);
    reply.raw.once('close', () => {
      this.store.release(subject, slot.lease).catch(() => undefined);
    });
    // The client left before it was admitted: the event `close` has already fired.
    if (request.raw.destroyed) await this.store.release(subject, slot.lease);
    const figures = tightestFigures([...windows, ...misses]);
    if (figures) setLimitHeaders(reply, figures);
  }

  /** One window by itself, as ThrottlerGuard asks for it. RateLimitGuard calls `admit`, which takes all windows at once. */
  async increment(key: string, ttl: number, limit: number, _block: number, name: string): Promise<StorageRecord> {
    const window = { name: name as WindowName, limit, windowMs: ttl };
    const { admitted, windows } = await this.store.take(addressSubject(key), [window]);
    const { used = 0, freeInMs = 0 } = windows[0] ?? {};
    const seconds = Math.ceil(freeInMs / 1000);
    return { totalHits: used, timeToExpire: seconds, isBlocked: !admitted, timeToBlockExpire: admitted ? 0 : seconds };
  }

  /** The state of a key's windows, without counting. */
  read(caller: Caller, names: readonly WindowName[]): Promise<readonly WindowState[]> {
    return this.store.read(subjectOf(caller), windowsOf(limitsOf(this.settings, caller), names));
  }

  /**
   * Counts a look-up of a code that doesn't exist.
   * @throws `missing`; Refusal `limited` rate_limited where other misses came first at the same moment
   */
  async refuseMiss(caller: Caller, missing: Refusal): Promise<never> {
    const windows = windowsOf(limitsOf(this.settings, caller), ['lookupMissesPerMinute']);
    const verdict = await this.store.take(subjectOf(caller), windows);
    throw verdict.admitted ? new CountedMiss(missing, verdict.windows) : refusalOf(verdict.windows, 0);
  }

  /** Whether a failed authentication of this address would be refused. */
  isRefused(address: string): boolean {
    return this.refused.has(address);
  }

  /**
   * Counts a failed authentication of an address.
   * @throws Refusal `limited` rate_limited from the eleventh within five minutes on
   */
  async countFailure(address: string): Promise<void> {
    const remembered = this.refused.recall(address);
    if (remembered) throw refusalOf(remembered, 0);
    const verdict = await this.store.take(addressSubject(address), windowsOf(this.settings, ['failedAuthentications']));
    if (verdict.admitted) return this.refused.forget(address);
    this.refused.remember(address, verdict.windows);
    throw refusalOf(verdict.windows, 0);
  }

  /**
   * Refuses a look-up of a code while the key has missed too often, before it is counted: for as long as the longest
   * of the full windows refuses it. Returns the window of misses.
   * @throws Refusal `limited` rate_limited
   */
  private async refuseGuessing(caller: Caller, judged: readonly Window[]): Promise<readonly WindowState[]> {
    const windows = await this.store.read(subjectOf(caller), judged);
    const misses = windows.filter(({ name }) => name === 'lookupMissesPerMinute');
    if (misses.some(({ used, limit }) => used >= limit)) throw refusalOf(windows, 0);
    return misses;
  }
}

const windowsOf = (limits: Limits, names: readonly WindowName[]): Window[] =>
  names.map((name) => ({ name, limit: limits[name], windowMs: windowMs[name] }));

/** The refusal of the full window with the longest wait, or of the missing slot. */
function refusalOf(windows: readonly WindowState[], slots: number): LimitRefusal {
  const [longest] = windows.filter(({ used, limit }) => used >= limit).toSorted((a, b) => b.freeInMs - a.freeInMs);
  return longest ? rateLimited(longest) : concurrencyLimited(slots);
}

export const rateLimited = (window: WindowState): LimitRefusal =>
  new LimitRefusal('rate_limited', limitTexts[window.name](window.limit), exhaustedFigures(window));

export const concurrencyLimited = (limit: number): LimitRefusal =>
  new LimitRefusal('concurrency_limited', limitTexts.concurrentRequests(limit), {
    limit,
    remaining: 0,
    resetSeconds: 1,
  });
