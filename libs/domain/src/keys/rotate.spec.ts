import { Refusal } from '../errors.js';
import type { Scope } from './api-key.js';
import { type Rotation, rotate } from './rotate.js';

const now = new Date('2026-03-10T12:00:00.000Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);
const hour = 3_600_000;
const key = {
  scopes: ['orders:read'] as readonly Scope[],
  expiresAt: null as Date | null,
  revokedAt: null as Date | null,
  rotatedToId: null as string | null,
};

it.each<[string, Partial<typeof key>, Rotation, object]>([
  ['nothing: as the old key, which is revoked', {}, {}, { next: {}, old: { revokedAt: now } }],
  ['other scopes', {}, { scopes: ['events:read'] }, { next: { scopes: ['events:read'] }, old: { revokedAt: now } }],
  [
    'an expiry, where the old key has another',
    { expiresAt: after(hour) },
    { expiresAt: after(2 * hour) },
    { next: { expiresAt: after(2 * hour) }, old: { expiresAt: after(hour), revokedAt: now } },
  ],
  [
    'no expiry any more',
    { expiresAt: after(hour) },
    { expiresAt: null },
    { next: { expiresAt: null }, old: { expiresAt: after(hour), revokedAt: now } },
  ],
  ['1h', {}, { keepOldFor: '1h' }, { next: {}, old: { expiresAt: after(hour) } }],
  ['24h', {}, { keepOldFor: '24h' }, { next: {}, old: { expiresAt: after(24 * hour) } }],
  ['7d', {}, { keepOldFor: '7d' }, { next: {}, old: { expiresAt: after(168 * hour) } }],
  [
    '7d, where the old key expires before',
    { expiresAt: after(hour) },
    { keepOldFor: '7d', expiresAt: null },
    { next: { expiresAt: null }, old: { expiresAt: after(hour) } },
  ],
])('a rotation that gives %s', (_, old, rotation, expected) => {
  const outcome = rotate({ ...key, ...old }, rotation, now);
  expect(outcome).toEqual({
    next: { scopes: key.scopes, expiresAt: null, ...('next' in expected ? (expected.next as object) : {}) },
    old: { expiresAt: null, revokedAt: null, ...('old' in expected ? (expected.old as object) : {}) },
  });
});

it.each<[string, Partial<typeof key>, Rotation, string]>([
  ['a revoked key', { revokedAt: now }, {}, 'conflict key_not_active'],
  ['an expired key', { expiresAt: now }, { expiresAt: null }, 'conflict key_not_active'],
  ['a key that was replaced', { rotatedToId: 'next', expiresAt: after(1) }, {}, 'conflict key_rotated'],
  ['a key, to no scope', {}, { scopes: [] }, 'invalid scopes_invalid'],
  ['a key, to an expiry of now', {}, { expiresAt: now }, 'invalid expires_at_invalid'],
])('%s is refused: %4$s', (_, old, rotation, expected) => {
  let refusal: unknown;
  try {
    rotate({ ...key, ...old }, rotation, now);
  } catch (error) {
    refusal = error;
  }
  expect(refusal instanceof Refusal && `${refusal.kind} ${refusal.reason}`).toBe(expected);
});
