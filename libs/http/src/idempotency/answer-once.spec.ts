import type { Answer } from '#persistence/database/idempotency.js';
import type { Database } from '#persistence/database/database.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOnce, type RequestedWrite } from './answer-once.js';

/** Writes that wait for their row until the test ends them: between two turns none of them has a claim in the database. */
class Waiting {
  private readonly ends: ((answer: Answer | Promise<Answer>) => void)[] = [];
  readonly db = {
    runWrite: () => new Promise<Answer>((resolve) => this.ends.push(resolve)),
  } as unknown as Database;

  get count(): number {
    return this.ends.length;
  }

  /** The first of them ends without an outcome. */
  fail(): void {
    this.ends.shift()?.(Promise.reject(new Error('Busy.')));
  }

  end(): void {
    for (const end of this.ends.splice(0)) end({ status: 200, body: 'done', replayed: false });
  }
}

const reply = { statusCode: 200, code: () => reply, header: () => reply } as unknown as FastifyReply;
const requestOf = (body: object, idempotencyKey: string | undefined): FastifyRequest =>
  ({ method: 'POST', routeOptions: { url: '/x' }, params: {}, body, idempotencyKey, raw: {} }) as FastifyRequest;
const write: RequestedWrite = {
  merchantId: 'm',
  apiKeyId: 'k',
  apiKeyExpires: false,
  operation: 'x',
  shape: 'data',
  row: undefined,
  work: async () => ({}),
};

it('the key of a write that still runs is refused to another request, and free for it afterwards', async () => {
  const waiting = new Waiting();
  const send = (body: object, key: string | undefined = 'one', more: Partial<RequestedWrite> = {}): Promise<string> =>
    answerOnce({ db: waiting.db, secret: 'secret' }, requestOf(body, key), reply, { ...write, ...more });
  const inProgress = expect.objectContaining({ reason: 'idempotency_in_progress', retryAfterSeconds: 1 });
  const running = [send({ a: 1, b: 2 }), send({ b: 2, a: 1 })];
  await expect(send({ a: 2 })).rejects.toEqual(inProgress);
  // Another key, merchant or kind of caller, and no key at all.
  running.push(send({ a: 2 }, 'two'), send({ a: 2 }, 'one', { merchantId: 'n' }));
  running.push(
    send({ a: 2 }, 'one', { apiKeyId: null }),
    answerOnce({ db: waiting.db, secret: 'secret' }, requestOf({}, undefined), reply, write),
  );
  expect(waiting.count).toBe(6);
  waiting.end();
  expect(new Set(await Promise.all(running))).toEqual(new Set(['done']));
  // Of two equal requests the first has no outcome, and the second still waits.
  const failed = send({ a: 1 });
  const repeat = send({ a: 1 });
  waiting.fail();
  await expect(failed).rejects.toThrow('Busy.');
  await expect(send({ a: 2 })).rejects.toEqual(inProgress);
  waiting.end();
  await repeat;
  const next = send({ a: 2 });
  expect(waiting.count).toBe(1);
  waiting.end();
  await next;
});
