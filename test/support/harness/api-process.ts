import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { onThisMachine, until } from './deadline.js';
import { freePort } from './free-port.js';
import { scaledTimeoutMs } from './soak.js';
import { findShared, forgetShared, SharedProcessView, spawnShared } from './shared-process.js';

export const repository = path.resolve(__dirname, '../../..');
export const keyPepper = 'a pepper for the tests alone';
export const cursorSecret = 'a cursor secret for the tests alone';
export const sessionSecret = 'a session secret for the tests alone';

const startDeadlineMs = scaledTimeoutMs(45_000);
const running = new Set<ChildProcess>();
// A test file that is cut off leaves no process behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

type Environment = Readonly<Record<string, string | undefined>>;

/** A process of ours with all that it wrote. */
export class NodeProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly chunks: string[],
    /** Settles when it has ended and all its output is here. */
    readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>,
  ) {}

  static spawn(program: string, environment: Environment, args: readonly string[] = []): NodeProcess {
    const child = spawn(process.execPath, [program, ...args], {
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

  /** Nobody reads its output any more, as when a program that keeps the log has ended. */
  closeOutput(): void {
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.destroy();
  }

  /** Its output is not read, and waits in the pipe. */
  pauseOutput(): void {
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.pause();
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
export interface Program {
  readonly file: string;
  readonly portSetting: string;
}

export const publicApi: Program = { file: 'dist/programs/api.js', portSetting: 'PORT' };

function settingsOf({ portSetting }: Program, port: number, databaseUrl: string): Environment {
  return {
    [portSetting]: String(port),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '12',
    KEY_PEPPER: keyPepper,
    CURSOR_SECRET: cursorSecret,
    // Endpoints of the tests are on this machine.
    WEBHOOK_ALLOW_PRIVATE: '1',
    // What is logged at this level is searched for secrets when the process ends.
    LOG_LEVEL: 'debug',
    // A Redis that was away counts again soon; one test has the pause of production.
    REDIS_PAUSE_SECONDS: '1',
    ...generousLimits,
  };
}

/** One process that serves HTTP (the public API, or another of ours), as it is run in production. */
export class ApiProcess {
  private constructor(
    readonly port: number,
    readonly process: NodeProcess | SharedProcessView,
  ) {}

  static start(databaseUrl: string, environment: Environment = {}, program: Program = publicApi): Promise<ApiProcess> {
    return ApiProcess.onFreePort(async (port) => {
      const settings = { ...settingsOf(program, port, databaseUrl), ...environment };
      return new ApiProcess(port, NodeProcess.spawn(program.file, settings));
    });
  }

  /** The one that all files of this Jest worker use, with the settings that `start` has without an environment. */
  static async shared(databaseUrl: string, program: Program, environment: Environment = {}): Promise<ApiProcess> {
    const name = program.portSetting;
    const found = findShared(name);
    if (!found) return ApiProcess.startShared(name, databaseUrl, program, environment);
    const api = new ApiProcess(found.port, new SharedProcessView(found));
    if (!api.process.hasEnded) return api;
    forgetShared(name);
    throw new Error(`The shared process has ended:\n${fs.readFileSync(found.log, 'utf8').slice(-4000)}`);
  }

  private static startShared(
    name: string,
    databaseUrl: string,
    program: Program,
    environment: Environment,
  ): Promise<ApiProcess> {
    return ApiProcess.onFreePort(async (port) => {
      const env = { PATH: process.env['PATH'], ...settingsOf(program, port, databaseUrl), ...environment };
      const shared = await spawnShared(name, { program: program.file, port, env, cwd: repository });
      return new ApiProcess(port, new SharedProcessView(shared, 0));
    });
  }

  private static async onFreePort(spawnOn: (port: number) => Promise<ApiProcess>): Promise<ApiProcess> {
    for (let tries = 1; ; tries += 1) {
      const api = await spawnOn(await freePort());
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
    return ready.then(
      () => !this.process.hasEnded,
      () => !process.kill(this.process.pid, 'SIGKILL'),
    );
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    this.process.signal('SIGKILL');
    await this.process.ended;
  }

  /** Asks it to end, and sees that it does. */
  async stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    this.process.signal('SIGTERM');
    const late = setTimeout(() => this.process.signal('SIGKILL'), onThisMachine(10_000));
    const end = await this.process.ended;
    clearTimeout(late);
    return end;
  }

  /** At the end of a file: stops it, unless other files use it too. */
  async end(): Promise<void> {
    const isShared = this.process instanceof SharedProcessView;
    if (!isShared && !this.process.hasEnded) await this.stop();
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
