import net from 'node:net';
import path from 'node:path';
import { checkDatabaseUrl } from '#config/database-url.js';
import { problemOfSecret } from '#config/settings.js';

/** The settings of `npm start` itself. All other variables are passed on to the processes. */
export interface StartSettings {
  readonly port: number;
  readonly portalPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Of the role that owns the tables; undefined: the one of `databaseUrl` does. */
  readonly databaseOwnerUrl: string | undefined;
  readonly withDemo: boolean;
  readonly publicUrl: string;
  readonly portalUrl: string;
  readonly logLevel: string;
  /** 1 unless it is set: on a developer's machine endpoints are on that machine too. */
  readonly webhookAllowPrivate: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Check = (value: string) => string | undefined;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const port: Check = (value) => (isPort(value) ? undefined : `must be a number from 1 to 65535, not "${value}"`);

const webAddress: Check = (value) =>
  hasProtocol(value, 'http:', 'https:') ? undefined : `must be an address like https://api.example.com, not "${value}"`;

const databaseAddress: Check = (value) =>
  isDatabaseUrl(value) ? undefined : 'must be an address like postgres://user:password@host:5432/database';

const zeroOrOne: Check = (value) => (['0', '1'].includes(value) ? undefined : `must be 0 or 1, not "${value}"`);

const checks: Record<string, Check> = {
  PORT: port,
  PORTAL_PORT: port,
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DEMO: zeroOrOne,
  WEBHOOK_ALLOW_PRIVATE: zeroOrOne,
  KEY_PEPPER: problemOfSecret,
  CURSOR_SECRET: problemOfSecret,
  SESSION_SECRET: problemOfSecret,
  WORKER_TOKEN: problemOfSecret,
  LOG_LEVEL: (value) =>
    LOG_LEVELS.includes(value) ? undefined : `must be one of ${LOG_LEVELS.join(', ')}, not "${value}"`,
  PUBLIC_URL: webAddress,
  PORTAL_URL: webAddress,
  TRUSTED_PROXIES: (value) => {
    const wrong = value.split(',').find((entry) => !isAddressRange(entry.trim()));
    return wrong === undefined ? undefined : `must be IP addresses or ranges with commas between, not "${wrong}"`;
  },
};

/**
 * Reads the settings; an empty one counts as not set.
 * @throws Error that names every wrong setting
 */
export function readStartSettings(env: Environment): StartSettings {
  const problems = Object.entries(checks).flatMap(([name, check]) => {
    const problem = env[name] ? check(env[name]) : undefined;
    return problem ? [`  ${name} ${problem}.`] : [];
  });
  if (problems.length > 0) throw new Error(['These settings are wrong:', ...problems].join('\n'));
  const [ownPort, portalPort] = [Number(env.PORT || 3000), Number(env.PORTAL_PORT || 3001)];
  return {
    port: ownPort,
    portalPort,
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    withDemo: env.DEMO !== '0',
    publicUrl: (env.PUBLIC_URL || `http://localhost:${ownPort}`).replace(/\/+$/, ''),
    portalUrl: (env.PORTAL_URL || `http://localhost:${portalPort}`).replace(/\/+$/, ''),
    logLevel: env.LOG_LEVEL || 'warn',
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE || '1',
  };
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;
}

function isDatabaseUrl(value: string): boolean {
  try {
    return checkDatabaseUrl(value) === value;
  } catch {
    return false;
  }
}

function hasProtocol(value: string, ...protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isAddressRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = net.isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
