import net from 'node:net';
import path from 'node:path';
import { readApiSettings } from '#api/settings.js';
import { checkDatabaseUrl } from '#config/database-url.js';
import { type LogLevel, logLevels } from '#config/log.js';
import { SettingsError, SettingsReader } from '#config/settings.js';
import { readPortalSettings } from '#portal/settings.js';
import { readWorkerSettings } from '#worker/settings.js';

/** The settings of `npm start` itself. All other variables are passed on to the processes. */
export interface StartSettings {
  /** Where the processes that listen on HOST answer, for URLs. */
  readonly host: string;
  readonly port: number;
  readonly portalPort: number;
  /** The ports that are known before anything starts, by the names of their settings. */
  readonly ports: ReadonlyMap<string, number>;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The URL with the role that owns the tables. Undefined: the role in `databaseUrl` owns them. */
  readonly databaseOwnerUrl: string | undefined;
  readonly withDemo: boolean;
  readonly publicUrl: string;
  readonly portalUrl: string;
  readonly logLevel: LogLevel;
  /** 1 unless it is set: on a developer's machine endpoints are on that machine too. */
  readonly webhookAllowPrivate: '0' | '1';
}

type Environment = Readonly<Record<string, string | undefined>>;

const loopback = '127.0.0.1';

/**
 * Reads the settings, and checks those of the processes, which would find a wrong one only after the migration. An empty
 * one counts as not set.
 * @throws SettingsError that names every wrong setting
 */
export function readStartSettings(env: Environment): StartSettings {
  const reader = new SettingsReader(env);
  const host = answeringHost(env.HOST);
  const localUrl = `http://${host === loopback ? 'localhost' : host}`;
  const port = reader.integer('PORT', 3000, 1, 65_535);
  const portalPort = reader.integer('PORTAL_PORT', 3001, 1, 65_535);
  const ports = new Map([
    ['PORT', port],
    ['PORTAL_PORT', portalPort],
  ]);
  const withDemo = reader.oneOf('DEMO', ['0', '1'], '1') === '1';
  const webhookAllowPrivate = reader.oneOf('WEBHOOK_ALLOW_PRIVATE', ['0', '1'], '1');
  // Where one is not set, mail.ts and receiver.ts choose a free one. 0 is no port that this process could wait for.
  const optional = [
    ['WORKER_PORT', 1, true],
    ['MAILBOX_PORT', 1, !env.SMTP_URL],
    ['RECEIVER_PORT', 1, withDemo && webhookAllowPrivate === '1'],
    ['METRICS_PORT', 0, true],
    ['PORTAL_METRICS_PORT', 0, true],
  ] as const;
  for (const [name, least, isUsed] of optional) {
    const given = reader.integer(name, least, least, 65_535);
    if (env[name] && isUsed && given > 0) ports.set(name, given);
  }
  const settings: StartSettings = {
    host,
    port,
    portalPort,
    ports,
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    databaseUrl: reader.parsed('DATABASE_URL', checkDatabaseUrl),
    databaseOwnerUrl: reader.parsed('DATABASE_OWNER_URL', checkDatabaseUrl),
    withDemo,
    publicUrl: reader.siteUrl('PUBLIC_URL') ?? `${localUrl}:${port}`,
    portalUrl: reader.siteUrl('PORTAL_URL') ?? `${localUrl}:${portalPort}`,
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'warn'),
    webhookAllowPrivate,
  };
  const problems = [...problemsOf(() => reader.done(settings)), ...problemsOfProcesses(env), ...sharedPorts(ports)];
  if (problems.length > 0) throw new SettingsError(onePerSetting(problems));
  return settings;
}

function answeringHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return loopback;
  return net.isIPv6(host) ? `[${host}]` : host;
}

/** Stand for what `npm start` supplies where it is not set. */
const supplied: Environment = {
  DATABASE_URL: 'postgres://127.0.0.1/loyalty',
  SMTP_URL: 'smtp://127.0.0.1',
  KEY_PEPPER: 'supplied by npm start',
  CURSOR_SECRET: 'supplied by npm start',
  SESSION_SECRET: 'supplied by npm start',
};

function problemsOfProcesses(env: Environment): readonly string[] {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const readers = [readApiSettings, readPortalSettings, readWorkerSettings];
  return readers.flatMap((read) => problemsOf(() => read({ ...supplied, ...set })));
}

/** Two processes cannot listen on one port. */
function sharedPorts(ports: ReadonlyMap<string, number>): readonly string[] {
  const names = [...ports.keys()];
  return names.flatMap((name, at) => {
    const first = names.slice(0, at).find((other) => ports.get(other) === ports.get(name));
    return first === undefined ? [] : [`${name} must not be ${ports.get(name)}, the port of ${first}.`];
  });
}

function problemsOf(read: () => object): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/** The first of each setting: the bounds of `npm start` can be narrower than those of a process. */
function onePerSetting(problems: readonly string[]): readonly string[] {
  const nameOf = (problem: string): string => problem.split(' ', 1).join();
  const names = problems.map(nameOf);
  return problems.filter((problem, at) => names.indexOf(nameOf(problem)) === at);
}
