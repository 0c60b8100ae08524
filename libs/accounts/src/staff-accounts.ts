import { runWithTransaction } from '@better-auth/core/context';
import { hashPassword, matchesHash } from './password-hash.js';
import { callLibrary } from './sign-in-connections.js';
import type { SignInLibrary } from './sign-in-library.js';

/** A session as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly current: boolean;
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

type LibraryContext = Awaited<SignInLibrary['$context']>;

/** Accounts and sessions of the staff, in the tables of the sign-in library. */
export class StaffAccounts {
  constructor(private readonly library: SignInLibrary) {}

  /** Creates an account with its password, or nothing, for an e-mail that the caller has verified. Returns its uuid. */
  async create({ email, name, password }: NewAccount): Promise<string> {
    const hash = await hashPassword(password);
    return this.call(({ adapter, internalAdapter }) =>
      runWithTransaction(adapter, async () => {
        const method = { method: 'email-password' } as const;
        const { id } = await internalAdapter.createUser({ email, name, emailVerified: true }, method);
        await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password: hash });
        return id;
      }),
    );
  }

  rename(staffId: string, name: string): Promise<void> {
    return this.call(async ({ internalAdapter }) => {
      await internalAdapter.updateUser(staffId, { name });
    });
  }

  /** The staff member with this e-mail and password; takes the same time for an unknown e-mail. */
  async checkPassword(email: string, password: string): Promise<string | undefined> {
    const found = await this.call(({ internalAdapter }) =>
      internalAdapter.findUserByEmail(email, { includeAccounts: true }),
    );
    const stored = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
    if (!found || !stored) {
      await hashPassword(password);
      return undefined;
    }
    return (await matchesHash(stored, password)) ? found.user.id : undefined;
  }

  /** The sessions that have not expired, the latest used first. */
  async listSessions(staffId: string, currentId: string): Promise<OwnSession[]> {
    const sessions = await this.call(({ internalAdapter }) => internalAdapter.listSessions(staffId));
    return sessions
      .filter(({ expiresAt }) => expiresAt > new Date())
      .map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
        id,
        createdAt,
        lastSeenAt: updatedAt,
        current: id === currentId,
        address: ipAddress || null,
        userAgent: userAgent || null,
      }))
      .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
  }

  /** Ends the sessions that `which` selects; returns how many. */
  endSessions(staffId: string, which: (sessionId: string) => boolean): Promise<number> {
    return this.call(async ({ internalAdapter }) => {
      const sessions = (await internalAdapter.listSessions(staffId)).filter(({ id }) => which(id));
      for (const { token } of sessions) await internalAdapter.deleteSession(token);
      return sessions.length;
    });
  }

  private async call<Result>(work: (context: LibraryContext) => Promise<Result>): Promise<Result> {
    const context = await this.library.$context;
    return callLibrary(() => work(context));
  }
}
