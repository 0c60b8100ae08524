import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '#domain/errors.js';
import { isUnusable, toRefusal } from '#persistence/database/errors.js';
import type { Pool, PoolClient } from 'pg';

/** What the connections of one call of the library have failed with. */
interface Noted {
  refusal?: Refusal;
}

const calls = new AsyncLocalStorage<Noted>();

/**
 * Runs a call of the sign-in library. A connection that fails below it is a 503, whatever the library makes of that: it
 * turns some errors into answers of its own, and reads others as "no session". To ask the database afterwards whether it is
 * there does not tell: it may be back by then.
 * @throws Refusal `unavailable`; else what the library throws
 */
export async function withConnections<Result>(call: () => Promise<Result>): Promise<Result> {
  const noted: Noted = {};
  const outcome = await calls.run(noted, () =>
    call().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    ),
  );
  if (noted.refusal) throw noted.refusal;
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

/** A pool whose connections say what became of the database as our own do, and end when they are of no use any more. */
export function libraryConnections(pool: Pool): Pool {
  // The pool listens to idle connections alone, and the library to none: one that breaks in use would end the process. What
  // was asked on it fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = async (): Promise<PoolClient> => checked(await pool.connect().catch(refuse));
  return withMethods(pool, { connect });
}

function checked(client: PoolClient): PoolClient {
  let isOfNoUse = false;
  const query = (...asked: [string, unknown[]]) =>
    client.query(...asked).catch((error: unknown) => {
      isOfNoUse ||= isUnusable(error);
      return refuse(error);
    });
  return withMethods(client, { query, release: () => client.release(isOfNoUse) });
}

function refuse(error: unknown): never {
  const told = toRefusal(error);
  const noted = calls.getStore();
  if (noted && told instanceof Refusal) noted.refusal ??= told;
  throw told;
}

/** The same object for whoever uses only these of its methods, and otherwise as it is. */
const withMethods = <Thing extends object>(thing: Thing, methods: object): Thing =>
  Object.assign(Object.create(thing) as Thing, methods);
