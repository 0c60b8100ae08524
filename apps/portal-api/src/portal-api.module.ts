import { openSignInLibrary, type SignInLibrary } from '#accounts/sign-in-library.js';
import { StaffAccounts } from '#accounts/staff-accounts.js';
import { TotpSteps } from '#accounts/totp-steps.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { Database } from '#persistence/database/database.js';
import { dataSourceOptions } from '#persistence/data-source.js';
import { readDatabaseUrl } from '#persistence/database/database-url.js';
import { type OpenLimitStore, openLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import type { Log } from '#config/log.js';
import { Shutdown } from '#config/shutdown.js';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ChangePassword } from './account/change-password.js';
import { ConfirmTotp } from './account/confirm-totp.js';
import { DisableTotp } from './account/disable-totp.js';
import { EndOwnSession } from './account/end-own-session.js';
import { ListOwnSessions } from './account/list-own-sessions.js';
import { PrepareTotp } from './account/prepare-totp.js';
import { RenameAccount } from './account/rename-account.js';
import { RenewRecoveryCodes } from './account/renew-recovery-codes.js';
import { SecondFactor } from './edge/second-factor.js';
import { SignIn } from './edge/sign-in.js';
import { SignInJournal } from './edge/sign-in-journal.js';
import { SignInLimits } from './edge/sign-in-limits.js';
import { Health } from './health/health.js';
import { CreateKey } from './keys/create-key.js';
import { ListKeys } from './keys/list-keys.js';
import { ReadKey } from './keys/read-key.js';
import { RevokeKey } from './keys/revoke-key.js';
import { RotateKey } from './keys/rotate-key.js';
import { AcceptPasswordReset } from './account/accept-password-reset.js';
import { RequestPasswordReset } from './account/request-password-reset.js';
import { CreateMerchant } from './support/create-merchant.js';
import { ListAuditLogOfMerchant } from './support/list-audit-log-of-merchant.js';
import { ListFailedAuthentications } from './support/list-failed-authentications.js';
import { ListKeysOfMerchant } from './support/list-keys-of-merchant.js';
import { ListMerchants } from './support/list-merchants.js';
import { ReadMerchant } from './support/read-merchant.js';
import { ReadUsageOfMerchant } from './support/read-usage-of-merchant.js';
import { ChangeRole } from './team/change-role.js';
import { EndSessionsOfMember } from './team/end-sessions-of-member.js';
import { Invite } from './team/invite.js';
import { ListInvitations } from './team/list-invitations.js';
import { ListTeam } from './team/list-team.js';
import { RemoveMember } from './team/remove-member.js';
import { ResendInvitation } from './team/resend-invitation.js';
import { WithdrawInvitation } from './team/withdraw-invitation.js';
import { ReadUsage } from './usage/read-usage.js';
import { UsageReport } from './usage/usage-report.js';
import { AcceptInvitation } from './team/accept-invitation.js';
import { LookUpInvitation } from './team/look-up-invitation.js';
import { ListAuditLog } from './audit/list-audit-log.js';
import { CloseSession } from './session/close-session.js';
import { OpenSession } from './session/open-session.js';
import { ReadSession } from './session/read-session.js';
import { PortalSetup, type PortalSettings } from './settings.js';
import { programmeRoutes } from './programme/programme-routes.js';
import { CreateCustomer } from './customers/create-customer.js';
import { ImportCustomers } from './customers/import-customers.js';
import { ListCustomers } from './customers/list-customers.js';
import { ReadCustomer } from './customers/read-customer.js';
import { UpdateCustomer } from './customers/update-customer.js';
import { AdjustVoucher } from './vouchers/adjust-voucher.js';
import { CancelVoucher } from './vouchers/cancel-voucher.js';
import { DownloadVoucherPdf } from './vouchers/download-voucher-pdf.js';
import { IssueVoucher } from './vouchers/issue-voucher.js';
import { ListVouchers } from './vouchers/list-vouchers.js';
import { ReadVoucher } from './vouchers/read-voucher.js';
import { SendVoucher } from './vouchers/send-voucher.js';
import { ReadOverview } from './overview/read-overview.js';

/** Every route of the portal's API, a class each. */
const routes = [
  ...[OpenSession, ReadSession, CloseSession],
  ...[RenameAccount, ChangePassword, PrepareTotp, ConfirmTotp, DisableTotp, RenewRecoveryCodes],
  ...[ListOwnSessions, EndOwnSession],
  ...[ListKeys, CreateKey, ReadKey, RotateKey, RevokeKey],
  ReadOverview,
  ...programmeRoutes,
  ...[ListCustomers, CreateCustomer, ReadCustomer, UpdateCustomer, ImportCustomers],
  ...[ListVouchers, IssueVoucher, ReadVoucher, AdjustVoucher, CancelVoucher, SendVoucher, DownloadVoucherPdf],
  ...[ListTeam, ChangeRole, RemoveMember, EndSessionsOfMember],
  ...[ListInvitations, Invite, WithdrawInvitation, ResendInvitation],
  ...[LookUpInvitation, AcceptInvitation, RequestPasswordReset, AcceptPasswordReset],
  ...[ListAuditLog, ReadUsage],
  ...[ListMerchants, CreateMerchant, ReadMerchant, ListKeysOfMerchant, ReadUsageOfMerchant],
  ...[ListFailedAuthentications, ListAuditLogOfMerchant],
];

/** What Nest hands the store of the limits out by. */
export const limitStore = Symbol('limit store');
/** The sign-in library's own connections, on the schema of its tables. */
export const signInPool = Symbol('sign-in pool');
const signInLibrary = Symbol('sign-in library');

function openSignInPool(settings: PortalSettings, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...readDatabaseUrl(settings.databaseUrl),
    max: Math.max(2, Math.floor(settings.databasePoolSize / 2)),
    connectionTimeoutMillis: 2_000,
    query_timeout: 8_000,
    application_name: 'loyalty-portal-sign-in',
    options: '-c search_path=sign_in -c statement_timeout=5000 -c lock_timeout=2000',
  });
  pool.on('error', ({ message }) => log.debug({ reason: message }, 'sign-in connection'));
  return pool;
}

const openDatabase = (source: DataSource): Database => new Database(source, { boundedReads: true });

function signInProviders(settings: PortalSettings, log: Log): Provider[] {
  const secureCookies = settings.portalUrl.startsWith('https:');
  const secret = settings.sessionSecret;
  return [
    { provide: signInPool, useFactory: () => openSignInPool(settings, log) },
    {
      provide: signInLibrary,
      inject: [signInPool],
      useFactory: (pool: pg.Pool) => openSignInLibrary(pool, secret, secureCookies),
    },
    {
      provide: SignIn,
      inject: [signInLibrary, Database],
      useFactory: (library: SignInLibrary, db: Database) => new SignIn(library, db),
    },
    {
      provide: StaffAccounts,
      inject: [signInLibrary],
      useFactory: (library: SignInLibrary) => new StaffAccounts(library),
    },
    {
      provide: SecondFactor,
      inject: [signInLibrary, Database, StaffAccounts],
      useFactory: (library: SignInLibrary, db: Database, accounts: StaffAccounts) =>
        new SecondFactor(library, accounts, new TotpSteps(library, db)),
    },
    {
      provide: limitStore,
      inject: [Database],
      useFactory: (db: Database) => openLimitStore(db, settings.redis, log),
    },
    {
      provide: SignInLimits,
      inject: [Database, limitStore],
      useFactory: (db: Database, { store }: OpenLimitStore) => new SignInLimits(db, store, secret, secureCookies),
    },
    {
      provide: SignInJournal,
      inject: [Database],
      useFactory: (db: Database) => new SignInJournal(db, log),
    },
  ];
}

@Module({})
export class PortalApiModule {
  static with(settings: PortalSettings, log: Log, shutdown: Shutdown): DynamicModule {
    const { databaseUrl: url, databasePoolSize: poolSize } = settings;
    return {
      module: PortalApiModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions({ url, poolSize, applicationName: 'loyalty-portal' }),
          retryAttempts: 10,
          retryDelay: 1_000,
        }),
      ],
      controllers: [Health, ...routes],
      providers: [
        { provide: Shutdown, useValue: shutdown },
        { provide: Database, inject: [DataSource], useFactory: openDatabase },
        ...signInProviders(settings, log),
        { provide: CursorSecret, useValue: new CursorSecret(settings.cursorSecret) },
        {
          provide: UsageReport,
          inject: [Database, limitStore],
          useFactory: (db: Database, { store }: OpenLimitStore) => new UsageReport(db, store, settings.limits),
        },
        { provide: PortalSetup, useValue: new PortalSetup(settings) },
      ],
    };
  }
}
