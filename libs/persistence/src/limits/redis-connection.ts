import { Redis } from 'ioredis';

/**
 * The connection that limits use. A command is sent once, and answered or failed: one that ioredis sent again by itself
 * after a lost reply would count one request twice. How long a request waits for it is its caller's to say.
 */
export function connectRedis(url: string, onError: (reason: string) => void): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    commandTimeout: 2_000,
    connectTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
  });
  redis.on('error', (error: Error & { code?: string }) => onError(error.code ?? error.name));
  return redis;
}
