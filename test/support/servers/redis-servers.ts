import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RedisLimits } from '#persistence/rate-limits/redis-limits.js';
import { openLimitsConnection } from '#persistence/rate-limits/redis/limits-connection.js';
import { parseRedisUrl } from '#persistence/rate-limits/redis/redis-address.js';
import { Redis } from 'ioredis';
import { freePort } from '../harness/free-port.js';
import { until } from '../harness/deadline.js';
import { findRedisProgram, type RedisProgram } from './redis-program.js';

const running = new Set<ChildProcess>();
// A test file that is cut off leaves no process behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** One redis-server of a test's own, with a folder for what it keeps. */
export class RedisServer {
  private child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    /** A connection of the test's own. */
    readonly client: Redis,
    private readonly folder: string,
    private readonly begin: (extra: readonly string[]) => ChildProcess,
  ) {}

  /** `extra` are its arguments besides the usual; a Sentinel's are lines of its configuration. */
  static async start(
    program: RedisProgram,
    extra: readonly string[],
    sentinel?: readonly string[],
  ): Promise<RedisServer> {
    const port = await freePort();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-redis-'));
    const file = path.join(folder, 'sentinel.conf');
    if (sentinel) fs.writeFileSync(file, [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, ...sentinel].join('\n'));
    const args = sentinel ? [file, '--sentinel'] : [...program.args(port), '--dir', folder, ...extra];
    const env = { PATH: process.env['PATH'], ...program.environment };
    // Its commands are sent, and refused, also while the server loads its data.
    const client = new Redis({ port, retryStrategy: () => 50, enableReadyCheck: false });
    client.on('error', () => undefined);
    const server = new RedisServer(port, client, folder, (more) =>
      spawn(program.file, [...args, ...more], { env, stdio: 'ignore' }),
    );
    await server.run();
    return server;
  }

  /** Starts it, after a crash with what it had saved; settles when it answers, also that it is still loading. */
  async run(extra: readonly string[] = []): Promise<void> {
    const child = this.begin(extra);
    running.add(child);
    child.once('close', () => running.delete(child));
    this.child = child;
    await until('redis-server answers', async () => {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}.`);
      const answer = await this.client.ping().catch(({ message }: Error) => message);
      return answer === 'PONG' || answer.startsWith('LOADING');
    });
  }

  get hasEnded(): boolean {
    return !this.child || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Ends it at once; what it has saved stays. */
  async crash(): Promise<void> {
    if (!this.child || this.hasEnded) return;
    const ended = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** It keeps its connections and answers nothing any more. */
  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  async kill(): Promise<void> {
    this.client.disconnect();
    await this.crash();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The one written in JavaScript knows neither a cluster nor Sentinels: without a real one these tests fail. */
export async function requireRedisServer(): Promise<RedisProgram> {
  const program = await findRedisProgram();
  if (program.slow) {
    throw new Error('This test needs a real redis-server: install it, or let apt-get reach Debian’s packages.');
  }
  return program;
}

/** Servers that stand together, and the REDIS_URL of all of them. */
export interface RedisTopology {
  readonly url: string;
  /** The servers that took writes at the start. */
  readonly primaries: readonly RedisServer[];
  end(): Promise<void>;
}

/** Ends what `arrange` has started, whether it succeeds or not. */
async function together(
  arrange: (start: typeof RedisServer.start) => Promise<Omit<RedisTopology, 'end'>>,
): Promise<RedisTopology> {
  const all: RedisServer[] = [];
  const end = async (): Promise<void> => {
    await Promise.all(all.map((server) => server.kill()));
  };
  const start: typeof RedisServer.start = async (...given) => {
    const server = await RedisServer.start(...given);
    all.push(server);
    return server;
  };
  try {
    const topology = await arrange(start);
    await settle(topology.url);
    return { ...topology, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Three nodes that share the slots, each with a replica. */
export const startCluster = (): Promise<RedisTopology> =>
  together(async (start) => {
    const program = await requireRedisServer();
    const nodes = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const bus = String(await freePort());
        const cluster = ['--cluster-enabled', 'yes', '--cluster-port', bus, '--cluster-node-timeout', '2000'];
        const server = await start(program, [...cluster, '--cluster-announce-ip', '127.0.0.1']);
        return { server, bus };
      }),
    );
    const servers = nodes.map(({ server }) => server);
    const [first] = servers;
    for (const { server, bus } of nodes) await first?.client.call('CLUSTER', 'MEET', '127.0.0.1', server.port, bus);
    const [primaries, replicas] = [servers.slice(0, 3), servers.slice(3)];
    const share = Math.ceil(16_384 / 3);
    for (const [at, { client }] of primaries.entries()) {
      const range = `${at * share} ${Math.min(16_384, (at + 1) * share) - 1}`;
      await client.call('CLUSTER', 'ADDSLOTSRANGE', ...range.split(' '));
    }
    for (const [at, { client }] of replicas.entries()) {
      const id = String(await primaries[at]?.client.call('CLUSTER', 'MYID'));
      await until('The nodes know each other', () =>
        client.call('CLUSTER', 'REPLICATE', id).then(
          () => true,
          () => false,
        ),
      );
    }
    for (const { client } of servers) {
      await until('The cluster is whole', async () => {
        const [info, listed] = [await client.call('CLUSTER', 'INFO'), String(await client.call('CLUSTER', 'NODES'))];
        return String(info).includes('cluster_state:ok') && listed.match(/\bslave\b/g)?.length === 3;
      });
    }
    for (const { client } of replicas) await untilLinked(client);
    const url = `redis+cluster://${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
    return { url, primaries };
  });

/** A primary with a replica, and three Sentinels that watch them. */
export const startSentinels = (): Promise<RedisTopology> =>
  together(async (start) => {
    const program = await requireRedisServer();
    const primary = await start(program, []);
    const replica = await start(program, ['--replicaof', '127.0.0.1', String(primary.port)]);
    await untilLinked(replica.client);
    const watch = [
      `sentinel monitor loyalty 127.0.0.1 ${primary.port} 2`,
      'sentinel down-after-milliseconds loyalty 1000',
      'sentinel failover-timeout loyalty 5000',
    ];
    const sentinels = await Promise.all(Array.from({ length: 3 }, () => start(program, [], watch)));
    for (const { client } of sentinels) {
      await until('The Sentinels know each other and the replica', async () => {
        const known = (await client.call('SENTINEL', 'MASTER', 'loyalty')) as string[];
        const figure = (name: string): number => Number(known[known.indexOf(name) + 1]);
        return figure('num-other-sentinels') === 2 && figure('num-slaves') === 1;
      });
    }
    const url = `redis+sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/loyalty`;
    return { url, primaries: [primary] };
  });

const untilLinked = (client: Redis): Promise<boolean> =>
  until('The replica has its data', async () => (await client.info('replication')).includes('master_link_status:up'));

/** Prepares a Redis as one that has counted limits for long: the API does not use an empty one for a while. */
export async function settle(url: string): Promise<void> {
  const redis = openLimitsConnection(parseRedisUrl(url), () => undefined);
  await until('It can be reached by its address', () => redis.status === 'ready');
  await new RedisLimits(redis).prepare(0);
  redis.disconnect();
}
