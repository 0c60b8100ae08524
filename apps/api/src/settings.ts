import { defaultLimits, type LimitName, type Limits } from '#domain/limits.js';
import { type LogLevel, logLevels } from '#runtime/log.js';
import { SettingsReader } from '#runtime/settings.js';

export interface ApiSettings {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  /** Keys are stored as their HMAC under it: without it no stored hash is of use. */
  readonly keyPepper: string;
  /** Signs cursors and fingerprints of requests. */
  readonly cursorSecret: string;
  readonly logLevel: LogLevel;
  /** Where callers reach this API: the documentation's examples name it. */
  readonly publicUrl: string;
  /** Where limits are counted; undefined: in PostgreSQL. */
  readonly redisUrl: string | undefined;
  readonly limits: Limits;
  /** Addresses or ranges of proxies whose X-Forwarded-For is believed; none: the socket's address is the client's. */
  readonly trustedProxies: readonly string[];
}

const limitVariables: Readonly<Record<LimitName, string>> = {
  requestsPerMinute: 'LIMIT_REQUESTS_PER_MINUTE',
  requestsPerDay: 'LIMIT_REQUESTS_PER_DAY',
  orderCreationsPerMinute: 'LIMIT_ORDER_CREATIONS_PER_MINUTE',
  voucherRedemptionsPerMinute: 'LIMIT_VOUCHER_REDEMPTIONS_PER_MINUTE',
  voucherPdfsPerMinute: 'LIMIT_VOUCHER_PDFS_PER_MINUTE',
  failedAuthentications: 'LIMIT_FAILED_AUTHENTICATIONS',
  concurrentRequests: 'LIMIT_CONCURRENT_REQUESTS',
  lookupMissesPerMinute: 'LIMIT_LOOKUP_MISSES_PER_MINUTE',
};

function readLimits(reader: SettingsReader): Limits {
  const read = (name: LimitName): number => reader.whole(limitVariables[name], defaultLimits[name], 1, 1_000_000_000);
  return {
    requestsPerMinute: read('requestsPerMinute'),
    requestsPerDay: read('requestsPerDay'),
    orderCreationsPerMinute: read('orderCreationsPerMinute'),
    voucherRedemptionsPerMinute: read('voucherRedemptionsPerMinute'),
    voucherPdfsPerMinute: read('voucherPdfsPerMinute'),
    lookupMissesPerMinute: read('lookupMissesPerMinute'),
    concurrentRequests: read('concurrentRequests'),
    failedAuthentications: read('failedAuthentications'),
  };
}

/** @throws SettingsError naming every setting that is missing or wrong */
export function readApiSettings(environment: Readonly<Record<string, string | undefined>>): ApiSettings {
  const reader = new SettingsReader(environment);
  const port = reader.whole('PORT', 3000, 0, 65_535);
  return reader.done({
    host: reader.text('HOST', '127.0.0.1'),
    port,
    databaseUrl: reader.text('DATABASE_URL'),
    databasePoolSize: reader.whole('DATABASE_POOL_SIZE', 12, 1, 200),
    keyPepper: reader.secret('KEY_PEPPER'),
    cursorSecret: reader.secret('CURSOR_SECRET'),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    publicUrl: reader.text('PUBLIC_URL', `http://127.0.0.1:${port}`),
    redisUrl: reader.url('REDIS_URL', ['redis:', 'rediss:']),
    limits: readLimits(reader),
    trustedProxies: reader.addresses('TRUSTED_PROXIES'),
  });
}
