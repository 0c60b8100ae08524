import { createOTP } from '@better-auth/utils/otp';
import { decodeId } from '#domain/ids.js';
import { signLink } from '#accounts/email-link.js';
import { sessionSecret } from '../support/harness/api-process.js';
import { type PortalUser, useOwnPortal } from '../support/harness/portal.js';
import { newEmail } from '../support/fixtures/random.js';
import { Shop } from '../support/fixtures/shop.js';
import { useBrowser, type PageVisit } from '../support/harness/browser.js';

const started = useOwnPortal();
const browser = useBrowser();

let shop: Shop;
let user: PortalUser;
let visit: PageVisit;
beforeEach(async () => {
  shop = await Shop.open(started.service);
  user = await started.portal.account({ shop, role: 'owner' });
  visit = await browser.open(started.portal);
});
afterEach(() => visit.close());

async function enter(password = user.password, email = user.email): Promise<void> {
  await visit.field('E-mail').fill(email);
  await visit.field('Password').fill(password);
  await visit.button('Sign in').click();
}
const overview = (): Promise<void> => visit.heading('Overview').waitFor();

describe('signing in', () => {
  it('leads to the merchant, and signing out back to the sign-in page', async () => {
    await visit.goto('/');
    await enter();
    await overview();
    await visit.button(/Open user menu$/).click();
    await visit.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await visit.heading('Sign in').waitFor();
    await visit.goto(`/merchants/${shop.id}/keys`);
    await visit.heading('Sign in').waitFor();
    expect(await visit.page.getByText('Your session has ended').count()).toBe(0);
  });

  it('says the same of a wrong password and of an account that is none', async () => {
    const said = async (): Promise<string | null> => visit.page.getByRole('alert').textContent();
    await visit.goto('/sign-in');
    await enter('not the password');
    const wrong = await said();
    await visit.goto('/sign-in');
    await enter('not the password', newEmail('nobody'));
    expect(wrong).toBeTruthy();
    expect(await said()).toBe(wrong);
  });

  it('is asked for over the page whose session ended, which keeps what was entered', async () => {
    await visit.goto(`/merchants/${shop.id}/team`);
    await enter();
    await visit.heading('Team').waitFor();
    await visit.button('Invite member').click();
    const dialog = visit.page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('grace@example.com');
    // Elsewhere, an owner ends all sessions.
    const owner = await started.portal.user({ shop, role: 'owner' });
    await owner.delete(`/merchants/${shop.id}/staff/${user.id}/sessions`);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await visit.expectText('Your session has ended');
    expect([await dialog.isVisible(), await visit.heading('Team').isVisible()]).toEqual([false, false]);
    await visit.field('Password').fill(user.password);
    await visit.button('Sign in').click();
    await dialog.waitFor();
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe('grace@example.com');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await visit.expectText('grace@example.com');
  });

  it('never leads to another site', async () => {
    await visit.goto('/sign-in?returnTo=%2F%2Fevil.example%2F');
    await enter();
    await overview();
    expect(new URL(visit.page.url()).origin).toBe(started.portal.process.url);
  });
});

describe('the second factor', () => {
  const codeOf = (secret: string): Promise<string> => createOTP(secret).totp();

  async function setUp(): Promise<{ secret: string; recoveryCode: string }> {
    await visit.goto('/account');
    await enter();
    await visit.button('Set up').click();
    await visit.page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(user.password);
    await visit.button('Continue').click();
    await visit.page.getByRole('img', { name: /QR code/ }).waitFor();
    await visit.page.getByText('Enter the setup key instead').click();
    const shown = await visit.page.getByRole('textbox', { name: 'Setup key' }).textContent();
    const secret = Buffer.from(base32(shown ?? '')).toString('latin1');
    await visit.field(/Enter the 6-digit code/).fill(await codeOf(secret));
    await visit.button('Turn on').click();
    const codes = visit.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    const recoveryCode = (await codes.first().textContent()) ?? '';
    expect(await codes.count()).toBeGreaterThanOrEqual(8);
    await visit.field('I have saved the codes').check();
    await visit.button('Close').click();
    await visit.expectText('The second factor is on.');
    return { secret, recoveryCode };
  }

  it('is set up with a picture, and asked for afterwards; a recovery code does in its place, once', async () => {
    const { recoveryCode } = await setUp();
    for (const works of [true, false]) {
      const other = await browser.open(started.portal);
      await other.goto('/sign-in');
      await other.field('E-mail').fill(user.email);
      await other.field('Password').fill(user.password);
      await other.button('Sign in').click();
      await other.heading('Second factor').waitFor();
      await other.button('Use a recovery code').click();
      await other.field('Recovery code').fill(recoveryCode);
      await other.button('Sign in').click();
      if (works) await other.heading('Overview').waitFor();
      else await other.page.getByRole('alert').waitFor();
      await other.close();
    }
  });

  it('takes the code of the app', async () => {
    const { secret } = await setUp();
    // Each code works once, and the one of the set-up is used.
    const next = createOTP(secret);
    const code = await next.hotp(Math.floor(Date.now() / 30_000) + 1);
    const other = await browser.open(started.portal);
    await other.goto('/sign-in');
    await other.field('E-mail').fill(user.email);
    await other.field('Password').fill(user.password);
    await other.button('Sign in').click();
    await other.field('Authentication code').fill('000000');
    await other.button('Sign in').click();
    await other.page.getByRole('alert').waitFor();
    await other.field('Authentication code').fill(code);
    await other.button('Sign in').click();
    await other.heading('Overview').waitFor();
    await other.close();
  });
});

function base32(text: string): number[] {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replace(/[^A-Z2-7]/g, '')]
    .map((digit) => digits.indexOf(digit).toString(2).padStart(5, '0'))
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

describe('an invitation', () => {
  it('shows the merchant and the e-mail address, and lets a new user join', async () => {
    const email = newEmail('grace');
    const owner = await user.signIn();
    const made = await owner.post<{ data: { id: string } }>(`/merchants/${shop.id}/invitations`, {
      email,
      role: 'viewer',
    });
    const token = signLink(sessionSecret, 'invitation', [
      shop.merchantId,
      decodeId('invitation', made.body.data.id) ?? '',
    ]);
    await visit.goto(`/accept-invitation?token=${encodeURIComponent(token)}`);
    await visit.heading(`Join ${shop.name}`).waitFor();
    expect(await visit.field('E-mail').inputValue()).toBe(email);
    await visit.field('Your name').fill('Grace Hopper');
    await visit.field('Password').fill('a password of her own');
    await visit.button('Join the team').click();
    await overview();
    await visit.expectText('Grace Hopper');
    // Used up.
    const other = await browser.open(started.portal);
    await other.goto(`/accept-invitation?token=${encodeURIComponent(token)}`);
    await other.heading(/can.t be used/).waitFor();
    await other.close();
  });
});

describe('a forgotten password', () => {
  it('never reveals whether an address has an account', async () => {
    const texts: (string | null)[] = [];
    for (const email of [user.email, newEmail('nobody')]) {
      await visit.goto('/forgot-password');
      await visit.field('E-mail').fill(email);
      await visit.button('Send link').click();
      await visit.heading('Check your e-mail').waitFor();
      texts.push(((await visit.page.getByRole('main').textContent()) ?? '').replace(email, 'somebody'));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('a link that is none says so', async () => {
    await visit.goto('/reset-password?token=made-up');
    await visit.heading('This link can’t be used').waitFor();
    await visit.page.getByRole('alert').waitFor();
  });
});
