import { randomBytes } from 'node:crypto';
import { SignIn } from '#portal/edge/sign-in.js';
import { openSignInLibrary } from '#portal/edge/sign-in-library.js';
import pg from 'pg';

/**
 * Runs `work` with the portal's sign-in on its own connections. Nothing is signed or encrypted by what makes accounts, so
 * any secret does.
 */
export async function withSignIn<Result>(
  databaseUrl: string,
  work: (signIn: SignIn) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 2_000,
    application_name: 'loyalty-operate-sign-in',
    options: '-c search_path=sign_in',
  });
  try {
    return await work(new SignIn(openSignInLibrary(pool, randomBytes(32).toString('base64url'), false)));
  } finally {
    await pool.end();
  }
}
