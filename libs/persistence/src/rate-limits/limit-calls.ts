import { selfCommitting } from '../database/statement.js';
import type { WindowState } from '#domain/keys/limits.js';
import { logOf } from './limit-logs.js';
import type { Slot, Subject, Window } from './limit-store.js';

/** The verdict on a call. The figures are those of the windows with place 1, 2 and 3; null for a window that was not judged. */
export interface VerdictRow {
  readonly n: number;
  readonly admitted: boolean;
  readonly used1: number | null;
  readonly freeMs1: number | null;
  readonly used2: number | null;
  readonly freeMs2: number | null;
  readonly used3: number | null;
  readonly freeMs3: number | null;
}

/** A request to judge, or a slot to free. */
export interface Call {
  readonly subject: Subject;
  /** The log of the slot and of the windows with place 1 and 2. */
  readonly log: string;
  /** The log of the window with place 3. */
  readonly other?: string | undefined;
  /** By place. */
  readonly windows?: readonly (Window | undefined)[];
  readonly slot?: Slot | undefined;
  /** The lease of the slot to free. */
  readonly release?: string;
}

export const admitTogether = selfCommitting<VerdictRow>(
  'admit_together',
  `select n, admitted, used_1 as "used1", free_ms_1 as "freeMs1", used_2 as "used2", free_ms_2 as "freeMs2",
     used_3 as "used3", free_ms_3 as "freeMs3"
   from admit_together($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
  'quick',
);
/** The slots of a subject are kept in this log. */
export const slotLog = logOf('requestsPerMinute').log;

const places = [1, 2, 3] as const;

/** The arrays that admit_together takes. */
export const valuesOf = (calls: readonly Call[]): unknown[] => [
  arrayOf(calls, ({ subject }) => subject.merchantId),
  calls.map(({ subject }) => subject.id),
  calls.map(({ log }) => log),
  calls.map(({ other }) => other),
  ...places.flatMap((place) => [
    arrayOf(calls, ({ windows }) => microseconds(windows?.[place]?.windowMs)),
    arrayOf(calls, ({ windows }) => windows?.[place]?.limit),
  ]),
  arrayOf(calls, ({ slot }) => slot?.lease),
  arrayOf(calls, ({ slot }) => slot?.limit),
  arrayOf(calls, ({ slot }) => microseconds(slot?.leaseMs)),
  arrayOf(calls, ({ release }) => release),
];

const microseconds = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : ms * 1_000);

/** An array of numbers or UUIDs as PostgreSQL reads it. They need no quotes, which the driver would look for in each. */
export const arrayOf = (calls: readonly Call[], valueOf: (call: Call) => number | string | undefined): string =>
  `{${calls.map((call) => valueOf(call) ?? 'null').join(',')}}`;

/** @throws Error for windows of more than two logs */
export function callOf(subject: Subject, windows: readonly Window[], slot: Slot | undefined): Call {
  const logs = new Set(windows.map(({ name }) => logOf(name).log));
  if (slot) logs.add(slotLog);
  const [log = slotLog, other, tooMany] = [...logs].toSorted(slotLogFirst);
  if (tooMany !== undefined) throw new Error('A request counts in two logs at most.');
  const byPlace: (Window | undefined)[] = [];
  for (const window of windows) byPlace[placeOf(window, log)] = window;
  return { subject, log, other, windows: byPlace, slot };
}

const placeOf = ({ name }: Window, log: string): 1 | 2 | 3 => (logOf(name).log === log ? logOf(name).place : 3);

const slotLogFirst = (a: string, b: string): number => Number(b === slotLog) - Number(a === slotLog);

/** The state of a window in the log of a call; nothing is used when the subject has no log yet. */
export function stateOf(window: Window, { log }: Call, row: VerdictRow | undefined): WindowState {
  const place = placeOf(window, log);
  const { name, limit } = window;
  return { name, limit, used: row?.[`used${place}`] ?? 0, freeInMs: row?.[`freeMs${place}`] ?? 0 };
}
