import { randomBytes } from 'node:crypto';
import { readDatabaseUrl } from '#persistence/database/connections/database-url.js';
import { sessionOptions } from '#persistence/database/session-options.js';
import { openSignInLibrary } from '#accounts/sign-in-library.js';
import { StaffAccounts } from '#accounts/staff-accounts.js';
import pg from 'pg';

/** Runs `work` on connections of its own. Creating accounts signs and encrypts nothing, so the secret is a random one. */
export async function withAccounts<Result>(
  databaseUrl: string,
  work: (accounts: StaffAccounts) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({
    ...readDatabaseUrl(databaseUrl),
    max: 2,
    connectionTimeoutMillis: 2_000,
    application_name: 'loyalty-operate-sign-in',
    options: `${sessionOptions} -c search_path=sign_in`,
  });
  try {
    const library = openSignInLibrary(pool, randomBytes(32).toString('base64url'), false);
    return await work(new StaffAccounts(library));
  } finally {
    await pool.end();
  }
}
