import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RedisLimits } from '#persistence/rate-limits/redis-limits.js';
import { Redis } from 'ioredis';
import { freePort } from '../harness/free-port.js';
import { until } from '../harness/deadline.js';
import { findRedisProgram, type RedisProgram } from './redis-program.js';
import { TcpProxy } from './tcp-proxy.js';

const running = new Set<ChildProcess>();
// A test file that is cut off leaves no process behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * A Redis of one test file's own: the one that TEST_REDIS_URL names, else a process that is killed, stopped and started
 * again on the same port. What a test can't do to another's server, its proxy does to the way there.
 */
export class TestRedis {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly program: RedisProgram | undefined,
    readonly url: string,
    /** Stands before it: `proxyUrl` leads through it. */
    readonly proxy: TcpProxy,
    readonly proxyUrl: string,
  ) {}

  static async start(): Promise<TestRedis> {
    const outside = process.env['TEST_REDIS_URL'];
    const program = outside ? undefined : await findRedisProgram();
    const redis = await TestRedis.begin(program, outside);
    process.stderr.write(`Redis of these tests: ${program?.called ?? 'the one that TEST_REDIS_URL names'}.\n`);
    if (outside) await redis.flush();
    await redis.settle();
    return redis;
  }

  /** On a port that was free a moment ago: where another process has taken it since, on the next one. */
  private static async begin(program: RedisProgram | undefined, outside: string | undefined): Promise<TestRedis> {
    for (let tries = 1; ; tries += 1) {
      const url = outside ? ownDatabaseOf(outside) : `redis://127.0.0.1:${await freePort()}`;
      const { proxy, url: proxyUrl } = await TcpProxy.before(url);
      const redis = new TestRedis(program, url, proxy, proxyUrl);
      try {
        await redis.restart();
        return redis;
      } catch (error) {
        await proxy.close();
        if (tries === 3 || !String(error).includes('Address already in use')) throw error;
      }
    }
  }

  /** A few hundred scripts a second instead of thousands. */
  get isSlow(): boolean {
    return this.program?.slow ?? false;
  }

  /** A connection of the test's own, past the proxy; the caller ends it. */
  connect(): Redis {
    const redis = new Redis(this.url, { retryStrategy: () => 50 });
    redis.on('error', () => undefined);
    return redis;
  }

  /** Starts it where it was killed, empty, on the same port. */
  async restart(): Promise<void> {
    if (!this.program) return this.proxy.pass();
    const { file, args, environment } = this.program;
    const child = spawn(file, args(Number(new URL(this.url).port)), {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(`${chunk}`));
    child.once('error', (error) => output.push(String(error)));
    running.add(child);
    child.once('close', () => running.delete(child));
    this.child = child;
    await until('Redis answers', async () => {
      if (child.exitCode !== null || child.pid === undefined) throw new Error(`Redis ended:\n${output.join('')}`);
      return answers(this.url);
    });
  }

  /** Ends it at once; what it held is gone. */
  async kill(): Promise<void> {
    if (!this.child) return this.proxy.refuse();
    const ended = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Its connections stay open and nothing is answered until it goes on. */
  pauseProcess(): void {
    if (this.child) this.child.kill('SIGSTOP');
    else this.proxy.silence();
  }

  /** It answers what it was asked meanwhile, and goes on. */
  resumeProcess(): void {
    if (this.child) this.child.kill('SIGCONT');
    else this.proxy.pass();
  }

  /** Prepares a Redis as one that has counted limits for long: the API does not use an empty one for a while. */
  async settle(): Promise<void> {
    const redis = this.connect();
    await new RedisLimits(redis).prepare(0);
    redis.disconnect();
  }

  async flush(): Promise<void> {
    const redis = this.connect();
    await redis.flushdb();
    redis.disconnect();
  }

  async end(): Promise<void> {
    await this.proxy.close();
    if (this.child && running.has(this.child)) await this.kill();
  }
}

/** Test files run beside each other: each worker takes a database of its own. */
function ownDatabaseOf(outside: string): string {
  const url = new URL(outside);
  url.port ||= '6379';
  if (url.pathname.length <= 1) url.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? 1) % 16}`;
  return url.href;
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 1_000 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
