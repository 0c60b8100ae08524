import { readDatabaseUrl } from '#persistence/database/connections/database-url.js';
import { sessionOptions } from '#persistence/database/session-options.js';
import type { Log } from '#config/log.js';
import pg from 'pg';
import type { PortalSettings } from '../settings.js';

/** The token of the sign-in library's connections. */
export const signInPool = Symbol('sign-in pool');

/** Connections for the sign-in library, on the schema of its tables. */
export function openSignInPool({ databaseUrl, databasePoolSize }: PortalSettings, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...readDatabaseUrl(databaseUrl),
    max: Math.max(2, Math.floor(databasePoolSize / 2)),
    connectionTimeoutMillis: 2_000,
    query_timeout: 8_000,
    application_name: 'loyalty-portal-sign-in',
    options: `${sessionOptions} -c search_path=sign_in -c statement_timeout=5000 -c lock_timeout=2000`,
  });
  pool.on('error', ({ message }) => log.debug({ reason: message }, 'sign-in connection'));
  return pool;
}
