import { readDatabaseUrl } from '#persistence/database/connections/database-url.js';
import { sessionOptions } from '#persistence/database/session-options.js';
import type { DueJob } from '#persistence/jobs/job.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import { openRedis, reconnectOnRefusedWrite } from '#persistence/rate-limits/redis/open-redis.js';
import type { RedisAddress } from '#persistence/rate-limits/redis/redis-address.js';
import { createPostgresBackend, DelayedError, type Job, Queue, withBackend, Worker } from 'bullmq';

/** The data of a queued job: only ids, because everybody who can read the queue can read it. */
export type JobData = Pick<DueJob, 'merchantId' | 'id' | 'kind'>;

/**
 * The lock of a dead worker expires quickly. The row of a job decides when it has failed, not the number of stalls. A worker
 * whose connection was refused asks again after a second: BullMQ's own pause is 15 s.
 */
const workerOptions = {
  autorun: false,
  lockDuration: 5_000,
  stalledInterval: 2_500,
  maxStalledCount: 10,
  runRetryDelay: 1_000,
};

/** Keeps only the newest events, for operators with BullMQ's tools. */
const queueOptions = { streams: { events: { maxLen: 100 } } };

/**
 * When a command has no reply for this time, the connection is replaced: the server may hang, and another one may be the
 * primary by now. BullMQ's longest command blocks for 10 s.
 */
const socketTimeout = 20_000;

/** The parts of BullMQ's queues and workers that are used with both backends. */
export interface Closable {
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}
export type KindWorker = Closable & { run(): Promise<void> };
export type KindQueue = Closable &
  Pick<Queue<JobData>, 'getJobCounts' | 'getJobState' | 'remove'> & {
    add(name: string, data: JobData, options: ReturnType<typeof optionsOf>): Promise<unknown>;
  };

export interface QueueConnections {
  readonly databaseUrl: string;
  readonly redis: RedisAddress | undefined;
}

type Work = (data: JobData) => Promise<void>;

/** The id has the attempt of the row, so that a job that is handed over again has the same id in the queue. */
export const optionsOf = ({ id, attempts, nextAttemptAt }: DueJob) => ({
  jobId: `job-${id}-${attempts}-${nextAttemptAt.getTime()}`,
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
});

/** BullMQ on Redis if one is configured, else on PostgreSQL. */
export const openBackend = ({ databaseUrl, redis }: QueueConnections, onError: (error: Error) => void): Backend =>
  redis === undefined ? postgresBackend(databaseUrl) : redisBackend(redis, onError);

/** The delay of a job that its worker could not start. */
const returnDelayMs = 1_000;

/** Returns a job to the queue if it cannot be started, for example without a database, so that other workers get it. */
const runOrReturn =
  (work: Work) =>
  async (job: Pick<Job<JobData>, 'data' | 'moveToDelayed'>, token?: string): Promise<void> => {
    try {
      await work(job.data);
    } catch {
      await job.moveToDelayed(Date.now() + returnDelayMs, token);
      throw new DelayedError();
    }
  };

export interface Backend {
  open(kind: JobKind, concurrency: number, work: Work): { readonly queue: KindQueue; readonly worker: KindWorker };
  /** Closes the connections that its queues and workers share. */
  close(): void;
}

function redisBackend(address: RedisAddress, onError: (error: Error) => void): Backend {
  // A timeout, so that a hanging Redis does not block the relay. Jobs that were not added are handed over again.
  const producer = openRedis(address, {
    enableOfflineQueue: false,
    commandTimeout: 5_000,
    socketTimeout,
    ...reconnectOnRefusedWrite(),
  });
  // Each worker duplicates this connection.
  const consumer = openRedis(address, { maxRetriesPerRequest: null, socketTimeout, ...reconnectOnRefusedWrite() });
  for (const connection of [producer, consumer]) connection.on('error', onError);
  return {
    open: (kind, concurrency, work) => {
      // The braces are a hash tag: Redis Cluster keeps all keys of a queue on one node.
      const prefix = `{loyalty:${kind}}`;
      return {
        queue: new Queue<JobData>(kind, { connection: producer, prefix, ...queueOptions }),
        worker: new Worker<JobData>(kind, runOrReturn(work), {
          ...workerOptions,
          concurrency,
          connection: consumer,
          prefix,
        }),
      };
    },
    close: () => {
      for (const connection of [producer, consumer]) connection.disconnect();
    },
  };
}

/**
 * No statement of a queue is slow, so a slow one waits for a lost connection. All queues connect while the worker starts and loads
 * the packages of its browser: on a busy machine that takes more than two seconds, and a start that fails is a restart.
 */
const timeouts = { statement_timeout: 5_000, query_timeout: 8_000, connectionTimeoutMillis: 8_000 };

function postgresBackend(databaseUrl: string): Backend {
  const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);
  const connection = {
    ...readDatabaseUrl(databaseUrl),
    ...timeouts,
    schema: 'bullmq',
    migrate: false,
    application_name: 'loyalty-queue',
    keepAlive: true,
    options: sessionOptions,
  };
  return {
    open: (kind, concurrency, work) => ({
      queue: new PostgresQueue<JobData>(kind, { connection: { ...connection, max: 1 }, ...queueOptions }),
      worker: new PostgresWorker<JobData>(kind, runOrReturn(work), {
        ...workerOptions,
        concurrency,
        connection: { ...connection, max: 2 },
      }),
    }),
    close: () => undefined,
  };
}
