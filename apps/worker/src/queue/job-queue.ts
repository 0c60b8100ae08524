import { setTimeout as pause } from 'node:timers/promises';
import { readDatabaseUrl } from '#persistence/database/database-url.js';
import type { DueJob } from '#persistence/jobs/job.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import { openRedis, reconnectOnRefusedWrite } from '#persistence/rate-limits/redis/open-redis.js';
import type { RedisAddress } from '#persistence/rate-limits/redis/redis-address.js';
import { createPostgresBackend, DelayedError, type Job, Queue, withBackend, Worker } from 'bullmq';
import type { JobRules } from './job-rules.js';

/** What a job carries: ids only, since a queue's data is clear text for everybody who can read it. */
export type JobData = Pick<DueJob, 'merchantId' | 'id' | 'kind'>;

/** A lock that a dead worker leaves is free soon, and no number of deaths makes a job fail: its row decides that. */
const workerOptions = { lockDuration: 5_000, stalledInterval: 2_500, maxStalledCount: 10 };

/** What a queue says about its jobs, for whoever reads it with BullMQ's tools: the newest are enough. */
const queueOptions = { streams: { events: { maxLen: 100 } } };

/** What is used of BullMQ's queues and workers, whichever backend they stand on. */
interface Closable {
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}
export type KindQueue = Closable &
  Pick<Queue<JobData>, 'getJobCounts' | 'getJobState' | 'remove'> & {
    add(name: string, data: JobData, options: ReturnType<typeof optionsOf>): Promise<unknown>;
  };

export interface JobQueue {
  /** Rejects where the queues can't be opened: on PostgreSQL they never try again. Redis is waited for by each by itself. */
  readonly opened: Promise<unknown>;
  /** Hands jobs over; one that is in the queue already is not added again. */
  add(jobs: readonly DueJob[]): Promise<void>;
  /** How many of a kind are in the queue and in no worker's hands. */
  waiting(kind: JobKind): Promise<number>;
  /** How many the queue holds, of each kind. */
  depths(): Promise<Readonly<Record<JobKind, number>>>;
  /** For whoever wants to look into them. */
  readonly queues: readonly KindQueue[];
  close(): Promise<void>;
}

export interface QueueConnections {
  readonly databaseUrl: string;
  readonly redis: RedisAddress | undefined;
}

type Work = (data: JobData) => Promise<void>;

/** A job that its worker could not even take up is offered again so much later, to all workers. */
const offeredAgainMs = 1_000;

/** A worker that misses its database would take, and drop, what others could do: it gives the job back. */
const workOn =
  (work: Work) =>
  async (job: Pick<Job<JobData>, 'data' | 'moveToDelayed'>, token?: string): Promise<void> => {
    try {
      await work(job.data);
    } catch {
      await job.moveToDelayed(Date.now() + offeredAgainMs, token);
      throw new DelayedError();
    }
  };

/**
 * BullMQ on Redis where one is configured, else on its PostgreSQL backend: the same queues, the same code around them.
 * Each kind of job has a queue of its own.
 */
export function openJobQueue(
  { databaseUrl, redis }: QueueConnections,
  rules: JobRules,
  work: Work,
  onError: (error: Error) => void,
): JobQueue {
  const backend = redis === undefined ? onPostgres(databaseUrl) : onRedis(redis, onError);
  const running = new Set<Promise<void>>();
  const counted: Work = (data) => {
    const run = work(data).finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  const kinds = Object.keys(rules) as JobKind[];
  const pairs = kinds.map((kind) => ({ kind, ...backend.open(kind, rules[kind].atOnce, counted) }));
  for (const { queue, worker } of pairs) {
    queue.on('error', onError);
    worker.on('error', onError);
  }
  const queues = Object.fromEntries(pairs.map(({ kind, queue }) => [kind, queue])) as Record<JobKind, KindQueue>;
  return {
    opened: redis === undefined ? untilReady(pairs.flatMap(({ queue, worker }) => [queue, worker])) : Promise.resolve(),
    queues: Object.values(queues),
    add: async (jobs) => {
      await Promise.all(jobs.map((job) => addTo(queues[job.kind], job)));
    },
    waiting: (kind) => countOf(queues[kind], 'waiting', 'delayed'),
    depths: async () => {
      const depths = await Promise.all(
        kinds.map(async (kind) => [kind, await countOf(queues[kind], 'waiting', 'active', 'delayed')] as const),
      );
      return Object.fromEntries(depths) as Record<JobKind, number>;
    },
    close: async () => {
      const closed = Promise.all(pairs.map(({ worker }) => worker.close())).then(() =>
        Promise.all(pairs.map(({ queue }) => queue.close())),
      );
      closed.catch(onError);
      await Promise.race([
        closed,
        Promise.allSettled(running).then(() => pause(longestGoodbyeMs, undefined, { ref: false })),
      ]);
      backend.close();
    },
  };
}

const untilReady = (parts: readonly Closable[]): Promise<unknown> =>
  Promise.all(parts.map((part) => part.waitUntilReady()));

async function addTo(queue: KindQueue, job: DueJob): Promise<void> {
  const options = optionsOf(job);
  // A copy that is in none of the queue's lists, such as a failover of Redis can leave, would keep the job out for ever.
  if (job.mayBeQueued && (await queue.getJobState(options.jobId)) === 'unknown') await queue.remove(options.jobId);
  // One by one: on PostgreSQL a bulk makes two temporary tables, and their rows in the catalogue, each time.
  await queue.add(job.kind, dataOf(job), options);
}

async function countOf(queue: KindQueue, ...states: ('waiting' | 'active' | 'delayed')[]): Promise<number> {
  const counts = await queue.getJobCounts(...states);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const dataOf = ({ merchantId, id, kind }: DueJob): JobData => ({ merchantId, id, kind });

/** What the row says makes the id: a job that is handed over again is the one that the queue has. */
const optionsOf = ({ id, attempts, nextAttemptAt }: DueJob) => ({
  jobId: `job-${id}-${attempts}-${nextAttemptAt.getTime()}`,
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
});

/** A queue that is away is left after that, once no job runs any more: what it still has is given again. */
const longestGoodbyeMs = 5_000;

interface Backend {
  open(kind: JobKind, concurrency: number, work: Work): { readonly queue: KindQueue; readonly worker: Closable };
  /** Ends what its queues and workers shared. */
  close(): void;
}

function onRedis(address: RedisAddress, onError: (error: Error) => void): Backend {
  // A Redis that says nothing must not hold the relay for ever: what it is not given in time is given again.
  const giving = openRedis(address, { enableOfflineQueue: false, commandTimeout: 5_000, ...reconnectOnRefusedWrite() });
  // Each worker makes connections of its own like this one.
  const taking = openRedis(address, { maxRetriesPerRequest: null, ...reconnectOnRefusedWrite() });
  for (const connection of [giving, taking]) connection.on('error', onError);
  return {
    open: (kind, concurrency, work) => {
      // A cluster keeps what stands in braces on one node: each kind's queue has its own.
      const prefix = `{loyalty:${kind}}`;
      return {
        queue: new Queue<JobData>(kind, { connection: giving, prefix, ...queueOptions }),
        worker: new Worker<JobData>(kind, workOn(work), {
          ...{ ...workerOptions, concurrency, connection: taking, prefix },
        }),
      };
    },
    close: () => {
      for (const connection of [giving, taking]) connection.disconnect();
    },
  };
}

/** None of their statements is slow: one that is waits for something that will not come. */
const timeouts = { statement_timeout: 5_000, query_timeout: 8_000, connectionTimeoutMillis: 2_000 };

function onPostgres(databaseUrl: string): Backend {
  const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);
  const connection = {
    ...{
      ...readDatabaseUrl(databaseUrl),
      schema: 'bullmq',
      migrate: false,
      application_name: 'loyalty-queue',
      ...timeouts,
    },
    ...{ keepAlive: true, options: '-c client_connection_check_interval=1s' },
  };
  return {
    open: (kind, concurrency, work) => ({
      queue: new PostgresQueue<JobData>(kind, { connection: { ...connection, max: 1 }, ...queueOptions }),
      worker: new PostgresWorker<JobData>(kind, workOn(work), {
        ...{ ...workerOptions, concurrency, connection: { ...connection, max: 2 } },
      }),
    }),
    close: () => undefined,
  };
}
