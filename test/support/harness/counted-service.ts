import type { Redis } from 'ioredis';
import { TestRedis } from '../servers/test-redis.js';
import { Service } from './service.js';
import { storedInPostgres, storedInRedis, type StoredLimits } from './stored-limits.js';

interface CountedService {
  readonly service: Service;
  readonly held: StoredLimits;
  /** The settings of its processes. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Two processes whose limits are counted where the tests of a `describe` say, on a database of their own. */
export function useCountedService(
  where: 'PostgreSQL' | 'Redis',
  settings: Readonly<Record<string, string>>,
): { readonly now: CountedService } {
  let redis: TestRedis | undefined;
  let connection: Redis | undefined;
  let now: CountedService | undefined;
  beforeAll(async () => {
    redis = where === 'Redis' ? await TestRedis.start() : undefined;
    // On a busy machine an answer takes longer than the default, and limits would be counted elsewhere from then on.
    const environment = { ...settings, ...(redis ? { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '5000' } : {}) };
    const service = await Service.start(2, environment);
    connection = redis?.connect();
    now = { service, environment, held: connection ? storedInRedis(connection) : storedInPostgres(service.database) };
  });
  afterAll(async () => {
    await now?.service.end();
    connection?.disconnect();
    await redis?.end();
  });
  return {
    get now(): CountedService {
      if (!now) throw new Error('The service has not started.');
      return now;
    },
  };
}
