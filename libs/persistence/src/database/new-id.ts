import { V7Generator } from 'uuidv7';

const generator = new V7Generator();

/** How far an id's time may be behind the newest id of this process before it counts as historical, as in demo data. */
const rollbackMs = 10_000;
/** How far the time of an id may be ahead of the creation of its row. */
export const maxLeadMs = rollbackMs + 1;

/**
 * Returns a new UUIDv7 for the instant `now`. Ids of one process are monotonic, so rows that one transaction creates
 * are listed in creation order.
 */
export const newId = (now: Date): string => generator.generateOrResetCore(now.getTime(), rollbackMs).toString();

/** The smallest id of an instant; for one before 1970 the smallest id of all. */
export const firstIdAt = (instant: Date): string =>
  `${Math.max(0, instant.getTime()).toString(16).padStart(12, '0')}${'0'.repeat(20)}`.replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
    '$1-$2-$3-$4-$5',
  );

/** The instant of an id, in milliseconds. */
export const instantOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));

/** SQL for the instant of an id. */
export const timeOfId = (id: string): string =>
  `to_timestamp(('x' || substr(replace(${id}::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)`;

/** SQL for the smallest id of an instant, to select ids created at or after it. */
export const idAt = (instant: string): string =>
  `(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;
