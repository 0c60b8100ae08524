import { openSignInLibrary, type SignInLibrary } from '#accounts/sign-in-library.js';
import { StaffAccounts } from '#accounts/staff-accounts.js';
import { TotpSteps } from '#accounts/totp-steps.js';
import type { Log } from '#config/log.js';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Module } from '@nestjs/common';
import type { Pool } from 'pg';
import { PortalSettings } from '../settings.js';
import { processLog } from '#config/process.module.js';
import { limitStore } from '#config/limit-store.module.js';
import { SecondFactor } from './second-factor.js';
import { SignIn } from './sign-in.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { SignInLimits } from './sign-in-limits.js';
import { openSignInPool, signInPool } from './sign-in-pool.js';

const signInLibrary = Symbol('sign-in library');

const hasSecureCookies = ({ portalUrl }: PortalSettings): boolean => portalUrl.startsWith('https:');

/** Accounts, sessions, second factors, and the limits of signing in. EdgeModule closes the connections. */
@Module({
  providers: [
    { provide: signInPool, inject: [PortalSettings, processLog], useFactory: openSignInPool },
    {
      provide: signInLibrary,
      inject: [signInPool, PortalSettings],
      useFactory: (pool: Pool, settings: PortalSettings) =>
        openSignInLibrary(pool, settings.sessionSecret, hasSecureCookies(settings)),
    },
    {
      provide: StaffAccounts,
      inject: [signInLibrary],
      useFactory: (library: SignInLibrary) => new StaffAccounts(library),
    },
    {
      provide: TotpSteps,
      inject: [signInLibrary, Database],
      useFactory: (library: SignInLibrary, db: Database) => new TotpSteps(library, db),
    },
    {
      provide: SignIn,
      inject: [signInLibrary, Database, TotpSteps],
      useFactory: (library: SignInLibrary, db: Database, steps: TotpSteps) => new SignIn(library, db, steps),
    },
    {
      provide: SecondFactor,
      inject: [Database, signInLibrary, StaffAccounts, TotpSteps],
      useFactory: (db: Database, library: SignInLibrary, accounts: StaffAccounts, steps: TotpSteps) =>
        new SecondFactor(db, library, accounts, steps),
    },
    {
      provide: SignInLimits,
      inject: [Database, limitStore, PortalSettings],
      useFactory: (db: Database, { store }: OpenLimitStore, settings: PortalSettings) =>
        new SignInLimits(db, store, settings.sessionSecret, hasSecureCookies(settings)),
    },
    {
      provide: FailedSignIns,
      inject: [Database, processLog],
      useFactory: (db: Database, log: Log) => new FailedSignIns(db, log),
    },
  ],
  exports: [signInPool, StaffAccounts, SignIn, SecondFactor, SignInLimits, FailedSignIns],
})
export class SignInModule {}
