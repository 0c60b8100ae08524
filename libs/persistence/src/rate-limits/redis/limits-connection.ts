import { Cluster } from 'ioredis';
import { openRedis, type RedisClient } from './open-redis.js';
import type { RedisAddress } from './redis-address.js';

/**
 * The connection for rate limits. A command is sent once and either answered or failed: a retry by ioredis after a lost
 * reply would count one request twice. In a cluster it is sent again only when a node reported that it did not execute
 * it (MOVED, ASK, TRYAGAIN). The caller sets the timeout of a command.
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
      // The client connects to a node with the first command for it. Concurrent commands wait for that connection.
      enableOfflineQueue: true,
      // 0: a command fails when its connection fails or the cluster cannot accept it.
      retryDelayOnFailover: 0,
      retryDelayOnClusterDown: 0,
      // A slot is being migrated for a moment: retry soon, within the timeout of a request.
      retryDelayOnTryAgain: 10,
      clusterRetryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
    },
  );
  redis.on('error', (error: Error & { code?: string }) => onError(error.code ?? error.name));
  return redis;
}

/** Calls the listener when a connection to a server ended: the next one may reach another server. */
export function onConnectionLost(redis: RedisClient, listener: () => void): void {
  if (!redis.isCluster) {
    redis.on('close', listener);
    return;
  }
  redis.on('-node', (node: { options: { readOnly?: boolean } }) => {
    if (!node.options.readOnly) listener();
  });
}

/**
 * Reconnects when there is a connection. Without one, the client is already connecting.
 *
 * In a cluster the connections end one by one, and the client reconnects when the last one has ended. `disconnect(true)`
 * would wait for ever for a node that a reply on its way (MOVED) adds to the client meanwhile.
 */
export function reconnect(redis: RedisClient): void {
  if (redis.status !== 'ready') return;
  if (!(redis instanceof Cluster)) redis.disconnect(true);
  else for (const node of redis.nodes()) node.disconnect();
}
