import type { Database } from '../database/database.js';
import { selfCommitting } from '../database/statement.js';

/** What an attempt is counted for, and how many failures are allowed within the window. */
export interface AttemptSubject {
  readonly subject: string;
  readonly limit: number;
}

export interface AttemptVerdict {
  /** Above 0 when refused: the seconds until another attempt is allowed. */
  readonly waitSeconds: number;
  /** The limit depends on attempts that are still running: ask again when they have ended. */
  readonly pending: boolean;
}

const begin = selfCommitting<AttemptVerdict>(
  'begin_attempt',
  `select wait_seconds as "waitSeconds", pending from sign_in.begin_attempt($1, $2, $3, $4)`,
);

/** Reserves an attempt for all subjects, or for none. */
export async function beginAttempt(
  db: Database,
  id: string,
  subjects: readonly AttemptSubject[],
  windowSeconds: number,
): Promise<AttemptVerdict> {
  const names = subjects.map(({ subject }) => subject);
  const limits = subjects.map(({ limit }) => limit);
  const [verdict] = await db.execute(begin, [id, names, limits, windowSeconds]);
  return verdict ?? { waitSeconds: 1, pending: false };
}

const saveFailed = selfCommitting<never>(
  'save_failed_attempt',
  'update sign_in.attempts set failed = true where subject = any($1::text[]) and id = $2',
);
const release = selfCommitting<never>(
  'release_attempt',
  'delete from sign_in.attempts where subject = any($1::text[]) and id = $2',
);

/** Ends an attempt: a failed one counts until its window has passed, a successful one stops counting. */
export async function endAttempt(
  db: Database,
  id: string,
  subjects: readonly AttemptSubject[],
  failed: boolean,
): Promise<void> {
  await db.execute(failed ? saveFailed : release, [subjects.map(({ subject }) => subject), id]);
}
