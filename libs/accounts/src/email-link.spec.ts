import { randomUUID } from 'node:crypto';
import { linkUrl, readLink, signLink } from './email-link.js';

const secret = 'a session secret for the tests alone';
const ids = [randomUUID(), randomUUID()];

describe('links in e-mails', () => {
  it('return the ids that were signed', () => {
    const token = signLink(secret, 'invitation', ids);
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(readLink(secret, 'invitation', token)).toEqual(ids);
    expect(readLink(secret, 'password_reset', signLink(secret, 'password_reset', ids.slice(1)))).toEqual(ids.slice(1));
  });

  it('are refused when any bit is changed', () => {
    const bytes = Buffer.from(signLink(secret, 'invitation', ids), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(readLink(secret, 'invitation', changed.toString('base64url'))).toBeUndefined();
    }
  });

  it.each([
    ['empty', () => ''],
    ['cut', (token: string) => token.slice(0, -1)],
    ['longer', (token: string) => `${token}A`],
    ['with padding', (token: string) => `${token}=`],
    ['with spaces', (token: string) => ` ${token}`],
    ['two of them', (token: string) => token + token],
    ['nonsense', () => 'nonsense'],
    ['far too long', () => 'A'.repeat(100_000)],
  ])('%s are refused', (_, change) => {
    expect(readLink(secret, 'invitation', change(signLink(secret, 'invitation', ids)))).toBeUndefined();
  });

  it('are refused for another kind or another secret', () => {
    const [first = ''] = ids;
    expect(readLink(secret, 'password_reset', signLink(secret, 'invitation', ids))).toBeUndefined();
    expect(readLink(secret, 'invitation', signLink(secret, 'password_reset', [first]))).toBeUndefined();
    expect(readLink('another secret of the tests', 'invitation', signLink(secret, 'invitation', ids))).toBeUndefined();
    expect(() => signLink(secret, 'password_reset', ids)).toThrow('names 1 ids');
  });

  it('open the page of their kind', () => {
    expect(linkUrl('https://portal.example', 'invitation', 't')).toBe(
      'https://portal.example/accept-invitation?token=t',
    );
    expect(linkUrl('https://portal.example', 'password_reset', 't')).toBe(
      'https://portal.example/reset-password?token=t',
    );
  });
});
