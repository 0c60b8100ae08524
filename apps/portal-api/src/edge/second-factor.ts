import { Refusal } from '#domain/errors.js';
import type { Database } from '#persistence/database.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answered, failed, headersOf, setCookies } from './library-answers.js';
import type { SignInLibrary } from './sign-in-library.js';

/** 400, not 401: the session is right. */
export const codeWrong = (): Refusal =>
  new Refusal('invalid', 'totp_invalid', 'The code is wrong. See that the clock of your device is right.');

export const totpEnabled = (): Refusal =>
  new Refusal('conflict', 'totp_enabled', 'The second factor is on already. Turn it off first.');

/** The second factor of whoever is signed in, by the sign-in library: codes of an authenticator app, and recovery codes. */
export class SecondFactor {
  constructor(
    private readonly library: SignInLibrary,
    private readonly db: Database,
  ) {}

  /** Begins to turn the second factor on: it is on once a code of it was given. Undefined for a wrong password. */
  async prepare(
    request: FastifyRequest,
    password: string,
  ): Promise<{ readonly uri: string; readonly recoveryCodes: readonly string[] } | undefined> {
    const headers = headersOf(request);
    const begun = await answered(
      this.db,
      this.library.api.enableTwoFactor({ body: { password, method: 'totp' }, headers, asResponse: true }),
    );
    if (begun.ok) {
      const { totpURI, backupCodes } = begun.body as { totpURI: string; backupCodes: string[] };
      return { uri: totpURI, recoveryCodes: backupCodes };
    }
    const { code } = begun.body as { code?: string };
    if (code === 'TOTP_ALREADY_ENABLED') throw totpEnabled();
    if (begun.status < 500) return undefined;
    throw failed(begun);
  }

  /** @throws Refusal `invalid` totp_invalid */
  async confirm(request: FastifyRequest, reply: FastifyReply, code: string): Promise<void> {
    const headers = headersOf(request);
    const done = await answered(
      this.db,
      this.library.api.verifyTOTP({ body: { code: code.replace(/\s/g, '') }, headers, asResponse: true }),
    );
    if (!done.ok) throw codeWrong();
    setCookies(reply, done.cookies);
  }

  /** False for a wrong password. */
  async disable(request: FastifyRequest, reply: FastifyReply, password: string): Promise<boolean> {
    const headers = headersOf(request);
    const done = await answered(
      this.db,
      this.library.api.disableTwoFactor({ body: { password }, headers, asResponse: true }),
    );
    if (done.ok) setCookies(reply, done.cookies);
    return done.ok;
  }

  /** New recovery codes in place of the old ones; undefined for a wrong password. */
  async renewRecoveryCodes(request: FastifyRequest, password: string): Promise<readonly string[] | undefined> {
    const headers = headersOf(request);
    const done = await answered(
      this.db,
      this.library.api.generateBackupCodes({ body: { password }, headers, asResponse: true }),
    );
    return done.ok ? (done.body as { backupCodes: string[] }).backupCodes : undefined;
  }
}
