import { createHmac } from 'node:crypto';
import { sessionSecret } from '../../support/harness/api-process.js';
import { useOwnPortal } from '../../support/harness/portal.js';

const started = useOwnPortal({ TRUSTED_PROXIES: '127.0.0.1' });
// The failures of an address are limited: each test has an address of its own.
let tests = 0;
beforeEach(() => {
  tests += 1;
});
const from = (headers: Readonly<Record<string, string>> = {}) => ({
  headers: { ...headers, 'x-forwarded-for': `203.0.113.${tests}` },
});

const guesses = 50;

/** The cookie of a browser that the account has signed in with, as the portal signs it. */
function deviceCookieOf(email: string, device = 'mine'): string {
  const signature = createHmac('sha256', sessionSecret).update(`device ${device} ${email}`).digest('base64url');
  return `loyalty_device=${device}.${signature}`;
}

const password = 'a guess at a password';

/** Guesses at so many accounts, all at the same instant: the statuses of the answers. */
const guessAtOnce = async (count: number): Promise<number[]> => {
  const stranger = started.portal.anonymous();
  const answers = Array.from({ length: count }, (_, at) =>
    stranger.post('/session', { email: `nobody-${at}@staff.example`, password }, from()),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
};

/**
 * Guesses until the address of the test is refused: the statuses of all answers. One round need not do: a database that is
 * busy for long answers some guesses with 503, and those do not count.
 */
async function guessUntilRefused(atOnce: number): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    const round = await guessAtOnce(atOnce);
    statuses.push(...round);
    if (round.every((status) => status === 429)) return statuses;
  }
}

describe('guessing at many accounts from one address', () => {
  it(`is refused after ${guesses} failures, and leaves the browsers of its neighbours alone`, async () => {
    const owner = await started.portal.user();
    const stranger = started.portal.anonymous();
    const guess = (at: number) => stranger.post('/session', { email: `nobody-${at}@staff.example`, password }, from());
    for (let at = 0; at < guesses; at += 1) expect((await guess(at)).status).toBe(401);
    const refused = await guess(guesses);
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    const own = { email: owner.email, password: owner.password };
    // Signs in from the same address with the right password, but in a browser that the owner has not used before.
    expect((await owner.elsewhere().post('/session', own, from())).status).toBe(429);
    expect((await owner.post('/session', own, from())).status).toBe(200);
  });

  it(`at the same instant has ${guesses} of them looked at, and no more`, async () => {
    const statuses = await guessUntilRefused(guesses + 10);
    const having = (wanted: number): number => statuses.filter((status) => status === wanted).length;
    expect(having(401)).toBeLessThanOrEqual(guesses);
    expect(having(401) + having(503)).toBeGreaterThanOrEqual(guesses);
    expect(having(401) + having(429) + having(503)).toBe(statuses.length);
  });

  it("another account's cookie, or a changed one, makes no browser known", async () => {
    await guessUntilRefused(guesses);
    const [owner, other] = [await started.portal.account(), await started.portal.account()];
    const own = deviceCookieOf(owner.email);
    const signIn = (cookie: string) =>
      owner.elsewhere().post('/session', { email: owner.email, password: owner.password }, from({ cookie }));
    expect((await signIn(deviceCookieOf(other.email))).status).toBe(429);
    expect((await signIn(own.replace(/=./, '=x'))).status).toBe(429);
    expect((await signIn(own)).status).toBe(200);
  });
});

it('guessing from many browsers that an account knows is refused after 60 failures', async () => {
  const { email } = await started.portal.account();
  const guessFrom = async (device: number): Promise<number> => {
    const cookie = deviceCookieOf(email, `browser-${device}`);
    return (await started.portal.anonymous().post('/session', { email, password }, from({ cookie }))).status;
  };
  const statuses: number[] = [];
  for (let at = 0; at < 70; at += 1) statuses.push(await guessFrom(Math.floor(at / 10)));
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), ...Array.from({ length: 10 }, () => 429)]);
});
