import { openRedis, type RedisClient } from './open-redis.js';
import type { RedisAddress } from './redis-address.js';

/**
 * The connection that limits use. A command is sent once, and answered or failed: one that ioredis sent again by itself
 * after a lost reply would count one request twice. In a cluster it is sent again only where a node said that it did not
 * carry it out (MOVED, ASK, TRYAGAIN). How long a request waits for it is its caller's to say.
 */
export function openLimitsConnection(address: RedisAddress, onError: (reason: string) => void): RedisClient {
  const redis = openRedis(
    address,
    {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      commandTimeout: 2_000,
      connectTimeout: 1_000,
      retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
      sentinelRetryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
    },
    {
      // A node is connected to by the first command that needs it: those of the same moment wait for that.
      enableOfflineQueue: true,
      // 0: a command whose connection broke, or that the cluster could not take, fails.
      retryDelayOnFailover: 0,
      retryDelayOnClusterDown: 0,
      // A slot is half moved for a moment: soon again, within what a request waits.
      retryDelayOnTryAgain: 10,
      clusterRetryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
    },
  );
  redis.on('error', (error: Error & { code?: string }) => onError(error.code ?? error.name));
  return redis;
}

/** Calls when a connection to a server that counts has ended: the next one may lead to another server. */
export function onConnectionLost(redis: RedisClient, listener: () => void): void {
  if (!redis.isCluster) {
    redis.on('close', listener);
    return;
  }
  redis.on('-node', (node: { options: { readOnly?: boolean } }) => {
    if (!node.options.readOnly) listener();
  });
}

/** Connects anew where there is a connection; where there is none, that is under way already. */
export function reconnect(redis: RedisClient): void {
  if (redis.status === 'ready') redis.disconnect(true);
}
