import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#domain/errors.js';
import { sendRefusal } from '#http/errors/error.filter.js';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KindQueue } from './job-queue.js';

/** Where the page is, on the worker's own port. */
export const queuePagePath = '/queues';

/** The page's own files and nothing else: it names fonts of a stranger's server, which it does without. */
const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "font-src 'self'"],
  ...["img-src 'self' data:", "connect-src 'self'", "base-uri 'self'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

/**
 * A page to look into the queues with, for an operator who knows the token. To look only: the rows of the database are
 * the truth, and what is changed in a queue is made again from them. `npm run operate -- jobs replay` is the way.
 */
export function serveQueuePage(fastify: FastifyInstance, queues: readonly KindQueue[], token: string): void {
  const board = new FastifyAdapter();
  board.setBasePath(queuePagePath);
  createBullBoard({
    // Its types know one backend; it reads both.
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
        if (!knows(token, request)) return refuse(reply);
        if (!['GET', 'HEAD'].includes(request.method)) sendRefusal(reply, lookOnly());
        return undefined;
      });
      await page.register(board.registerPlugin());
    },
    { prefix: queuePagePath },
  );
}

const lookOnly = (): Refusal =>
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

/** Whether the request brings the token: as a bearer's, or as the password of any user. */
function knows(token: string, { headers }: FastifyRequest): boolean {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return isSame(credentials, token);
  if (scheme.toLowerCase() !== 'basic') return false;
  const pair = Buffer.from(credentials, 'base64').toString('utf8');
  return pair.includes(':') && isSame(pair.slice(pair.indexOf(':') + 1), token);
}

/** In the same time, however much of it is right: hashes have one length and nothing to guess. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(hashOf(given), hashOf(token));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
