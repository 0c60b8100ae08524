import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describeCluster, isMade, makeCluster, POSTGRES_USER, type Cluster } from './postgres/cluster.js';
import { PortTaken, startServer, type Server } from './postgres/server.js';
import { stopLeftover, stopServer } from './postgres/stop.js';

export interface PostgresOptions {
  /** The data folder without its version: `.data/postgres` becomes `.data/postgres-18`, since majors can't share one. */
  readonly dataDir: string;
  /** Without it the port of the last start is kept when it is free, else a free one is taken. */
  readonly port?: number;
  /** For tests: gives up safety on power loss. */
  readonly fast?: boolean;
  readonly log?: (line: string) => void;
  /** Gives up a start that takes long, as one after a power cut can. */
  readonly signal?: AbortSignal;
}

export interface RunningPostgres extends Server {
  readonly url: (database: string) => string;
  readonly port: number;
  readonly major: number;
  /** Where its programs come from. */
  readonly from: 'npm' | 'system';
  readonly runsAs: string;
  readonly dataDir: string;
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

const PORT_ATTEMPTS = 5;

/**
 * Starts a PostgreSQL server of our own: on 127.0.0.1 only, with a password that is made once, with text compared by
 * Unicode's rules. The first start makes the data folder; a server left over by a start that was killed is stopped,
 * and this one ends when we do. Throws an error that says what to do when it can't be had.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = describeCluster(options.dataDir, options.fast ?? false);
  const { dataDir, logFile, binaries, account } = cluster;
  if (!isMade(cluster)) {
    options.log?.(`Making a new PostgreSQL ${binaries.major} data folder.`);
    await makeCluster(cluster);
  }
  await stopLeftover(dataDir);
  const { server, port } = await startOnFreePort(cluster, options);
  const password = fs.readFileSync(cluster.passwordFile, 'utf8').trim();
  return {
    ...server,
    url: (database) => `postgres://${POSTGRES_USER}:${password}@127.0.0.1:${port}/${database}`,
    port,
    major: binaries.major,
    from: binaries.from,
    runsAs: account.name,
    dataDir,
    logFile,
    stop: () => stopServer(server.pid, server.exited),
  };
}

async function startOnFreePort(cluster: Cluster, { port: wanted, signal }: PostgresOptions) {
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (attempt === 1 ? await portOfLastStart(cluster.dataDir) : await freePort());
    try {
      return { server: await startServer(cluster, port, signal), port };
    } catch (error) {
      // Somebody may have taken the port between the look and the start.
      if (wanted !== undefined || attempt === PORT_ATTEMPTS || !(error instanceof PortTaken)) throw error;
    }
  }
}

async function portOfLastStart(dataDir: string): Promise<number> {
  const optionsFile = path.join(dataDir, 'postmaster.opts');
  const last = fs.existsSync(optionsFile) ? /"-p" "(\d+)"/.exec(fs.readFileSync(optionsFile, 'utf8'))?.[1] : undefined;
  return listenBriefly(Number(last ?? 0)).catch(() => freePort());
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return listenBriefly(0);
}

function listenBriefly(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const { port: got } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(got));
    });
  });
}
