import type { WindowState } from '#domain/limits.js';
import type { Redis } from 'ioredis';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';

/**
 * One list of microsecond stamps for each window, oldest first. ARGV: the lease ("" for none), slots, lease in microseconds,
 * then window (microseconds) and limit of each. KEYS: the slots, then the windows. Answers admitted, then used and
 * microseconds until one more unit is free for each window.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
for i = 2, #KEYS do
  local newest = tonumber(redis.call('LINDEX', KEYS[i], -1) or 0)
  if newest > now then now = newest end
end
local admitted = 1
local used, free = {}, {}
for i = 2, #KEYS do
  local window, limit = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  local oldest = redis.call('LINDEX', KEYS[i], 0)
  while oldest and tonumber(oldest) <= now - window do
    redis.call('LPOP', KEYS[i])
    oldest = redis.call('LINDEX', KEYS[i], 0)
  end
  local inside = redis.call('LLEN', KEYS[i])
  if inside >= limit then
    admitted = 0
    oldest = redis.call('LINDEX', KEYS[i], -limit)
  end
  used[i] = inside
  free[i] = oldest and (tonumber(oldest) + window - now) or 0
end
if admitted == 1 and ARGV[1] ~= '' then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now))
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then
    admitted = 0
  else
    redis.call('ZADD', KEYS[1], string.format('%.0f', now + ARGV[3]), ARGV[1])
    redis.call('PEXPIRE', KEYS[1], math.ceil(ARGV[3] / 1000) + 1000)
  end
end
local answer = { admitted }
for i = 2, #KEYS do
  local window = tonumber(ARGV[2 * i])
  if admitted == 1 then
    redis.call('RPUSH', KEYS[i], string.format('%.0f', now))
    redis.call('PEXPIRE', KEYS[i], math.ceil(window / 1000) + 1000)
    used[i] = used[i] + 1
    if free[i] == 0 then free[i] = window end
  end
  answer[#answer + 1] = used[i]
  answer[#answer + 1] = string.format('%.0f', free[i])
end
return answer
`;

/** The same figures without counting. KEYS: the windows. ARGV: the length in microseconds and the limit of each. */
const readScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local answer = {}
for i = 1, #KEYS do
  local window, limit = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local stamps = redis.call('LRANGE', KEYS[i], 0, -1)
  local first = 1
  while stamps[first] and tonumber(stamps[first]) <= now - window do first = first + 1 end
  local inside = #stamps - first + 1
  if inside > limit then first = #stamps - limit + 1 end
  answer[#answer + 1] = inside
  answer[#answer + 1] = stamps[first] and string.format('%.0f', tonumber(stamps[first]) + window - now) or '0'
end
return answer
`;

/** The slots whose lease has not ended. KEYS: the slots. */
const slotsScript = `
local time = redis.call('TIME')
return redis.call('ZCOUNT', KEYS[1], string.format('(%.0f', time[1] * 1000000 + time[2]), '+inf')
`;

declare module 'ioredis' {
  interface RedisCommander {
    takeLimits(keyCount: number, ...keysAndArguments: (string | number)[]): Promise<(number | string)[]>;
    readLimits(keyCount: number, ...keysAndArguments: (string | number)[]): Promise<(number | string)[]>;
    countSlots(slotsKey: string): Promise<number>;
  }
}

/** Counts in Redis, by its clock: one script for all limits of a request. The hash tag keeps a subject on one node. */
export class RedisLimits implements LimitStore {
  constructor(private readonly redis: Redis) {
    redis.defineCommand('takeLimits', { lua: takeScript });
    redis.defineCommand('readLimits', { lua: readScript });
    redis.defineCommand('countSlots', { lua: slotsScript, numberOfKeys: 1 });
  }

  async take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict> {
    const keys = [slotsKey(subject), ...windows.map(({ name }) => windowKey(subject, name))];
    const asked = slot ? [slot.lease, slot.limit, slot.leaseMs * 1000] : ['', 0, 0];
    const lengths = windows.flatMap(({ windowMs, limit }) => [windowMs * 1000, limit]);
    const [admitted, ...figures] = await this.redis.takeLimits(keys.length, ...keys, ...asked, ...lengths);
    return { admitted: admitted === 1, windows: statesOf(windows, figures) };
  }

  async read(subject: Subject, windows: readonly Window[]): Promise<readonly WindowState[]> {
    const keys = windows.map(({ name }) => windowKey(subject, name));
    const lengths = windows.flatMap(({ windowMs, limit }) => [windowMs * 1000, limit]);
    return statesOf(windows, await this.redis.readLimits(keys.length, ...keys, ...lengths));
  }

  countSlots(subject: Subject): Promise<number> {
    return this.redis.countSlots(slotsKey(subject));
  }

  async release(subject: Subject, lease: string): Promise<void> {
    await this.redis.zrem(slotsKey(subject), lease);
  }
}

const tagOf = ({ merchantId, id }: Subject): string => `{${merchantId}:${id}}`;
const slotsKey = (subject: Subject): string => `limits:${tagOf(subject)}:slots`;
const windowKey = (subject: Subject, name: string): string => `limits:${tagOf(subject)}:${name}`;

const statesOf = (windows: readonly Window[], figures: readonly (number | string)[]): WindowState[] =>
  windows.map(({ name, limit }, index) => ({
    name,
    limit,
    used: Number(figures[2 * index] ?? 0),
    freeInMs: Number(figures[2 * index + 1] ?? 0) / 1000,
  }));
