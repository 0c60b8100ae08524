import { Refusal } from '#domain/errors.js';

/** The fields of an error of PostgreSQL or its driver that are used here. */
interface DatabaseError extends Error {
  /** SQLSTATE, or a Node code such as ECONNREFUSED; absent on errors of the driver itself. */
  readonly code?: string;
  readonly constraint?: string;
  /** The name of the statement that failed. */
  statement?: string;
}

const asDatabaseError = (error: unknown): DatabaseError | undefined => (error instanceof Error ? error : undefined);

/** Sets the name of the failed statement on its error. */
export function nameStatement(error: unknown, { name }: { readonly name: string }): void {
  const failed = asDatabaseError(error);
  if (failed) failed.statement = name;
}

/** The SQLSTATE of an error of the database, or the code of a failed connection, such as ECONNRESET. */
export const sqlStateOf = (error: unknown): string | undefined => asDatabaseError(error)?.code;
/** The name of the constraint that a statement broke. */
export const constraintOf = (error: unknown): string | undefined => asDatabaseError(error)?.constraint;

/** The refusal for a violated constraint, by the constraint's name. */
export type ConstraintRefusals = Readonly<Record<string, () => Refusal>>;

/** Deadlock, serialization failure, lock timeout: nothing was changed, and a retry of the transaction may succeed. */
const transientStates = new Set(['40P01', '40001', '55P03']);

/**
 * Unique violations that a retry resolves: a concurrent request with the same order and another Idempotency-Key is
 * found then, a duplicate voucher code is generated again, and a coupon that comes back without its code finds it taken.
 */
const retryableConstraints = new Set(['orders_original', 'vouchers_code_key', 'rewards_coupon_taken']);

/** True where the same transaction may succeed when it is run again. */
export const isTransient = (error: unknown): boolean =>
  transientStates.has(sqlStateOf(error) ?? '') || retryableConstraints.has(constraintOf(error) ?? '');

/**
 * The name of a prepared statement is not known, or known twice: the Parse before it has failed, on a connection that several
 * requests share. Nothing was executed.
 */
const namingStates = new Set(['26000', '42P05']);

/** The statement waited for a lock until lock_timeout. */
export const isLockTimeout = (error: unknown): boolean => sqlStateOf(error) === '55P03';

/** The server cannot store or convert a value (class 22), such as a NUL in a text. The statement was rolled back. */
export const isDataError = (error: unknown): boolean => /^22[0-9A-Z]{3}$/.test(sqlStateOf(error) ?? '');

/** True for an error that the server returned (SQLSTATE has five characters), so the server is reachable. */
const isServerError = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(sqlStateOf(error) ?? '');

/**
 * The server closes connections or accepts no new ones (57P0x, 53300; 28xxx: not with this password; 3D000: not to this
 * database), or ended this one in its transaction (25P03, 25P04).
 */
const connectionStates = /^(57P0\d|53300|08|28|3D000|25P0[34])/;
/** Writes are impossible for now: a standby or read-only server, or a failure of its disk, memory or device. */
const writeFailureStates = /^(25006|53\d{3}|58030)$/;
/**
 * Error codes of a socket that could not connect, or failed. EMFILE, ENFILE and ENOBUFS: this machine has no file descriptors or
 * buffers left.
 */
const nodeCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
]);
/** The codes of Node for a certificate that cannot be verified, or a TLS handshake that failed. */
const tlsCodes = /CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^INVALID_(CA|PURPOSE)$|^ERR_(SSL|TLS)_/;
const driverMessages =
  /Connection terminated|Query read timeout|Client has encountered a connection error|timeout exceeded when trying to connect|does not support SSL|not queryable|Client was closed|Cannot use a pool after calling end/;

/** True when the connection failed, so statements sent on it may or may not have been executed. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = asDatabaseError(error) ?? {};
  const isFailure = connectionStates.test(code) || nodeCodes.has(code) || tlsCodes.test(code);
  return isFailure || (!isServerError(error) && driverMessages.test(message));
}

/** True when a table does not exist or the apps may not read it: the migrations of this version have not run. */
export const isNotMigrated = (error: unknown): boolean => ['42P01', '42501'].includes(sqlStateOf(error) ?? '');

/** True when the server takes no writes any more: after a failover it may be the standby. */
export const isReadOnly = (error: unknown): boolean => sqlStateOf(error) === '25006';

/**
 * True when the connection cannot be used any more: it failed, or its server has become read-only and another server
 * may be the primary.
 */
export const isUnusable = (error: unknown): boolean => isConnectionLost(error) || isReadOnly(error);

/** True when the connection had failed before the statement was sent, so nothing was executed. */
export const wasNeverSent = (error: unknown): boolean => /not queryable/.test(asDatabaseError(error)?.message ?? '');

/**
 * True when an open connection was closed: the server crashed or restarted, or the network was interrupted. A timeout
 * does not count, because a retry would double the wait.
 */
export function wasDisconnected(error: unknown): boolean {
  const { code = '', message = '' } = asDatabaseError(error) ?? {};
  return /^(57P01|57P02|ECONNRESET|EPIPE)$/.test(code) || /^Connection terminated unexpectedly$/.test(message);
}

/** 503 where the database is not reached, or takes no work. (docs/reference/idempotency.md#after-a-failure) */
export const databaseUnavailable = (): Refusal =>
  new Refusal('unavailable', 'database_unavailable', 'The service cannot reach its database. Try again shortly.', 1);

/** 503 where a statement, a lock or the wait for a connection took too long. */
export const databaseBusy = (): Refusal =>
  new Refusal('unavailable', 'database_busy', 'The service is busy. Nothing was changed. Try again shortly.', 1);

/** The refusal when COMMIT was sent and not answered. (docs/reference/idempotency.md#after-a-failure) */
export const outcomeUnknown = (): Refusal =>
  new Refusal(
    'unavailable',
    'outcome_unknown',
    'The outcome is unknown. Repeat the request with the same Idempotency-Key to get it.',
    1,
  );

/** Converts a database failure that callers should see into a Refusal. Returns any other error unchanged. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  // The log names its cause.
  if (isConnectionLost(error) || writeFailureStates.test(sqlStateOf(error) ?? ''))
    return Object.assign(databaseUnavailable(), { cause: error });
  const state = sqlStateOf(error) ?? '';
  if (isTransient(error) || state === '57014' || namingStates.has(state))
    return Object.assign(databaseBusy(), { cause: error });
  return error;
}

/** The database is away or busy: the same statement may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const refusal = toRefusal(error);
  return refusal instanceof Refusal && refusal.kind === 'unavailable';
}
