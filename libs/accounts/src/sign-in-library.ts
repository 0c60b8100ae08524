import { wrongCodesLock } from '#domain/team/second-factor.js';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Pool } from 'pg';
import { uuidv7 } from 'uuidv7';
import { hashPassword, matchesHash } from './password-hash.js';
import { passwordLength } from './password-rules.js';
import { newRecoveryCode } from './recovery-code.js';
import { libraryPool } from './sign-in-connections.js';

const daySeconds = 24 * 60 * 60;

/** The header with the client's address, for the library. */
export const addressHeader = 'x-client-address';

const createdAndUpdated = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** The library's models in our tables, with the column names of this database. */
const models = {
  user: {
    modelName: 'staff',
    fields: { emailVerified: 'email_verified', ...createdAndUpdated },
  },
  session: {
    modelName: 'sessions',
    expiresIn: 7 * daySeconds,
    updateAge: daySeconds / 24,
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...createdAndUpdated,
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      idToken: 'id_token',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...createdAndUpdated,
    },
  },
  verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...createdAndUpdated } },
} as const;

const secondFactor = () =>
  twoFactor({
    issuer: 'Loyalty Rewards',
    accountLockout: { maxFailedAttempts: wrongCodesLock.codes, durationSeconds: wrongCodesLock.seconds },
    backupCodeOptions: { customBackupCodesGenerate: () => Array.from({ length: 10 }, newRecoveryCode) },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'two_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          lockedUntil: 'locked_until',
          failedVerificationCount: 'failed_verification_count',
        },
      },
    },
  });

/**
 * The sign-in library on the tables of the schema sign_in: passwords, sessions, second factors. Its own routes are not
 * served: the portal's routes call it (docs/decisions/0032). Its callers limit attempts, so its own limits are off.
 */
export function openSignInLibrary(pool: Pool, secret: string, secureCookies: boolean) {
  return betterAuth({
    database: libraryPool(pool),
    secret,
    baseURL: 'http://portal.invalid',
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => matchesHash(stored, password),
      },
    },
    ...models,
    plugins: [secondFactor()],
    advanced: {
      cookiePrefix: 'loyalty',
      useSecureCookies: secureCookies,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/' },
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  });
}

export type SignInLibrary = ReturnType<typeof openSignInLibrary>;
