import type { WindowState } from '#domain/keys/limits.js';
import type { RedisClient } from './redis/open-redis.js';
import { keysOf, limitGroups, sinceKey } from './limit-keys.js';
import { readScript, prepareScript, slotsScript, takeScript } from './limit-scripts.js';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

declare module 'ioredis' {
  interface RedisCommander {
    takeLimits(keyCount: number, ...keysAndArguments: (string | number)[]): Promise<(number | string)[]>;
    readLimits(keyCount: number, ...keysAndArguments: (string | number)[]): Promise<(number | string)[]>;
    countSlots(sinceKey: string, slotsKey: string): Promise<number>;
    prepareLimits(sinceKey: string, pauseUs: number): Promise<number>;
  }
}

/** Counts in Redis, with its clock: one script for all limits of a request, on one node of a cluster. */
export class RedisLimits implements LimitStore {
  constructor(private readonly redis: RedisClient) {
    redis.defineCommand('takeLimits', { lua: takeScript });
    redis.defineCommand('readLimits', { lua: readScript });
    redis.defineCommand('countSlots', { lua: slotsScript, numberOfKeys: 2 });
    redis.defineCommand('prepareLimits', { lua: prepareScript, numberOfKeys: 1 });
  }

  async take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    const keys = keysOf(subject, namesOf(windows));
    const slotArguments = slot ? [slot.lease, slot.limit, slot.leaseMs * 1000] : ['', 0, 0];
    const [admitted, ...figures] = await this.redis.takeLimits(
      keys.length,
      ...keys,
      ...slotArguments,
      ...lengthsOf(windows),
    );
    return { admitted: admitted === 1, windows: statesOf(windows, figures) };
  }

  async read(subject: Subject, windows: readonly Window[]): Promise<readonly WindowState[]> {
    const keys = keysOf(subject, namesOf(windows));
    return statesOf(windows, await this.redis.readLimits(keys.length, ...keys, ...lengthsOf(windows)));
  }

  countSlots(subject: Subject): Promise<number> {
    const [since = '', slots = ''] = keysOf(subject);
    return this.redis.countSlots(since, slots);
  }

  async release(subject: Subject, lease: string): Promise<void> {
    const [, slots = ''] = keysOf(subject);
    await this.redis.zrem(slots, lease);
  }

  /**
   * Prepares Redis to count. Returns the milliseconds until it may: 0 when it counts already, and `pauseMs` from the
   * first observation when it lost its data or was promoted by a failover. The processes need no coordination: the
   * script itself refuses whoever takes too early. (docs/decisions/0037)
   */
  async prepare(pauseMs: number): Promise<number> {
    const groups = Array.from({ length: limitGroups }, (_, group) => sinceKey(group));
    const waits = await Promise.all(groups.map((key) => this.redis.prepareLimits(key, pauseMs * 1000)));
    return Math.max(...waits) / 1000;
  }
}

const namesOf = (windows: readonly Window[]): string[] => windows.map(({ name }) => name);
const lengthsOf = (windows: readonly Window[]): number[] =>
  windows.flatMap(({ windowMs, limit }) => [windowMs * 1000, limit]);

const statesOf = (windows: readonly Window[], figures: readonly (number | string)[]): WindowState[] =>
  windows.map(({ name, limit }, index) => ({
    name,
    limit,
    used: Number(figures[2 * index] ?? 0),
    freeInMs: Number(figures[2 * index + 1] ?? 0) / 1000,
  }));
