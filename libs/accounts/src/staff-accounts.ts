import { runWithTransaction } from '@better-auth/core/context';
import { hashPassword, matchesHash } from './password-hash.js';
import { callLibrary } from './sign-in-connections.js';
import type { SignInLibrary } from './sign-in-library.js';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** A password that was right, by the hash against which it was checked. */
export interface VerifiedPassword {
  readonly staffId: string;
  readonly passwordHash: string;
}

type LibraryContext = Awaited<SignInLibrary['$context']>;

/** Accounts of the staff, in the tables of the sign-in library. */
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

  /** Finds the staff member with this e-mail and password; takes the same time for an unknown e-mail. */
  async checkPassword(email: string, password: string): Promise<VerifiedPassword | undefined> {
    const found = await this.call(({ internalAdapter }) =>
      internalAdapter.findUserByEmail(email, { includeAccounts: true }),
    );
    const stored = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
    if (!found || !stored) {
      await hashPassword(password);
      return undefined;
    }
    return (await matchesHash(stored, password)) ? { staffId: found.user.id, passwordHash: stored } : undefined;
  }

  private async call<Result>(work: (context: LibraryContext) => Promise<Result>): Promise<Result> {
    const context = await this.library.$context;
    return callLibrary(() => work(context));
  }
}
