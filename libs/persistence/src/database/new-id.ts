import { V7Generator } from 'uuidv7';

const generator = new V7Generator();

/** How far behind the generator's last instant a new id may be: beyond it, the id is of the past, as demo history is. */
const rollbackMs = 10_000;

/**
 * A new UUIDv7 of the instant `now`. Ids of one process never go back within the same instants, so what one transaction
 * makes in order is listed in order.
 */
export const newId = (now: Date): string => generator.generateOrResetCore(now.getTime(), rollbackMs).toString();

/** In SQL: the least id of an instant, for ids that are at or after it. */
export const idAt = (instant: string): string =>
  `(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;
