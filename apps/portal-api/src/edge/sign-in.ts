import { codesLocked } from '#domain/team/second-factor.js';
import { dayMs } from '#domain/time.js';
import type { SignInProof } from '#operations/account/record-sign-in.js';
import type { Database } from '#persistence/database/database.js';
import { findPasswordHash } from '#persistence/account/password.store.js';
import type { Browser } from './browser.js';
import { credentialsInvalid, totpInvalid, totpRequired } from './portal-refusals.js';
import {
  type LibraryResponse,
  callRoute,
  cookieHeaderOf,
  unexpectedResponse,
  libraryHeadersOf,
} from './library-responses.js';
import { callLibrary } from '#accounts/sign-in-connections.js';
import { findStaffIdByEmail } from '#persistence/account/sign-in.store.js';
import type { SignInLibrary } from '#accounts/sign-in-library.js';
import { readRecoveryCode } from '#accounts/recovery-code.js';
import { isTotp, TotpSteps, usedCode } from '#accounts/totp-steps.js';

/** A session that was opened. Its cookies are not in the response yet. */
export interface OpenedSession extends SignInProof {
  readonly cookies: readonly string[];
}

/** Each use of a session extends it for the library. Who has stolen a cookie could use it for ever. */
const maxSessionMs = 90 * dayMs;

/** The sessions of requests, by the sign-in library. It decides nothing about merchants. */
export class SignIn {
  constructor(
    private readonly library: SignInLibrary,
    private readonly db: Database,
    private readonly steps: TotpSteps,
  ) {}

  /**
   * Opens a session for the right e-mail, password and, where it is on, second factor. The caller records it
   * (`confirmSignIn`) and then sets its cookies, or discards it: no response that refuses a sign-in has a cookie.
   * @throws Refusal `unauthenticated`: credentials_invalid, totp_required, totp_invalid; `conflict` second_factor_unreadable (docs/reference/portal.md#sign-in)
   */
  async open(
    browser: Browser,
    {
      email,
      password,
      totp,
    }: { readonly email: string; readonly password: string; readonly totp?: string | undefined },
  ): Promise<OpenedSession> {
    const headers = libraryHeadersOf(browser, '');
    const passwordHash = await findPasswordHash(this.db, email);
    const first = await callRoute(() =>
      this.library.api.signInEmail({ body: { email, password }, headers, asResponse: true }),
    );
    if (!first.ok)
      throw first.status === 401 || first.status === 400 ? credentialsInvalid() : unexpectedResponse(first);
    if (!(first.body as { twoFactorRedirect?: boolean }).twoFactorRedirect) {
      return { staffId: userOf(first), passwordHash, withSecondFactor: false, cookies: first.cookies };
    }
    if (totp === undefined) throw totpRequired();
    const second = await this.secondStep(libraryHeadersOf(browser, cookieHeaderOf(first.cookies)), email, totp);
    return { staffId: userOf(second), passwordHash, withSecondFactor: true, cookies: second.cookies };
  }

  /** Replaces a code that was used before with one that the library counts as wrong. */
  private async unusedCode(staffId: string | undefined, code: string): Promise<string> {
    return (await this.steps.take(staffId, code)) ? code : usedCode;
  }

  /**
   * Runs `confirm` for a session that was opened, and sets its cookies. Where it fails, the session ends; while the database
   * is away the session's row may stay, but no browser has its cookie.
   * @throws what `confirm` throws
   */
  async keep<Result>(browser: Browser, { cookies }: OpenedSession, confirm: () => Promise<Result>): Promise<Result> {
    try {
      const result = await confirm();
      browser.setCookies(...cookies);
      return result;
    } catch (error) {
      const headers = libraryHeadersOf(browser, cookieHeaderOf(cookies));
      await callRoute(() => this.library.api.signOut({ headers, asResponse: true })).catch(() => undefined);
      throw error;
    }
  }

  private async secondStep(headers: Headers, email: string, totp: string): Promise<LibraryResponse> {
    const code = totp.replaceAll(/\s/g, '');
    const staffId = await findStaffIdByEmail(this.db, email);
    // Recovery codes are encrypted under the same secret. A code of the app reads it in any case.
    if (!isTotp(code)) await this.steps.requireReadable(staffId);
    const body = { code: isTotp(code) ? await this.unusedCode(staffId, code) : readRecoveryCode(code) };
    const second = await callRoute(() =>
      isTotp(code)
        ? this.library.api.verifyTOTP({ body, headers, asResponse: true })
        : this.library.api.verifyBackupCode({ body, headers, asResponse: true }),
    );
    if (second.ok) return second;
    if (second.status === 429) throw codesLocked();
    throw second.status >= 500 ? unexpectedResponse(second) : totpInvalid();
  }

  /** Reads the session of the request's cookie; sets the cookie again where the session was extended. One of 90 days ends. */
  async read(browser: Browser): Promise<{ readonly staffId: string; readonly sessionId: string } | undefined> {
    if (browser.cookies === '') return undefined;
    const { headers, response } = await callLibrary(() =>
      this.library.api.getSession({ headers: libraryHeadersOf(browser), returnHeaders: true }),
    );
    if (!response) return undefined;
    if (Date.now() - response.session.createdAt.getTime() > maxSessionMs) {
      await this.close(browser);
      return undefined;
    }
    browser.setCookies(...headers.getSetCookie());
    return { staffId: response.user.id, sessionId: response.session.id };
  }

  /** Ends the request's session and removes its cookie. */
  async close(browser: Browser): Promise<void> {
    const headers = libraryHeadersOf(browser);
    const { cookies } = await callRoute(() => this.library.api.signOut({ headers, asResponse: true }));
    browser.setCookies(...cookies);
  }
}

const userOf = ({ body }: LibraryResponse): string => (body as { user: { id: string } }).user.id;
