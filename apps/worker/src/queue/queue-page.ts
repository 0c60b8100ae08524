import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#domain/errors.js';
import { sendRefusal } from '#http/errors/error.filter.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter as NestFastifyAdapter } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WorkerSettings } from '../settings.js';
import { JobQueue } from './job-queue.js';
import type { KindQueue } from './queue-backend.js';

/** The path of the page, on the worker's port. */
const queuePagePath = '/queues';

/** Only the page's own files. Its reference to fonts on another server is blocked. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A read-only page that shows the queues to operators who know the token. Changes in a queue would have no effect, because
 * the queue is filled from the rows of the database. To retry jobs, use `npm run operate -- jobs replay`.
 */
@Injectable()
export class QueuePage implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost<NestFastifyAdapter>,
    private readonly queue: JobQueue,
    private readonly settings: WorkerSettings,
  ) {}

  async onModuleInit(): Promise<void> {
    const { token } = this.settings;
    if (token !== undefined) await serveQueuePage(this.adapterHost.httpAdapter.getInstance(), this.queue.queues, token);
  }
}

async function serveQueuePage(fastify: FastifyInstance, queues: readonly KindQueue[], token: string): Promise<void> {
  // Only where there is a page: they load a copy of BullMQ of their own.
  const { createBullBoard } = await import('@bull-board/api');
  const { BullMQAdapter } = await import('@bull-board/api/bullMQAdapter');
  const { FastifyAdapter } = await import('@bull-board/fastify');
  const board = new FastifyAdapter();
  board.setBasePath(queuePagePath);
  createBullBoard({
    // Its types know one backend, but it can read both.
    queues: queues.map((queue) => new BullMQAdapter(queue as unknown as Queue, { readOnlyMode: true })),
    serverAdapter: board,
    options: { uiConfig: { boardTitle: 'Loyalty Rewards', hideRedisDetails: true } },
  });
  fastify.register(
    async (page) => {
      page.addHook('onRequest', async (request, reply) => {
        reply.headers({
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        });
        if (!hasToken(token, request)) return refuse(reply);
        if (!['GET', 'HEAD'].includes(request.method)) sendRefusal(reply, readOnly());
        return undefined;
      });
      await page.register(board.registerPlugin());
    },
    { prefix: queuePagePath },
  );
}

const readOnly = (): Refusal =>
  new Refusal(
    'method_not_allowed',
    'read_only',
    'This page is read-only. Use the command "jobs replay" to retry jobs.',
  );

function refuse(reply: FastifyReply): undefined {
  reply.header('www-authenticate', 'Basic realm="queues", charset="UTF-8"');
  sendRefusal(
    reply,
    new Refusal('unauthenticated', 'token_invalid', 'Send WORKER_TOKEN as the password or as a bearer token.'),
  );
}

/** Whether the request has the token, as a bearer token or as the password of any user. */
function hasToken(token: string, { headers }: FastifyRequest): boolean {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return isSame(credentials, token);
  if (scheme.toLowerCase() !== 'basic') return false;
  const pair = Buffer.from(credentials, 'base64').toString('utf8');
  return pair.includes(':') && isSame(pair.slice(pair.indexOf(':') + 1), token);
}

/** Compares hashes in constant time. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(hashOf(given), hashOf(token));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
