import { parseRedisUrl, type RedisAddress } from '#persistence/rate-limits/redis/redis-address.js';
import { type LogLevel, logLevels } from '#config/log.js';
import { SettingsReader } from '#config/settings.js';
import { defaultRetrySeconds, defaultTakeOverSeconds } from './queue/job-rules.js';

export interface WorkerSettings {
  readonly host: string;
  /** Health and metrics; 0: any free port. */
  readonly port: number;
  readonly databaseUrl: string;
  /** Where the queue lives; undefined: in PostgreSQL. */
  readonly redis: RedisAddress | undefined;
  readonly smtpUrl: string;
  /** The address that e-mails come from; the name beside it is the merchant's. */
  readonly mailFrom: string;
  /** Signs the links in e-mails: the portal's own. */
  readonly sessionSecret: string;
  /** Where people reach the portal: links in e-mails begin with it. */
  readonly portalUrl: string;
  /** Where the browser is unpacked to. */
  readonly cacheDir: string;
  readonly browserPath: string | undefined;
  /** How many seconds a failed job waits, by how often it has failed. */
  readonly retrySeconds: readonly number[];
  /** For so long the database must have been reachable before an e-mail that another worker had is taken over. */
  readonly takeOverSeconds: number;
  /** Opens the page of the queues; undefined: there is none. */
  readonly token: string | undefined;
  readonly logLevel: LogLevel;
}

/** @throws SettingsError naming every setting that is missing or wrong */
export function readWorkerSettings(environment: Readonly<Record<string, string | undefined>>): WorkerSettings {
  const reader = new SettingsReader(environment);
  return reader.done({
    host: reader.text('HOST', '127.0.0.1'),
    port: reader.integer('WORKER_PORT', 3002, 0, 65_535),
    databaseUrl: reader.text('DATABASE_URL'),
    redis: reader.parsed('REDIS_URL', parseRedisUrl),
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:']) ?? reader.text('SMTP_URL'),
    mailFrom: reader.text('MAIL_FROM', 'vouchers@localhost.localdomain'),
    sessionSecret: reader.secret('SESSION_SECRET'),
    portalUrl: reader.url('PORTAL_URL', ['http:', 'https:']) ?? 'http://127.0.0.1:3001',
    cacheDir: reader.text('CACHE_DIR', '.cache'),
    browserPath: environment['PUPPETEER_EXECUTABLE_PATH'] || undefined,
    retrySeconds: reader.integers('JOB_RETRY_SECONDS', defaultRetrySeconds, 1, 86_400),
    takeOverSeconds: reader.integer('JOB_TAKE_OVER_SECONDS', defaultTakeOverSeconds, 1, 600),
    token: environment['WORKER_TOKEN'] ? reader.secret('WORKER_TOKEN') : undefined,
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
  });
}
