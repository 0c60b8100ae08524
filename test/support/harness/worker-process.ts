import { keyPepper, NodeProcess, sessionSecret, statusOf } from './api-process.js';
import { freePort } from './free-port.js';
import { onThisMachine, until } from './deadline.js';
import { scaledTimeoutMs } from './soak.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** One process of the worker, as it is run in production. */
export class WorkerProcess {
  private constructor(
    readonly port: number,
    readonly process: NodeProcess,
  ) {}

  static async start(databaseUrl: string, smtpUrl: string, environment: Environment = {}): Promise<WorkerProcess> {
    const port = await freePort();
    const worker = new WorkerProcess(
      port,
      NodeProcess.spawn('dist/programs/worker.js', {
        WORKER_PORT: String(port),
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtpUrl,
        MAIL_FROM: 'vouchers@loyalty.example',
        SESSION_SECRET: sessionSecret,
        KEY_PEPPER: keyPepper,
        // Endpoints of the tests are on this machine.
        WEBHOOK_ALLOW_PRIVATE: '1',
        PORTAL_URL: 'https://portal.loyalty.example',
        // A test that kills a worker need not wait for the timeouts of the others.
        JOB_TAKE_OVER_SECONDS: '1',
        // What is logged at this level is searched for secrets when the process ends.
        LOG_LEVEL: 'debug',
        ...environment,
      }),
    );
    const live = until(
      'The worker is live',
      async () => worker.process.hasEnded || (await statusOf(`${worker.url}/health/live`)) === 200,
      scaledTimeoutMs(45_000),
    );
    await live.catch(() => worker.process.signal('SIGKILL'));
    if (worker.process.hasEnded) throw new Error(`The worker did not start:\n${worker.process.output.slice(-4000)}`);
    return worker;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    this.process.signal('SIGKILL');
    await this.process.ended;
  }

  /** Asks it to end, and sees that it does. */
  async stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    this.process.signal('SIGTERM');
    const late = setTimeout(() => this.process.signal('SIGKILL'), onThisMachine(20_000));
    const end = await this.process.ended;
    clearTimeout(late);
    return end;
  }
}
