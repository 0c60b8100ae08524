import { newRecoveryCode, readRecoveryCode } from './recovery-code.js';

it('a new code is three groups of Crockford letters, and is read as itself', () => {
  for (let made = 0; made < 200; made += 1) {
    const code = newRecoveryCode();
    expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(readRecoveryCode(code)).toBe(code);
  }
});

it.each([
  ['7KQ2-X9BM-0E4D', '7kq2-x9bm-0e4d'],
  ['7kq2x9bm0e4d', '7kq2-x9bm-0e4d'],
  ['7kq2 x9bm Oe4d', '7kq2-x9bm-0e4d'],
  ['ilki-xxxx-xxxx', '11k1-xxxx-xxxx'],
  ['ab3Kd-x9Qz1', 'ab3Kd-x9Qz1'],
])('%s is read as %s', (typed, code) => expect(readRecoveryCode(typed)).toBe(code));
