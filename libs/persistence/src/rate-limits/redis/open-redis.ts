import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import { SentinelsConnector, ServerConnector } from './connectors.js';
import type { RedisAddress } from './redis-address.js';

export type RedisClient = Redis | Cluster;

/** How long at most a client waits before it asks again whether a server has loaded its data. The default is 10 s. */
const loadingRetryMs = 1_000;

/** How often a cluster client refreshes the map of slots, besides redirections. */
const slotsRefreshIntervalMs = 5_000;

/**
 * Opens a client for the server, Sentinels or cluster at the address. `options` apply to each connection, `inCluster`
 * to the cluster.
 */
export function openRedis(address: RedisAddress, options: RedisOptions, inCluster: ClusterOptions = {}): RedisClient {
  const { username, password, tls } = address;
  const common: RedisOptions = {
    Connector: ServerConnector,
    maxLoadingRetryTime: loadingRetryMs,
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
        slotsRefreshInterval: slotsRefreshIntervalMs,
        // With TLS, nodes are contacted by the name they announce, because the certificate contains the name and not
        // the IP address.
        ...(tls ? { dnsLookup: (name, done) => done(null, name) } : {}),
        ...inCluster,
      });
  }
}

/**
 * Without ioredis's `failoverDetector`: when Sentinels report a new primary while it connects, the client ends for good
 * (ioredis 5.11). A primary that Sentinels replace closes its connections itself, and one that hangs is left by the
 * timeouts of the two kinds of connections.
 */
function sentinelOptions(address: RedisAddress & { kind: 'sentinel' }): RedisOptions {
  const { username, password } = address.sentinelAccount;
  return {
    Connector: SentinelsConnector,
    sentinels: [...address.sentinels],
    name: address.primary,
    db: address.db,
    ...(username === undefined ? {} : { sentinelUsername: username }),
    ...(password === undefined ? {} : { sentinelPassword: password }),
    ...(address.tls ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
  };
}

/** The errors of a server that accepts no writes: it became a replica, or is still loading its data. */
const refusedWrite = /^(READONLY|LOADING|MASTERDOWN)\b/;
const minReconnectIntervalMs = 5_000;

/**
 * Reconnects when a server refuses writes, because the address may lead to another server by now, and sends the refused
 * command again. At most once in five seconds; in between, the command fails.
 */
export function reconnectOnRefusedWrite(): Pick<RedisOptions, 'reconnectOnError'> {
  let last = Number.NEGATIVE_INFINITY;
  return {
    reconnectOnError: ({ message }) => {
      if (!refusedWrite.test(message) || performance.now() - last < minReconnectIntervalMs) return false;
      last = performance.now();
      return 2;
    },
  };
}
