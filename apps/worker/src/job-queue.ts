import { readDatabaseUrl } from '#persistence/database-url.js';
import type { DueJob } from '#persistence/job.store.js';
import type { JobKind } from '#persistence/jobs.js';
import { type ConnectionOptions, createPostgresBackend, Queue, withBackend, Worker } from 'bullmq';
import type { JobRules } from './job-rules.js';

/** What a job carries: ids only, since a queue's data is clear text for everybody who can read it. */
export type JobData = Pick<DueJob, 'merchantId' | 'id' | 'kind'>;

/** A lock that a dead worker leaves is free soon, and no number of deaths makes a job fail: its row decides that. */
const workerOptions = { lockDuration: 5_000, stalledInterval: 2_500, maxStalledCount: 10 };

/** One that is given again within this time is the one that the queue has, unless it has been tried meanwhile. */
const sameJobMs = 600_000;

/** What is used of BullMQ's queues and workers, whichever backend they stand on. */
interface Closable {
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}
export type KindQueue = Closable &
  Pick<Queue<JobData>, 'getJobCounts'> & {
    addBulk(jobs: { name: string; data: JobData; opts: ReturnType<typeof optionsOf> }[]): Promise<unknown>;
  };

export interface JobQueue {
  /** Hands jobs over; one that is in the queue already is not added again. */
  add(jobs: readonly DueJob[]): Promise<void>;
  /** How many the queue holds, of each kind. */
  depths(): Promise<Readonly<Record<JobKind, number>>>;
  /** For whoever wants to look into them. */
  readonly queues: readonly KindQueue[];
  close(): Promise<void>;
}

export interface QueueConnections {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
}

type Work = (data: JobData) => Promise<void>;

/**
 * BullMQ on Redis where one is configured, else on its PostgreSQL backend: the same queues, the same code around them.
 * Each kind of job has a queue of its own.
 */
export function openJobQueue(
  { databaseUrl, redisUrl }: QueueConnections,
  rules: JobRules,
  work: Work,
  onError: (error: Error) => void,
): JobQueue {
  const open = redisUrl === undefined ? onPostgres(databaseUrl) : onRedis(redisUrl);
  const kinds = Object.keys(rules) as JobKind[];
  const pairs = kinds.map((kind) => ({ kind, ...open(kind, rules[kind].atOnce, work) }));
  for (const { queue, worker } of pairs) {
    queue.on('error', onError);
    worker.on('error', onError);
  }
  return {
    queues: pairs.map(({ queue }) => queue),
    add: async (jobs) => {
      await Promise.all(
        pairs.map(({ kind, queue }) =>
          addTo(
            queue,
            jobs.filter((job) => job.kind === kind),
          ),
        ),
      );
    },
    depths: async () => {
      const depths = await Promise.all(pairs.map(async ({ kind, queue }) => [kind, await depthOf(queue)] as const));
      return Object.fromEntries(depths) as Record<JobKind, number>;
    },
    close: async () => {
      await Promise.all(pairs.map(({ worker }) => worker.close()));
      await Promise.all(pairs.map(({ queue }) => queue.close()));
    },
  };
}

async function addTo(queue: KindQueue, jobs: readonly DueJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await queue.addBulk(jobs.map((job) => ({ name: job.kind, data: dataOf(job), opts: optionsOf(job) })));
}

async function depthOf(queue: KindQueue): Promise<number> {
  const counts = await queue.getJobCounts('waiting', 'active', 'delayed');
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const dataOf = ({ merchantId, id, kind }: DueJob): JobData => ({ merchantId, id, kind });

const optionsOf = ({ id, attempts }: DueJob) => ({
  jobId: `job-${id}-${attempts}-${Math.floor(Date.now() / sameJobMs)}`,
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
});

type OpenPair = (
  kind: JobKind,
  concurrency: number,
  work: Work,
) => { readonly queue: KindQueue; readonly worker: Closable };

function onRedis(url: string): OpenPair {
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
  // A Redis that says nothing must not hold the relay for ever: what it is not given in time is given again.
  const giving = { ...at, enableOfflineQueue: false, commandTimeout: 5_000 };
  const taking = { ...at, maxRetriesPerRequest: null };
  return (kind, concurrency, work) => ({
    queue: new Queue<JobData>(kind, { connection: giving, prefix }),
    worker: new Worker<JobData>(kind, (job) => work(job.data), {
      ...{ ...workerOptions, concurrency, connection: taking, prefix },
    }),
  });
}

/** None of their statements is slow: one that is waits for something that will not come. */
const timeouts = { statement_timeout: 5_000, query_timeout: 8_000, connectionTimeoutMillis: 2_000 };

function onPostgres(databaseUrl: string): OpenPair {
  const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);
  const connection = {
    ...{
      ...readDatabaseUrl(databaseUrl),
      schema: 'bullmq',
      migrate: true,
      application_name: 'loyalty-queue',
      ...timeouts,
    },
    ...{ keepAlive: true, options: '-c client_connection_check_interval=1s' },
  };
  return (kind, concurrency, work) => ({
    queue: new PostgresQueue<JobData>(kind, { connection: { ...connection, max: 1 } }),
    worker: new PostgresWorker<JobData>(kind, (job) => work(job.data), {
      ...{ ...workerOptions, concurrency, connection: { ...connection, max: 2 } },
    }),
  });
}
