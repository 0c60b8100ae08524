import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import type { RedisAddress } from './redis-address.js';

export type RedisClient = Redis | Cluster;

/** How often a cluster's client reads anew which node holds what, besides when a node tells it. */
const topologyEveryMs = 5_000;

/** A client for whichever form of Redis the address names. `options` are each connection's, `inCluster` the cluster's. */
export function openRedis(address: RedisAddress, options: RedisOptions, inCluster: ClusterOptions = {}): RedisClient {
  const { username, password, tls } = address;
  const common: RedisOptions = {
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    ...(tls ? { tls: {} } : {}),
    ...options,
  };
  switch (address.kind) {
    case 'server':
      return new Redis({ ...common, host: address.host, port: address.port, db: address.db });
    case 'sentinel':
      return new Redis({ ...common, ...sentinelOptions(address) });
    case 'cluster':
      return new Cluster([...address.nodes], {
        redisOptions: common,
        enableOfflineQueue: options.enableOfflineQueue ?? true,
        lazyConnect: options.lazyConnect ?? false,
        slotsRefreshInterval: topologyEveryMs,
        // With TLS a node is called as it announces itself: its certificate names that, not its address.
        ...(tls ? { dnsLookup: (name, done) => done(null, name) } : {}),
        ...inCluster,
      });
  }
}

function sentinelOptions(address: RedisAddress & { kind: 'sentinel' }): RedisOptions {
  const { username, password } = address.sentinelAccount;
  return {
    sentinels: [...address.sentinels],
    name: address.primary,
    db: address.db,
    // A primary that is replaced is left at once, not when a command has failed there.
    failoverDetector: true,
    ...(username === undefined ? {} : { sentinelUsername: username }),
    ...(password === undefined ? {} : { sentinelPassword: password }),
    ...(address.tls ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
  };
}

/** What a server says that takes no writes: it became a replica, or is still loading its data. */
const refusal = /^(READONLY|LOADING|MASTERDOWN)\b/;
const refusalEveryMs = 5_000;

/**
 * Connects anew where a server says that it takes no writes, since the address may lead to another one by now, and sends
 * what it refused again. At most once in five seconds: in between a refusal is an error of the command.
 */
export function reconnectWhereRefused(): Pick<RedisOptions, 'reconnectOnError'> {
  let last = Number.NEGATIVE_INFINITY;
  return {
    reconnectOnError: ({ message }) => {
      if (!refusal.test(message) || performance.now() - last < refusalEveryMs) return false;
      last = performance.now();
      return 2;
    },
  };
}
