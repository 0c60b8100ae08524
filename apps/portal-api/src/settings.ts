import type { EmailLimits } from '#domain/jobs/email-limits.js';
import type { Limits } from '#domain/keys/limits.js';
import type { RedisForLimits } from '#persistence/rate-limits/open-limit-store.js';
import { checkDatabaseUrl } from '#config/database-url.js';
import { readEmailLimits, readLimits, readRedisForLimits } from '#config/limit-settings.js';
import { type LogLevel, logLevels } from '#config/log.js';
import { SettingsReader } from '#config/settings.js';

/** The settings of this process. A class, so that Nest can inject it. */
export class PortalSettings {
  readonly host: string;
  readonly port: number;
  /** The port of the Prometheus metrics; undefined: none. */
  readonly metricsPort: number | undefined;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  /** Keys created here are stored as their HMAC under it. */
  readonly keyPepper: string;
  /** Signs cursors. */
  readonly cursorSecret: string;
  /** Signs cookies and the links of e-mails, and encrypts second factors. */
  readonly sessionSecret: string;
  readonly logLevel: LogLevel;
  /** The portal's URL for browsers: links in e-mails begin with it. With https its cookies are secure. */
  readonly portalUrl: string;
  /** The public API's URL for callers, which the pages of keys show. */
  readonly publicUrl: string;
  /** The public API's Redis for limits, so that the portal shows what is left; undefined: PostgreSQL. */
  readonly redis: RedisForLimits | undefined;
  readonly limits: Limits;
  readonly emailLimits: EmailLimits;
  /** Webhook endpoints may have private addresses. */
  readonly webhookAllowPrivate: boolean;
  /** Support and platform admins need a second factor. */
  readonly platformSecondFactor: boolean;
  readonly trustedProxies: readonly string[];
}

/** @throws SettingsError naming every setting that is missing or wrong */
export function readPortalSettings(environment: Readonly<Record<string, string | undefined>>): PortalSettings {
  const reader = new SettingsReader(environment);
  const port = reader.integer('PORTAL_PORT', 3001, 0, 65_535);
  return reader.done({
    host: reader.listenHost(),
    port,
    metricsPort: reader.integer('PORTAL_METRICS_PORT', 0, 0, 65_535) || undefined,
    databaseUrl: reader.parsed('DATABASE_URL', checkDatabaseUrl) ?? reader.text('DATABASE_URL'),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 12, 2, 200),
    keyPepper: reader.secret('KEY_PEPPER'),
    cursorSecret: reader.secret('CURSOR_SECRET'),
    sessionSecret: reader.secret('SESSION_SECRET'),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    portalUrl: reader.siteUrl('PORTAL_URL') ?? `http://127.0.0.1:${port}`,
    publicUrl: reader.siteUrl('PUBLIC_URL') ?? 'http://127.0.0.1:3000',
    redis: readRedisForLimits(reader),
    limits: readLimits(reader),
    emailLimits: readEmailLimits(reader),
    webhookAllowPrivate: reader.flag('WEBHOOK_ALLOW_PRIVATE'),
    platformSecondFactor: reader.flag('PLATFORM_SECOND_FACTOR'),
    trustedProxies: reader.addresses('TRUSTED_PROXIES'),
  });
}
