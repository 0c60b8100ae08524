import { Refusal } from '../errors.js';
import { maxActiveKeys, requireActiveKey, requireBelowKeyLimit, validateNewKey } from './active-keys.js';
import { type Scope, scopes } from './api-key.js';

const now = new Date('2026-03-10T12:00:00.000Z');
const later = new Date(now.getTime() + 1);
const earlier = new Date(now.getTime() - 1);

/** The refusal's kind and reason, or undefined when the rule accepts. */
function refusalOf(rule: () => void): string | undefined {
  try {
    rule();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.message).toMatch(/\.$/);
    return `${error.kind} ${error.reason}`;
  }
}

it.each([
  [0, undefined],
  [9, undefined],
  [10, 'conflict too_many_keys'],
  [11, 'conflict too_many_keys'],
])('with %d active keys one more is refused as %s', (active, expected) =>
  expect(refusalOf(() => requireBelowKeyLimit(active))).toBe(expected),
);

it('a merchant may have ten active keys', () => expect(maxActiveKeys).toBe(10));

it.each([
  ['neither revoked nor expiring', null, null, undefined],
  ['expiring later', null, later, undefined],
  ['expiring now', null, now, 'conflict key_not_active'],
  ['expired', null, earlier, 'conflict key_not_active'],
  ['revoked', earlier, null, 'conflict key_not_active'],
  ['revoked before its expiry', earlier, later, 'conflict key_not_active'],
])('a key that is %s is refused as %4$s', (_, revokedAt, expiresAt, expected) =>
  expect(refusalOf(() => requireActiveKey({ revokedAt, expiresAt }, now, 'rotated'))).toBe(expected),
);

it('names the status and the refused action', () =>
  expect(() => requireActiveKey({ revokedAt: null, expiresAt: now }, now, 'rotated')).toThrow(
    "The key's status is expired, so it cannot be rotated.",
  ));

describe('validateNewKey', () => {
  const sound = { name: 'Till 1', scopes: ['orders:write'] as readonly Scope[], expiresAt: null as Date | null };
  it.each([
    ['a name, a scope and no expiry', {}, undefined],
    ['all scopes', { scopes }, undefined],
    ['80 characters', { name: 'n'.repeat(80) }, undefined],
    ['80 characters of two units each', { name: '\u{1f600}'.repeat(80) }, undefined],
    ['an expiry in a millisecond', { expiresAt: later }, undefined],
    ['no name', { name: '' }, 'invalid key_name_invalid'],
    ['a name of spaces', { name: '   ' }, 'invalid key_name_invalid'],
    ['81 characters', { name: 'n'.repeat(81) }, 'invalid key_name_invalid'],
    ['a control character', { name: 'Till\u0000' }, 'invalid key_name_invalid'],
    ['half a character', { name: 'Till \ud83d' }, 'invalid key_name_invalid'],
    ['no scope', { scopes: [] }, 'invalid scopes_invalid'],
    ['an unknown scope', { scopes: ['orders:eat' as Scope] }, 'invalid scopes_invalid'],
    ['a scope twice', { scopes: ['orders:read', 'orders:read'] as const }, 'invalid scopes_invalid'],
    ['an expiry now', { expiresAt: now }, 'invalid expires_at_invalid'],
    ['an expiry before', { expiresAt: earlier }, 'invalid expires_at_invalid'],
  ])('%s: %3$s', (_, given, expected) =>
    expect(refusalOf(() => validateNewKey({ ...sound, ...given }, now))).toBe(expected),
  );
});
