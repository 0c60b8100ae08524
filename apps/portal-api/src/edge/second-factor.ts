import { Refusal } from '#domain/errors.js';
import { codesLocked } from '#domain/team/second-factor.js';
import { countCode, forgetWrongCodes } from '#persistence/account/second-factor.store.js';
import type { Database } from '#persistence/database/database.js';
import type { Browser } from './browser.js';
import { callRoute, cookieHeaderOf, unexpectedResponse, libraryHeadersOf } from './library-responses.js';
import { passwordWrong } from './portal-refusals.js';
import { callLibrary } from '#accounts/sign-in-connections.js';
import type { StaffAccounts } from '#accounts/staff-accounts.js';
import type { SignInLibrary } from '#accounts/sign-in-library.js';
import { readRecoveryCode } from '#accounts/recovery-code.js';
import { isTotp, type TotpSteps } from '#accounts/totp-steps.js';

/** 400, not 401: the session is valid. */
export const codeWrong = (): Refusal =>
  new Refusal('invalid', 'totp_invalid', 'The code is wrong. Check the clock of your device.');

export const totpEnabled = (): Refusal =>
  new Refusal('conflict', 'totp_enabled', 'The second factor is already enabled. Disable it first.');

/** The proof that is required to change the second factor. */
export interface GivenFactor {
  readonly staffId: string;
  readonly email: string;
  readonly password: string;
  /** A code of the authenticator app, or a recovery code. */
  readonly totp: string;
}

/** The second factor of the signed-in staff member: codes of an authenticator app, and recovery codes. */
export class SecondFactor {
  constructor(
    private readonly db: Database,
    private readonly library: SignInLibrary,
    private readonly accounts: StaffAccounts,
    private readonly steps: TotpSteps,
  ) {}

  /** Creates a second factor; `confirm` turns it on. @throws Refusal `invalid` password_wrong, `conflict` totp_enabled */
  async prepare(
    browser: Browser,
    password: string,
  ): Promise<{ readonly uri: string; readonly recoveryCodes: readonly string[] }> {
    const headers = libraryHeadersOf(browser);
    const begun = await callRoute(() =>
      this.library.api.enableTwoFactor({ body: { password, method: 'totp' }, headers, asResponse: true }),
    );
    if (begun.ok) {
      const { totpURI, backupCodes } = begun.body as { totpURI: string; backupCodes: string[] };
      return { uri: totpURI, recoveryCodes: backupCodes };
    }
    const { code } = begun.body as { code?: string };
    if (code === 'TOTP_ALREADY_ENABLED') throw totpEnabled();
    throw begun.status < 500 ? passwordWrong() : unexpectedResponse(begun);
  }

  /**
   * Turns the second factor on. Returns the id of the session that replaces the one of the request; undefined where the factor was on.
   * @throws Refusal `invalid` totp_invalid, `conflict` second_factor_unreadable
   */
  async confirm(browser: Browser, staffId: string, given: string): Promise<string | undefined> {
    const code = withoutSpaces(given);
    if (!(await this.steps.take(staffId, code))) throw codeWrong();
    const headers = libraryHeadersOf(browser);
    const done = await callRoute(() => this.library.api.verifyTOTP({ body: { code }, headers, asResponse: true }));
    if (!done.ok) throw done.status < 500 ? codeWrong() : unexpectedResponse(done);
    if (done.cookies.length === 0) return undefined;
    browser.setCookies(...done.cookies);
    const replaced = libraryHeadersOf(browser, cookieHeaderOf(done.cookies));
    return (await callLibrary(() => this.library.api.getSession({ headers: replaced })))?.session.id;
  }

  /**
   * Turns the second factor off. `record` runs before: after the library's commit a repeat is refused, and the change would be in no
   * audit log where the record failed.
   * @throws Refusal `invalid` password_wrong, totp_invalid; `conflict` second_factor_unreadable; `limited` rate_limited
   */
  async disable(browser: Browser, given: GivenFactor, record: () => Promise<void>): Promise<void> {
    await this.require(browser, given);
    await record();
    const body = { password: given.password };
    const headers = libraryHeadersOf(browser);
    const done = await callRoute(() => this.library.api.disableTwoFactor({ body, headers, asResponse: true }));
    if (!done.ok) throw unexpectedResponse(done);
    browser.setCookies(...done.cookies);
  }

  /**
   * Replaces the recovery codes. `record` runs before: the old codes are lost with the library's commit, and whatever fails after it
   * keeps the new ones from their owner.
   * @throws Refusal `invalid` password_wrong, totp_invalid; `conflict` second_factor_unreadable; `limited` rate_limited
   */
  async renewRecoveryCodes(
    browser: Browser,
    given: GivenFactor,
    record: () => Promise<void>,
  ): Promise<readonly string[]> {
    await this.require(browser, given);
    await record();
    const body = { password: given.password };
    const headers = libraryHeadersOf(browser);
    const done = await callRoute(() => this.library.api.generateBackupCodes({ body, headers, asResponse: true }));
    if (!done.ok) throw unexpectedResponse(done);
    return (done.body as { backupCodes: string[] }).backupCodes;
  }

  /**
   * Checks the password first, because checking a code uses it up. The library counts wrong codes only at sign-in; a code is
   * counted as wrong before it is checked, so that of many at one instant no more are checked.
   */
  private async require(browser: Browser, { staffId, email, password, totp }: GivenFactor): Promise<void> {
    if ((await this.accounts.checkPassword(email, password))?.staffId !== staffId) throw passwordWrong();
    await this.steps.requireReadable(staffId);
    const counted = await countCode(this.db, staffId);
    if (counted === 'locked') throw codesLocked();
    if (counted === 'off') throw codeWrong();
    const code = withoutSpaces(totp);
    const isRight = isTotp(code) ? await this.steps.take(staffId, code) : await this.takeRecoveryCode(browser, code);
    if (!isRight) throw codeWrong();
    await forgetWrongCodes(this.db, staffId);
  }

  private async takeRecoveryCode(browser: Browser, code: string): Promise<boolean> {
    const body = { code: readRecoveryCode(code), disableSession: true };
    const headers = libraryHeadersOf(browser);
    const done = await callRoute(() => this.library.api.verifyBackupCode({ body, headers, asResponse: true }));
    if (done.status >= 500) throw unexpectedResponse(done);
    return done.ok;
  }
}

const withoutSpaces = (code: string): string => code.replaceAll(/\s/g, '');
