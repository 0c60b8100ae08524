import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type SignInWindow, windowMs } from '#domain/keys/limits.js';
import type { Database } from '#persistence/database/database.js';
import { addressSubject, type LimitStore, type Subject, type Window } from '#persistence/rate-limits/limit-store.js';
import { type AttemptSubject, beginAttempt, endAttempt } from '#persistence/account/sign-in-attempt.store.js';
import type { Browser } from './browser.js';
import { isWrongCredential, tooManySignIns } from './portal-refusals.js';

type Attempts = Readonly<Record<SignInWindow, number>>;
/** Attempts within a window: per account from unknown browsers, or per known browser; and per address. */
const perAccount: Attempts = { signIns: 60, failedSignIns: 10, passwordResets: 5 };
const perAddress: Attempts = { signIns: 600, failedSignIns: 50, passwordResets: 30 };
/** From all browsers that an account knows: who once had its password may have made many of them. */
const perKnownBrowsers: Attempts = { signIns: 360, failedSignIns: 60, passwordResets: 5 };

const deviceCookie = 'loyalty_device';
const yearSeconds = 365 * 24 * 60 * 60;

/** How long an attempt waits for attempts in flight, and how often it polls. */
const maxWaitMs = 5_000;
const pollMs = 50;

/**
 * Limits of sign-in attempts. A browser that the account has signed in with is known by a cookie and is counted separately,
 * whatever its address: guesses of others, also from the same address, do not lock it out. (docs/decisions/0099)
 */
export class SignInLimits {
  constructor(
    private readonly db: Database,
    private readonly store: LimitStore,
    private readonly secret: string,
    private readonly secureCookies: boolean,
  ) {}

  /**
   * Runs `work`, which checks a password or a code. The attempt is counted as failed before and given back where it did not
   * fail, so that concurrent guesses never exceed the limit.
   * @throws Refusal `limited` rate_limited, and what `work` throws
   */
  async attempt<Result>(browser: Browser, email: string, work: () => Promise<Result>): Promise<Result> {
    const counted = this.subjectsOf(browser, email);
    const subjects = counted.map(([{ id }, limits]) => ({ subject: id, limit: limits.failedSignIns }));
    const attempt = randomUUID();
    await this.reserve(attempt, subjects);
    const end = (failed: boolean) => endAttempt(this.db, attempt, subjects, failed).catch(() => undefined);
    try {
      await this.admit(browser, email);
      const result = await work();
      await end(false);
      return result;
    } catch (error) {
      await end(isWrongCredential(error));
      throw error;
    }
  }

  /** Counts an attempt, whether it fails or not. @throws Refusal `limited` rate_limited */
  async admit(browser: Browser, email: string): Promise<void> {
    for (const [subject, limits] of this.subjectsOf(browser, email)) await this.take(subject, 'signIns', limits);
  }

  /** Counts a request for a new password. @throws Refusal `limited` rate_limited */
  async admitReset(browser: Browser, email: string): Promise<void> {
    await this.take(addressSubject(`address ${browser.address}`), 'passwordResets', perAddress);
    await this.take(addressSubject(`account ${digestOf(email)}`), 'passwordResets', perAccount);
  }

  /** Sets the cookie of a browser that the account has signed in with. */
  rememberDevice(browser: Browser, email: string): void {
    if (this.knownDeviceOf(browser, email) !== undefined) return;
    const device = randomBytes(12).toString('base64url');
    const attributes = `Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${this.secureCookies ? '; Secure' : ''}`;
    browser.setCookies(`${deviceCookie}=${device}.${this.signatureOf(device, email)}; ${attributes}`);
  }

  /** Counts the attempt. Waits while attempts in flight decide whether the limit is reached. */
  private async reserve(attempt: string, subjects: readonly AttemptSubject[]): Promise<void> {
    const until = performance.now() + maxWaitMs;
    for (;;) {
      const { waitSeconds, pending } = await beginAttempt(this.db, attempt, subjects, windowMs.failedSignIns / 1000);
      if (waitSeconds > 0) throw tooManySignIns(waitSeconds);
      if (!pending) return;
      if (performance.now() > until) throw tooManySignIns(1);
      await pause(pollMs);
    }
  }

  private subjectsOf(browser: Browser, email: string): [Subject, Attempts][] {
    const device = this.knownDeviceOf(browser, email);
    if (device !== undefined) {
      return [
        [addressSubject(`device ${device}`), perAccount],
        [addressSubject(`devices ${digestOf(email)}`), perKnownBrowsers],
      ];
    }
    return [
      [addressSubject(`address ${browser.address}`), perAddress],
      [addressSubject(`account ${digestOf(email)}`), perAccount],
    ];
  }

  private knownDeviceOf(browser: Browser, email: string): string | undefined {
    const [device = '', signature = ''] = (browser.cookie(deviceCookie) ?? '').split('.');
    const expected = Buffer.from(this.signatureOf(device, email));
    const given = Buffer.from(signature);
    return device !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
  }

  private signatureOf(device: string, email: string): string {
    return createHmac('sha256', this.secret).update(`device ${device} ${email}`).digest('base64url');
  }

  private async take(subject: Subject, name: SignInWindow, limits: Attempts) {
    const { admitted, windows } = await this.store.take(subject, [windowOf(name, limits)]);
    if (!admitted) throw tooManySignIns(seconds(windows[0]?.freeInMs ?? 0));
  }
}

const windowOf = (name: SignInWindow, limits: Attempts): Window => ({
  name,
  limit: limits[name],
  windowMs: windowMs[name],
});
const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));
/** The name of a counter holds no e-mail. */
const digestOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
