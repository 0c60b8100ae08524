import { decodeId } from '#domain/ids.js';
import { newEmail } from '../fixtures/random.js';
import { Shop } from '../fixtures/shop.js';
import { issue, voucherTemplate } from '../fixtures/vouchers.js';
import { checkLog } from '../../../jest/clean-log.mjs';
import { until } from './deadline.js';
import { Service } from './service.js';
import { type AcceptedMail, TestMailServer } from '../servers/test-mail-server.js';
import { TestRedis } from '../servers/test-redis.js';
import { WorkerProcess } from './worker-process.js';

export type Backend = 'PostgreSQL' | 'Redis';
export const backends: readonly Backend[] = ['PostgreSQL', 'Redis'];

/** An e-mail that a voucher was issued to. */
export interface RequestedMail {
  readonly to: string;
  readonly voucherId: string;
}

/** The API, a mail server, workers that a test starts and stops, and a Redis if they are on one, all of one test file's own. */
export class WorkerService {
  readonly workers: WorkerProcess[] = [];
  private readonly past: WorkerProcess[] = [];
  private template = '';

  private constructor(
    readonly service: Service,
    readonly shop: Shop,
    readonly mails: TestMailServer,
    private readonly ownRedis: TestRedis | undefined,
  ) {}

  /** `'Redis'`: it has a Redis too. */
  static async start(queue: Backend = 'PostgreSQL'): Promise<WorkerService> {
    const service = await Service.start(1);
    const [mails, redis] = await Promise.all([
      TestMailServer.start(),
      queue === 'Redis' ? TestRedis.start() : undefined,
    ]);
    const made = new WorkerService(service, await Shop.open(service), mails, redis);
    made.template = (await voucherTemplate(made.shop)).shown;
    return made;
  }

  get database() {
    return this.service.database;
  }

  get redis(): TestRedis {
    if (!this.ownRedis) throw new Error("This file has no Redis: useWorkerService('Redis') starts one.");
    return this.ownRedis;
  }

  /** One more worker, with its queue there. Its Redis is behind the proxy. */
  async startWorker(backend: Backend, environment: Readonly<Record<string, string>> = {}): Promise<WorkerProcess> {
    const queue = backend === 'Redis' ? { REDIS_URL: this.redis.proxyUrl } : {};
    const worker = await WorkerProcess.start(this.database.url, this.mails.url, { ...queue, ...environment });
    this.workers.push(worker);
    return worker;
  }

  /** kill -9 of every worker. */
  async killAll(): Promise<void> {
    const workers = this.workers.splice(0);
    this.past.push(...workers);
    await Promise.all(workers.map((worker) => worker.kill()));
  }

  async stopAll(): Promise<void> {
    const workers = this.workers.splice(0);
    this.past.push(...workers);
    await Promise.all(workers.map((worker) => worker.stop()));
  }

  /** Issues `count` vouchers that are sent by e-mail. */
  requestMails(count: number): Promise<RequestedMail[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const to = newEmail();
        const { status, body } = await issue(this.shop, this.template, { recipientEmail: to, send: true });
        if (status !== 201) throw new Error(`The voucher was not issued: ${status} ${body.error}`);
        return { to, voucherId: decodeId('voucher', body.data.id) ?? '' };
      }),
    );
  }

  /** Moves the times of waiting jobs an hour back, so that jobs that a dead worker had or the queue lost are due again. */
  async makeJobsDue(): Promise<void> {
    await this.database.rows(
      `update staged_jobs set taken_until = taken_until - interval '1 hour', enqueued_at = enqueued_at - interval '1 hour'
       where state = 'waiting'`,
    );
  }

  /** How many of these mails are in that state. */
  count(asked: readonly Pick<RequestedMail, 'voucherId'>[], condition: string): Promise<number> {
    return this.database.count(`select count(*) from staged_jobs where subject_id = any($1) and ${condition}`, [
      asked.map(({ voucherId }) => voucherId),
    ]);
  }

  /** Waits until all are written down as sent; gives what the mail server has taken of each. */
  async untilSent(
    asked: readonly Pick<RequestedMail, 'to' | 'voucherId'>[],
    withinMs?: number,
  ): Promise<AcceptedMail[][]> {
    await until(
      'Every mail is sent',
      async () => (await this.count(asked, "state = 'done'")) === asked.length,
      withinMs,
    );
    return asked.map(({ to }) => this.mails.to(to));
  }

  async end(): Promise<void> {
    this.mails.release();
    await this.stopAll();
    await this.mails.stop();
    await this.ownRedis?.end();
    await this.service.end();
    for (const { process } of this.past) checkLog(process.output);
  }
}

/** Starts all of it before the tests of a file and ends it after them, also after a failure. `'Redis'`: with a Redis. */
export function useWorkerService(queue?: Backend): { readonly now: WorkerService } {
  let made: WorkerService | undefined;
  beforeAll(async () => {
    made = await WorkerService.start(queue);
  });
  afterAll(() => made?.end());
  return {
    get now(): WorkerService {
      if (!made) throw new Error('It has not started.');
      return made;
    },
  };
}
