import type { EmailLimits } from '#domain/jobs/email-limits.js';
import type { Limits } from '#domain/keys/limits.js';
import type { RedisForLimits } from '#persistence/rate-limits/open-limit-store.js';
import { checkDatabaseUrl } from '#config/database-url.js';
import { readEmailLimits, readLimits, readRedisForLimits } from '#config/limit-settings.js';
import { type LogLevel, logLevels } from '#config/log.js';
import { SettingsReader } from '#config/settings.js';

/** The settings of this process, from its environment. A class, so that Nest can inject it. */
export class ApiSettings {
  readonly host: string;
  readonly port: number;
  /** The port of the Prometheus metrics; undefined: none. */
  readonly metricsPort: number | undefined;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  /** Keys are stored as their HMAC with this secret: without it a stored hash is useless. */
  readonly keyPepper: string;
  /** Signs cursors and fingerprints of requests. */
  readonly cursorSecret: string;
  readonly logLevel: LogLevel;
  /** The public address of this API, for the examples of the documentation. */
  readonly publicUrl: string;
  /** Where limits are counted; undefined: in PostgreSQL. */
  readonly redis: RedisForLimits | undefined;
  readonly limits: Limits;
  readonly emailLimits: EmailLimits;
  /** Webhook endpoints may have private addresses. */
  readonly webhookAllowPrivate: boolean;
  /** Addresses or ranges of proxies whose X-Forwarded-For is trusted; none: the client's address is that of the socket. */
  readonly trustedProxies: readonly string[];
}

/** @throws SettingsError naming every setting that is missing or wrong */
export function readApiSettings(environment: Readonly<Record<string, string | undefined>>): ApiSettings {
  const reader = new SettingsReader(environment);
  const port = reader.integer('PORT', 3000, 0, 65_535);
  return reader.done({
    host: reader.listenHost(),
    port,
    metricsPort: reader.integer('METRICS_PORT', 0, 0, 65_535) || undefined,
    databaseUrl: reader.parsed('DATABASE_URL', checkDatabaseUrl) ?? reader.text('DATABASE_URL'),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 12, 1, 200),
    keyPepper: reader.secret('KEY_PEPPER'),
    cursorSecret: reader.secret('CURSOR_SECRET'),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    publicUrl: reader.siteUrl('PUBLIC_URL') ?? `http://127.0.0.1:${port}`,
    redis: readRedisForLimits(reader),
    limits: readLimits(reader),
    emailLimits: readEmailLimits(reader),
    webhookAllowPrivate: reader.flag('WEBHOOK_ALLOW_PRIVATE'),
    trustedProxies: reader.addresses('TRUSTED_PROXIES'),
  });
}
