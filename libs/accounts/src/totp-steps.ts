import { timingSafeEqual } from 'node:crypto';
import { secondFactorUnreadable } from '#domain/team/second-factor.js';
import type { Database } from '#persistence/database/database.js';
import { findTotpSecret, useTotpStep } from '#persistence/account/sign-in.store.js';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { SignInLibrary } from './sign-in-library.js';

const stepMs = 30_000;

/** Passed to the library in place of a used code: it is counted as a wrong one. */
export const usedCode = 'used';

export const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * Uses up codes of authenticator apps. The library accepts a code for 90 seconds, but it must work once (RFC 6238, 5.2): one
 * statement stores the time step of the code, unless that step or a later one was used before.
 */
export class TotpSteps {
  constructor(
    private readonly library: SignInLibrary,
    private readonly db: Database,
  ) {}

  /** True once for each right code. @throws Refusal `conflict` second_factor_unreadable */
  async take(staffId: string | undefined, code: string): Promise<boolean> {
    const secret = staffId === undefined || !isTotp(code) ? undefined : await this.secretOf(staffId);
    if (staffId === undefined || secret === undefined) return false;
    const step = await stepOf(secret, code);
    return step !== undefined && useTotpStep(this.db, staffId, step);
  }

  /** Where another SESSION_SECRET has encrypted it, no code can be checked. @throws Refusal `conflict` second_factor_unreadable */
  async requireReadable(staffId: string | undefined): Promise<void> {
    if (staffId !== undefined) await this.secretOf(staffId);
  }

  private async secretOf(staffId: string): Promise<string | undefined> {
    const encrypted = await findTotpSecret(this.db, staffId);
    if (encrypted === undefined) return undefined;
    const { secretConfig } = await this.library.$context;
    return symmetricDecrypt({ key: secretConfig, data: encrypted }).catch(() => {
      throw secondFactorUnreadable();
    });
  }
}

/** The time step of this code: the current one, or the one before or after it, for clocks that differ. */
async function stepOf(secret: string, code: string): Promise<number | undefined> {
  const now = Math.floor(Date.now() / stepMs);
  const steps = [now + 1, now, now - 1];
  const codes = await Promise.all(steps.map((step) => createOTP(secret).hotp(step)));
  return steps.find((_, at) => timingSafeEqual(Buffer.from(codes[at] ?? ''), Buffer.from(code)));
}
