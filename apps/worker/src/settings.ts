import { parseRedisUrl, type RedisAddress } from '#persistence/rate-limits/redis/redis-address.js';
import { checkDatabaseUrl } from '#config/database-url.js';
import { type LogLevel, logLevels } from '#config/log.js';
import { SettingsReader } from '#config/settings.js';
import { parseSenderAddress } from './email/sender-address.js';

const minute = 60;
const hour = 60 * minute;

/** More than a day in total, so that a mail server outage over night loses no e-mail. */
const defaultRetrySeconds: readonly number[] = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour];

/** Longer than the driver needs to detect a dead connection and to open another. */
const defaultTakeOverSeconds = 15;

/** The settings of the worker. A class, so that Nest can inject it. */
export class WorkerSettings {
  readonly host: string;
  /** The port of health and metrics. With 0 the system chooses a free one. */
  readonly port: number;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  /** The Redis of the queue; undefined: the queue is in PostgreSQL. */
  readonly redis: RedisAddress | undefined;
  /** Opens the secrets of webhook endpoints. The same as the API's. */
  readonly keyPepper: string;
  /** Webhooks may go to private addresses. */
  readonly webhookAllowPrivate: boolean;
  readonly smtpUrl: string;
  /** The sender address of e-mails. The sender name is the merchant's. */
  readonly mailFrom: string;
  /** Signs the links in e-mails. The same as the portal's. */
  readonly sessionSecret: string;
  /** The public address of the portal, for links in e-mails. */
  readonly portalUrl: string;
  /** The folder into which the browser is unpacked. */
  readonly cacheDir: string;
  readonly browserPath: string | undefined;
  /** Seconds until the next attempt of a failed job, by number of failures. */
  readonly retrySeconds: readonly number[];
  /** How long the database must have been reachable before an e-mail job of another worker is taken over. */
  readonly takeOverSeconds: number;
  /** The password of the queue page; undefined: the page is off. */
  readonly token: string | undefined;
  readonly logLevel: LogLevel;
}

/** @throws SettingsError with every missing or invalid setting */
export function readWorkerSettings(environment: Readonly<Record<string, string | undefined>>): WorkerSettings {
  const reader = new SettingsReader(environment);
  return reader.done({
    host: reader.listenHost(),
    port: reader.integer('WORKER_PORT', 3002, 0, 65_535),
    databaseUrl: reader.parsed('DATABASE_URL', checkDatabaseUrl) ?? reader.text('DATABASE_URL'),
    databasePoolSize: 6,
    redis: reader.parsed('REDIS_URL', parseRedisUrl),
    keyPepper: reader.secret('KEY_PEPPER'),
    webhookAllowPrivate: reader.flag('WEBHOOK_ALLOW_PRIVATE'),
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:']) ?? reader.text('SMTP_URL'),
    mailFrom: reader.parsed('MAIL_FROM', parseSenderAddress) ?? 'vouchers@localhost.localdomain',
    sessionSecret: reader.secret('SESSION_SECRET'),
    portalUrl: reader.siteUrl('PORTAL_URL') ?? 'http://127.0.0.1:3001',
    cacheDir: reader.text('CACHE_DIR', '.cache'),
    browserPath: environment['PUPPETEER_EXECUTABLE_PATH'] || undefined,
    retrySeconds: reader.integers('JOB_RETRY_SECONDS', defaultRetrySeconds, 1, 86_400),
    takeOverSeconds: reader.integer('JOB_TAKE_OVER_SECONDS', defaultTakeOverSeconds, 1, 600),
    token: environment['WORKER_TOKEN'] ? reader.secret('WORKER_TOKEN') : undefined,
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
  });
}
