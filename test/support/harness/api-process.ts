import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { until } from './deadline.js';

export const repository = path.resolve(__dirname, '../../..');
export const keyPepper = 'a pepper for the tests alone';
export const cursorSecret = 'a cursor secret for the tests alone';
export const sessionSecret = 'a session secret for the tests alone';

const startDeadlineMs = 45_000;
const running = new Set<ChildProcess>();
// A test file that is cut off leaves no process behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A process of ours with all that it wrote. */
export class NodeProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly chunks: string[],
    /** Settles when it has ended and all its output is here. */
    readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>,
  ) {}

  static spawn(program: string, environment: Environment): NodeProcess {
    const child = spawn(process.execPath, [program], {
      cwd: repository,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    }
    const ended = once(child, 'close').then(([code, signal]) => {
      running.delete(child);
      return { code: code as number | null, signal: signal as NodeJS.Signals | null };
    });
    return new NodeProcess(child, chunks, ended);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get output(): string {
    return this.chunks.join('');
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}

/** A test sends far more with one key than a shop does: limits have tests of their own, which set them. */
export const generousLimits = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_REQUESTS_PER_DAY: '1000000',
  LIMIT_ORDER_CREATIONS_PER_MINUTE: '1000000',
  LIMIT_VOUCHER_REDEMPTIONS_PER_MINUTE: '1000000',
  LIMIT_VOUCHER_PDFS_PER_MINUTE: '1000000',
  LIMIT_FAILED_AUTHENTICATIONS: '1000000',
  LIMIT_CONCURRENT_REQUESTS: '1000000',
  LIMIT_LOOKUP_MISSES_PER_MINUTE: '1000000',
};

/** What is run, and the setting that gives it its port. */
interface Program {
  readonly file: string;
  readonly portSetting: string;
}

/** One process that serves HTTP (the public API, or another of ours), as it is run in earnest. */
export class ApiProcess {
  private constructor(
    readonly port: number,
    readonly process: NodeProcess,
  ) {}

  static async start(
    databaseUrl: string,
    environment: Environment = {},
    { file, portSetting }: Program = { file: 'dist/apps/api/src/main.js', portSetting: 'PORT' },
  ): Promise<ApiProcess> {
    for (let tries = 1; ; tries += 1) {
      const port = await freePort();
      const api = new ApiProcess(
        port,
        NodeProcess.spawn(file, {
          [portSetting]: String(port),
          DATABASE_URL: databaseUrl,
          DATABASE_POOL_SIZE: '12',
          KEY_PEPPER: keyPepper,
          CURSOR_SECRET: cursorSecret,
          // What is logged at this level is searched for secrets when the process ends.
          LOG_LEVEL: 'debug',
          // A Redis that was away counts again soon; one test has the pause of production.
          REDIS_PAUSE_SECONDS: '1',
          ...generousLimits,
          ...environment,
        }),
      );
      if (await api.isReady()) return api;
      // Another test file may have been given the same port.
      if (tries === 3 || !api.process.output.includes('EADDRINUSE')) {
        throw new Error(`The process did not start:\n${api.process.output.slice(-4000)}`);
      }
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private async isReady(): Promise<boolean> {
    const ready = until(
      'The process is ready',
      async () => this.process.hasEnded || (await statusOf(`${this.url}/health/ready`)) === 200,
      startDeadlineMs,
    );
    await ready.catch(() => this.process.signal('SIGKILL'));
    return !this.process.hasEnded;
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    this.process.signal('SIGKILL');
    await this.process.ended;
  }

  /** Asks it to end, and sees that it does. */
  async stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    this.process.signal('SIGTERM');
    const late = setTimeout(() => this.process.signal('SIGKILL'), 10_000);
    const end = await this.process.ended;
    clearTimeout(late);
    return end;
  }
}

/** The status of a GET, or undefined where nobody answers. */
export function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(undefined));
    request.once('timeout', () => request.destroy());
  });
}
