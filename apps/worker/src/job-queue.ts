import type { DueJob } from '#persistence/job.store.js';
import { type ConnectionOptions, Queue, withBackend, Worker } from 'bullmq';
import { createPostgresBackend } from 'bullmq';

/** What a job carries: ids only, since a queue's data is clear text for everybody who can read it. */
export type JobData = Pick<DueJob, 'merchantId' | 'id' | 'kind'>;

const queueName = 'staged-jobs';

/** A lock that a dead worker leaves is free soon, and no number of deaths makes a job fail: its row decides that. */
const workerOptions = { concurrency: 4, lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 };

export interface JobQueue {
  /** Hands jobs over; one that is in the queue already is not added again. */
  add(jobs: readonly DueJob[]): Promise<void>;
  /** How many the queue holds. */
  depth(): Promise<number>;
  close(): Promise<void>;
}

export interface QueueConnections {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
}

/** BullMQ on Redis where one is configured, else on its PostgreSQL backend: the same queue, the same code around it. */
export function openJobQueue(
  { databaseUrl, redisUrl }: QueueConnections,
  work: (data: JobData) => Promise<void>,
  onError: (error: Error) => void,
): JobQueue {
  const { queue, worker } = redisUrl === undefined ? onPostgres(databaseUrl, work) : onRedis(redisUrl, work);
  queue.on('error', onError);
  worker.on('error', onError);
  return {
    add: async (jobs) => {
      await queue.addBulk(jobs.map((job) => ({ name: job.kind, data: dataOf(job), opts: optionsOf(job) })));
    },
    depth: async () => {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed');
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
    close: async () => {
      await worker.close();
      await queue.close();
    },
  };
}

const dataOf = ({ merchantId, id, kind }: DueJob): JobData => ({ merchantId, id, kind });

const optionsOf = ({ id, attempts }: DueJob) => ({
  jobId: `job-${id}-${attempts}-${Math.floor(Date.now() / 60_000)}`,
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
});

function onRedis(url: string, work: (data: JobData) => Promise<void>) {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  const at: ConnectionOptions = {
    host: hostname,
    port: Number(port || 6379),
    username: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    db: Number(pathname.slice(1) || 0),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  };
  const prefix = '{loyalty}';
  const queue = new Queue<JobData>(queueName, { connection: { ...at, enableOfflineQueue: false }, prefix });
  const worker = new Worker<JobData>(queueName, (job) => work(job.data), {
    ...workerOptions,
    connection: { ...at, maxRetriesPerRequest: null },
    prefix,
  });
  return { queue, worker };
}

function onPostgres(connectionString: string, work: (data: JobData) => Promise<void>) {
  const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);
  const connection = { connectionString, schema: 'bullmq', migrate: true, max: 3 };
  const queue = new PostgresQueue<JobData>(queueName, { connection });
  const worker = new PostgresWorker<JobData>(queueName, (job) => work(job.data), { ...workerOptions, connection });
  return { queue, worker };
}
