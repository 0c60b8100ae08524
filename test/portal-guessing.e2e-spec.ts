import { createHmac } from 'node:crypto';
import { sessionSecret } from './harness/api-process.js';
import { usePortal } from './harness/portal.js';

const started = usePortal();

const guesses = 50;

/** The cookie of a browser that the account has signed in with, as the portal signs it. */
function deviceCookieOf(email: string): string {
  const signature = createHmac('sha256', sessionSecret).update(`device mine ${email}`).digest('base64url');
  return `loyalty_device=mine.${signature}`;
}

describe('guessing at many accounts from one address', () => {
  it(`is refused after ${guesses} failures, and leaves the browsers of its neighbours alone`, async () => {
    const owner = await started.portal.user();
    const stranger = started.portal.stranger();
    const guess = (at: number) =>
      stranger.post('/session', { email: `nobody-${at}@staff.example`, password: 'a guess at a password' });
    for (let at = 0; at < guesses; at += 1) expect((await guess(at)).status).toBe(401);
    const refused = await guess(guesses);
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    const { email, password } = owner;
    // The same address and the right password, but no browser of the owner's.
    expect((await owner.elsewhere().post('/session', { email, password })).status).toBe(429);
    expect((await owner.post('/session', { email, password })).status).toBe(200);
  });

  it("another account's cookie, or a changed one, makes no browser known", async () => {
    const [owner, other] = [await started.portal.account(), await started.portal.account()];
    const { email, password } = owner;
    const signIn = (cookie: string) => owner.elsewhere().post('/session', { email, password }, { headers: { cookie } });
    const own = deviceCookieOf(email);
    expect((await signIn(deviceCookieOf(other.email))).status).toBe(429);
    expect((await signIn(own.replace(/=./, '=x'))).status).toBe(429);
    expect((await signIn(own)).status).toBe(200);
  });
});
