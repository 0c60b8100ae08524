import { Refusal } from '#domain/errors.js';

/** What PostgreSQL or its driver said, as far as it is of use here. */
interface DatabaseError extends Error {
  /** SQLSTATE, or a Node code such as ECONNREFUSED; absent where the driver itself gave up. */
  readonly code?: string;
  readonly constraint?: string;
}

const asDatabaseError = (error: unknown): DatabaseError | undefined => (error instanceof Error ? error : undefined);

export const sqlStateOf = (error: unknown): string | undefined => asDatabaseError(error)?.code;
export const constraintOf = (error: unknown): string | undefined => asDatabaseError(error)?.constraint;

/** Deadlock, serialization failure, lock timeout: nothing happened, and the same transaction may well pass now. */
const transient = new Set(['40P01', '40001', '55P03']);

/**
 * What a second try settles: a twin of the same order, sent with another Idempotency-Key, is found then; a voucher code
 * that was drawn before is drawn anew.
 */
const twinConstraints = new Set(['orders_original', 'vouchers_code_key']);

export const isTransient = (error: unknown): boolean =>
  transient.has(sqlStateOf(error) ?? '') || twinConstraints.has(constraintOf(error) ?? '');

/** The server answered this statement with an error of its own (five characters), rather than being out of reach. */
const answered = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(sqlStateOf(error) ?? '');

/** The server ends connections or takes no new one (57P0x, 53300), or cut this one off in its transaction (25P03, 25P04). */
const disconnecting = /^(57P0\d|53300|08|25P0[34])/;
/** Nothing can be written for now: a standby or a read-only server, and the server's disk, memory or device failing. */
const cannotWrite = /^(25006|53\d{3}|58030)$/;
const nodeCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
const driverWords =
  /Connection terminated|Query read timeout|Client has encountered a connection error|timeout exceeded when trying to connect|not queryable|Client was closed|Cannot use a pool after calling end/;

/** The connection broke, so what had been sent on it may or may not have happened. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = asDatabaseError(error) ?? {};
  return disconnecting.test(code) || nodeCodes.has(code) || (!answered(error) && driverWords.test(message));
}

/** Nothing more may be asked on the connection: it broke, or its server has become read-only and another one may write. */
export const isUnusable = (error: unknown): boolean => isConnectionLost(error) || sqlStateOf(error) === '25006';

/** The connection was found broken before the statement was put on the wire: nothing can have happened. */
export const wasNeverSent = (error: unknown): boolean => /not queryable/.test(asDatabaseError(error)?.message ?? '');

/**
 * A connection that had worked ended, at once: a crash or restart of the server, or one end of a network. A timeout is
 * none, since its repeat would only double the wait.
 */
export function wasCutOff(error: unknown): boolean {
  const { code = '', message = '' } = asDatabaseError(error) ?? {};
  return /^(57P01|57P02|ECONNRESET|EPIPE)$/.test(code) || /^Connection terminated unexpectedly$/.test(message);
}

export const databaseUnavailable = (): Refusal =>
  new Refusal('unavailable', 'database_unavailable', 'The service cannot reach its database. Try again shortly.', 1);

export const databaseBusy = (): Refusal =>
  new Refusal('unavailable', 'database_busy', 'The service is busy. Nothing was changed; try again shortly.', 1);

/** After a COMMIT that was sent and not answered. (docs/reference/idempotency.md#after-a-failure) */
export const outcomeUnknown = (): Refusal =>
  new Refusal(
    'unavailable',
    'outcome_unknown',
    'The outcome is unknown. Repeat the request with the same Idempotency-Key to learn it.',
    1,
  );

/** Turns a failure of the database that callers should see as such into a Refusal; everything else stays as it is. */
export function translated(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (isConnectionLost(error) || cannotWrite.test(sqlStateOf(error) ?? '')) return databaseUnavailable();
  if (isTransient(error) || sqlStateOf(error) === '57014') return databaseBusy();
  return error;
}
