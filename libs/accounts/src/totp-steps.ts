import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#persistence/database/database.js';
import { findTotpSecret, useTotpStep } from '#persistence/account/sign-in.store.js';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { SignInLibrary } from './sign-in-library.js';

const stepMs = 30_000;

/** What the library is given in place of a code that was used: it is none, and counts as a wrong one. */
export const usedCode = 'used';

export const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * Takes codes of authenticator apps. The library says whether a code is right at this moment; it is right for 90 seconds,
 * and must work once (RFC 6238, 5.2). So the time step of a code is found here, and taken if no code of it or of a later one
 * was: in one statement, for all processes.
 */
export class TotpSteps {
  constructor(
    private readonly library: SignInLibrary,
    private readonly db: Database,
  ) {}

  /** True once for each right code. */
  async take(staffId: string | undefined, code: string): Promise<boolean> {
    if (staffId === undefined || !isTotp(code)) return false;
    const encrypted = await findTotpSecret(this.db, staffId);
    if (encrypted === undefined) return false;
    const { secretConfig } = await this.library.$context;
    const secret = await symmetricDecrypt({ key: secretConfig, data: encrypted });
    const step = await stepOf(secret, code);
    return step !== undefined && useTotpStep(this.db, staffId, step);
  }
}

/** The step whose code this is: now, or one before or after, for clocks that differ. */
async function stepOf(secret: string, code: string): Promise<number | undefined> {
  const now = Math.floor(Date.now() / stepMs);
  const steps = [now + 1, now, now - 1];
  const codes = await Promise.all(steps.map((step) => createOTP(secret).hotp(step)));
  return steps.find((_, at) => timingSafeEqual(Buffer.from(codes[at] ?? ''), Buffer.from(code)));
}
