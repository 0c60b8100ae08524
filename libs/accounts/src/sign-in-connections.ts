import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '#domain/errors.js';
import { isUnusable, toRefusal } from '#persistence/database/errors.js';
import type { Pool, PoolClient } from 'pg';

/** The first failure of the database during one call of the sign-in library. */
interface CallFailure {
  refusal?: Refusal;
}

const calls = new AsyncLocalStorage<CallFailure>();

/**
 * Calls the sign-in library. A failure of the database during the call becomes a 503, whatever the library returns: it
 * turns some errors into responses of its own, and reads others as "no session".
 * @throws Refusal `unavailable`; else what the library throws
 */
export async function callLibrary<Result>(call: () => Promise<Result>): Promise<Result> {
  const failure: CallFailure = {};
  const outcome = await calls.run(failure, () =>
    call().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    ),
  );
  if (failure.refusal) throw failure.refusal;
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

/** The pool for the sign-in library: it translates errors of the database, and removes broken connections. */
export function libraryPool(pool: Pool): Pool {
  // The pool handles errors of idle connections only; the error of one in use would end the process. Its statement fails too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = async (): Promise<PoolClient> => libraryClient(await pool.connect().catch(refuse));
  return overriding(pool, { connect });
}

function libraryClient(client: PoolClient): PoolClient {
  let isBroken = false;
  const query = (...args: [string, unknown[]]) =>
    client.query(...args).catch((error: unknown) => {
      isBroken ||= isUnusable(error);
      return refuse(error);
    });
  return overriding(client, { query, release: () => client.release(isBroken) });
}

function refuse(error: unknown): never {
  const thrown = toRefusal(error);
  const failure = calls.getStore();
  if (failure && thrown instanceof Refusal) failure.refusal ??= thrown;
  throw thrown;
}

/** Returns an object that has some methods replaced, and inherits all others from `target`. */
const overriding = <Target extends object>(target: Target, methods: object): Target =>
  Object.assign(Object.create(target) as Target, methods);
