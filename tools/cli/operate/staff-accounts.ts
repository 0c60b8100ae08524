import { randomBytes } from 'node:crypto';
import type { Database } from '#persistence/database/database.js';
import { readDatabaseUrl } from '#persistence/database/database-url.js';
import { SignIn } from '#portal/edge/sign-in.js';
import { openSignInLibrary } from '#portal/edge/sign-in-library.js';
import pg from 'pg';

/**
 * Runs `work` with the portal's sign-in on its own connections. Nothing is signed or encrypted by what makes accounts, so
 * any secret does.
 */
export async function withSignIn<Result>(
  db: Database,
  databaseUrl: string,
  work: (signIn: SignIn) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({
    ...readDatabaseUrl(databaseUrl),
    max: 2,
    connectionTimeoutMillis: 2_000,
    application_name: 'loyalty-operate-sign-in',
    options: '-c search_path=sign_in',
  });
  try {
    const library = openSignInLibrary(pool, randomBytes(32).toString('base64url'), false);
    return await work(new SignIn(library, db));
  } finally {
    await pool.end();
  }
}
