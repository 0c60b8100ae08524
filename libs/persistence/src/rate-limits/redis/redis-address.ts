interface Host {
  readonly host: string;
  readonly port: number;
}

interface Account {
  readonly username: string | undefined;
  readonly password: string | undefined;
}

/** The address of Redis in `REDIS_URL`: one server, the primary behind Sentinels, or a cluster. */
export type RedisAddress = Account & { readonly tls: boolean } & (
    | ({ readonly kind: 'server'; readonly db: number } & Host)
    | {
        readonly kind: 'sentinel';
        readonly sentinels: readonly Host[];
        /** The name of the primary in Sentinel. */
        readonly primary: string;
        readonly db: number;
        readonly sentinelAccount: Account;
      }
    | { readonly kind: 'cluster'; readonly nodes: readonly Host[] }
  );

const urlPattern =
  /^(redis|rediss)(\+sentinel|\+cluster)?:\/\/(?:([^@/?#]*)@)?([^@/?#]+)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
const defaultPort = { server: 6379, sentinel: 26_379, cluster: 6379 } as const;

/**
 * Parses `redis://[user:password@]host[:port][/db]`, `redis+sentinel://[user:password@]host[:port][,…]/name[/db]` or
 * `redis+cluster://[user:password@]host[:port][,…]`. With `rediss` instead of `redis`, all connections use TLS.
 * @throws Error with a message that follows the setting's name and never contains the value, which may hold a password
 */
export function parseRedisUrl(text: string): RedisAddress {
  const [, scheme, suffix, account = '', hostList = '', path = '', query = ''] = urlPattern.exec(text) ?? [];
  if (scheme === undefined) {
    throw new Error(
      'must be redis://host:port, redis+sentinel://host:port,host:port/name or redis+cluster://host:port,host:port (rediss for TLS)',
    );
  }
  const kind = suffix === '+sentinel' ? 'sentinel' : suffix === '+cluster' ? 'cluster' : 'server';
  const hosts = hostList.split(',').map((host) => hostOf(host, defaultPort[kind]));
  const parts = path === '' ? [] : path.replace(/\/$/, '').split('/');
  const common = { ...accountOf(account), tls: scheme === 'rediss' };
  const parameters = parametersOf(query, kind === 'sentinel' ? ['sentinelUsername', 'sentinelPassword'] : []);
  if (kind === 'cluster') {
    if (parts.length > 0 && parts.join('/') !== '0') throw new Error('names a database, and a cluster has none but 0');
    return { kind, ...common, nodes: hosts };
  }
  if (kind === 'sentinel') {
    const [primary = '', db, ...rest] = parts;
    if (primary === '' || rest.length > 0)
      throw new Error('must name the primary after the Sentinels: …/name or …/name/db');
    const sentinelAccount = {
      username: parameters.get('sentinelUsername') || undefined,
      password: parameters.get('sentinelPassword') || undefined,
    };
    return { kind, ...common, sentinels: hosts, primary: decoded(primary), db: databaseOf(db), sentinelAccount };
  }
  const [server, ...others] = hosts;
  if (server === undefined || others.length > 0)
    throw new Error('names several hosts: write redis+sentinel:// or redis+cluster://');
  if (parts.length > 1) throw new Error('must end with the number of a database at most');
  return { kind, ...common, ...server, db: databaseOf(parts[0]) };
}

function hostOf(text: string, port: number): Host {
  const { hostname, port: own } = URL.canParse(`redis://${text}`)
    ? new URL(`redis://${text}`)
    : { hostname: '', port: '' };
  if (hostname === '') throw new Error('must name hosts as host or host:port, with commas between');
  // Only URLs write an IPv6 address in brackets.
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: own === '' ? port : Number(own) };
}

function accountOf(text: string): Account {
  const [username = '', ...password] = text.split(':');
  return { username: decoded(username) || undefined, password: decoded(password.join(':')) || undefined };
}

function databaseOf(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,4}$/.test(text)) throw new Error('must end with the number of a database');
  return Number(text);
}

function parametersOf(query: string, known: readonly string[]): URLSearchParams {
  const parameters = new URLSearchParams(query);
  const unknown = [...parameters.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error('has a parameter after ? that is not known');
  return parameters;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('has a % that is not followed by two hexadecimal digits: write it as %25');
  }
}
