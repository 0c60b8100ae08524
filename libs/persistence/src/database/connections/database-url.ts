import net from 'node:net';
import tls from 'node:tls';
import pg from 'pg';

/** The options of one connection, which pg passes to its `stream` function and reads afterwards. */
interface StreamOptions {
  ssl?: boolean | tls.ConnectionOptions;
}

/** The options with which every pool and client connects to the database. */
export interface ConnectionAddress {
  readonly connectionString: string;
  readonly stream?: (options?: StreamOptions) => net.Socket;
}

const sessionAttributes = ['any', 'read-write', 'primary'];
/** Another one would be taken for TLS. */
const tlsModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** What is wrong with an address that can't be read, behind the name of its setting. */
export const databaseUrlForm =
  'must be an address like postgres://user:password@host:5432/database, without spaces or quotes around it. ' +
  'In a password write %25 for a %, %23 for a #, %40 for an @, %2F for a /';

/**
 * Parses `postgres://user:password@host:5432,host2:5433/database?target_session_attrs=read-write`, as libpq does. With
 * several hosts, or with `target_session_attrs`, connections go to the first host that accepts writes.
 * (docs/decisions/0033)
 * @throws Error whose message continues the name of the setting, without the URL, which holds a password
 */
export function readDatabaseUrl(url: string): ConnectionAddress {
  const urls = urlsOfHosts(url);
  const kind = urls[0]?.searchParams.get('target_session_attrs') ?? (urls.length > 1 ? 'read-write' : 'any');
  if (!sessionAttributes.includes(kind)) {
    throw new Error(`must have a target_session_attrs of ${sessionAttributes.join(', ')}`);
  }
  const tlsMode = urls[0]?.searchParams.get('sslmode');
  if (tlsMode && !tlsModes.includes(tlsMode)) throw new Error(`must have an sslmode of ${tlsModes.join(', ')}`);
  for (const { searchParams } of urls) searchParams.delete('target_session_attrs');
  const [first] = urls;
  if (!first) throw new Error(databaseUrlForm);
  if (urls.length === 1 && kind === 'any') return { connectionString: url };
  const hosts = new Hosts(urls, kind !== 'any');
  return { connectionString: first.href, stream: (options) => new HostSocket(hosts, options) };
}

/** One URL per host, because URL supports a single host. */
export function urlsOfHosts(url: string): URL[] {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*)(.*)$/.exec(url) ?? [];
  const texts = (hosts ?? '').split(',').map((host) => `${before}${host}${after}`);
  if (before === undefined || !texts.every((text) => URL.canParse(text))) throw new Error(databaseUrlForm);
  return texts.map((text) => new URL(text));
}

interface Host {
  readonly name: string;
  readonly port: number;
}

const probeTimeoutMs = 1_000;

/** Finds the host that accepts writes, and remembers it until a connection to it ends. */
class Hosts {
  private found: Promise<Host> | undefined;

  constructor(
    private readonly urls: readonly URL[],
    private readonly writable: boolean,
  ) {}

  current(): Promise<Host> {
    if (this.found) return this.found;
    const finding = this.find();
    this.found = finding;
    finding.catch(() => this.forget(finding));
    return finding;
  }

  forget(found = this.found): void {
    if (this.found === found) this.found = undefined;
  }

  /**
   * All hosts are probed at once and the first in order is chosen, so that processes which probe at the same time
   * agree.
   */
  private async find(): Promise<Host> {
    const probes = this.urls.map((url) => this.probe(url));
    const reasons: string[] = [];
    for (const [at, probe] of probes.entries()) {
      const reason = await probe;
      const { hostname, port } = this.urls[at] ?? new URL('postgres://');
      if (reason === undefined) return { name: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) };
      reasons.push(`${hostname}:${port || 5432}: ${reason}`);
    }
    const message = `No host of the database takes ${this.writable ? 'writes' : 'connections'} (${reasons.join('; ')}).`;
    throw Object.assign(new Error(message), { code: '08001' });
  }

  /** Returns why the host cannot be used, or undefined when it can. */
  private async probe({ href }: URL): Promise<string | undefined> {
    const limits = { connectionTimeoutMillis: probeTimeoutMs, query_timeout: probeTimeoutMs };
    const client = new pg.Client({ connectionString: href, application_name: 'loyalty-probe', ...limits });
    // The connection may emit another error after it has failed.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
      return this.writable && rows[0]?.transaction_read_only !== 'off' ? 'read-only' : undefined;
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      return code ?? message;
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

/** A socket that connects to the host that accepts writes, whatever host pg passes. */
class HostSocket extends net.Socket {
  private name = '';

  constructor(
    private readonly hosts: Hosts,
    options: StreamOptions | undefined,
  ) {
    super();
    this.once('close', () => hosts.forget());
    // pg would check the certificate against the first host's name.
    const checkServerIdentity = (_: string, certificate: tls.PeerCertificate) =>
      tls.checkServerIdentity(this.name, certificate);
    if (options?.ssl) options.ssl = { checkServerIdentity, ...(options.ssl === true ? {} : options.ssl) };
  }

  override connect(): this {
    this.hosts.current().then(
      ({ name, port }) => {
        this.name = name;
        if (!this.destroyed) super.connect(port, name);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}
