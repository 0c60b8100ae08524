import type { RedisClient } from './open-redis.js';

/**
 * The policy by which Redis deletes keys when its memory is full; undefined where it deletes none, or does not say. With a
 * deleted key, requests that were counted are forgotten.
 */
export async function evictionPolicy(redis: RedisClient): Promise<string | undefined> {
  const memory = await redis.info('memory').catch(() => '');
  const policy = fieldOf(memory, 'maxmemory_policy');
  const maxBytes = Number(fieldOf(memory, 'maxmemory') ?? 0);
  return maxBytes > 0 && policy !== 'noeviction' ? policy : undefined;
}

const fieldOf = (info: string, name: string): string | undefined => new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1];
