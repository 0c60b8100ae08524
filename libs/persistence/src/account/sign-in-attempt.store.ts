import { one, type Reader, statement } from '../database/statement.js';

/** Whom an attempt counts against, and how many failures they may have within the window. */
export interface AttemptSubject {
  readonly subject: string;
  readonly limit: number;
}

export interface AttemptVerdict {
  /** Above 0: refused, and so many seconds until there is room. */
  readonly waitSeconds: number;
  /** Others are in flight: whether there is room is known when they have ended. */
  readonly pending: boolean;
}

const begin = statement<AttemptVerdict>(
  'begin_attempt',
  `select wait_seconds as "waitSeconds", pending from sign_in.begin_attempt($1, $2, $3, $4)`,
);

/** Reserves an attempt in all its subjects, or in none. */
export async function beginAttempt(
  reader: Reader,
  id: string,
  subjects: readonly AttemptSubject[],
  windowSeconds: number,
): Promise<AttemptVerdict> {
  const names = subjects.map(({ subject }) => subject);
  const limits = subjects.map(({ limit }) => limit);
  const verdict = await one(reader, begin, [id, names, limits, windowSeconds]);
  return verdict ?? { waitSeconds: 1, pending: false };
}

const keep = statement<never>(
  'keep_failed_attempt',
  'update sign_in.attempts set failed = true where subject = any($1::text[]) and id = $2',
);
const giveBack = statement<never>(
  'give_back_attempt',
  'delete from sign_in.attempts where subject = any($1::text[]) and id = $2',
);

/** Ends an attempt: one that failed counts until its window has passed, any other counts no more. */
export async function endAttempt(
  reader: Reader,
  id: string,
  subjects: readonly AttemptSubject[],
  failed: boolean,
): Promise<void> {
  await reader.query(failed ? keep : giveBack, [subjects.map(({ subject }) => subject), id]);
}
