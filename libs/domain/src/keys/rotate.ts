import { Refusal } from '../errors.js';
import { dayMs, hourMs } from '../time.js';
import { requireActiveKey, validateExpiry, validateScopes } from './active-keys.js';
import type { ApiKey, Scope } from './api-key.js';

/** For how long the replaced key of a rotation may work on. (docs/reference/keys.md#rotate) */
export const keepOldForMs = { '1h': hourMs, '24h': dayMs, '7d': 7 * dayMs } as const;

export type KeepOldFor = keyof typeof keepOldForMs;

/** What a rotation changes for the new key, and how long the old key keeps working. */
export interface Rotation {
  /** Absent: those of the old key. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Absent: that of the old key. Null: never. */
  readonly expiresAt?: Date | null | undefined;
  /** Absent: the old key is revoked at once. */
  readonly keepOldFor?: KeepOldFor | undefined;
}

type RotatedKey = Pick<ApiKey, 'scopes' | 'expiresAt' | 'revokedAt' | 'rotatedToId'>;

/** The scopes and the expiry of the new key, and the end of the old one. */
export interface RotationOutcome {
  readonly next: Pick<ApiKey, 'scopes' | 'expiresAt'>;
  readonly old: Pick<ApiKey, 'expiresAt' | 'revokedAt'>;
}

/**
 * Decides a rotation. A replaced key that keeps working gets an expiry, never later than the one it had.
 * @throws Refusal `conflict` key_not_active, key_rotated; `invalid` scopes_invalid, expires_at_invalid
 *   (docs/reference/keys.md#rotate)
 */
export function rotate(key: RotatedKey, rotation: Rotation, now: Date): RotationOutcome {
  requireActiveKey(key, now, 'rotated');
  if (key.rotatedToId !== null) throw keyRotated();
  const { scopes = key.scopes, expiresAt = key.expiresAt, keepOldFor } = rotation;
  if (rotation.scopes !== undefined) validateScopes(scopes);
  validateExpiry(expiresAt, now);
  const old =
    keepOldFor === undefined
      ? { expiresAt: key.expiresAt, revokedAt: now }
      : { expiresAt: earlierOf(key.expiresAt, new Date(now.getTime() + keepOldForMs[keepOldFor])), revokedAt: null };
  return { next: { scopes, expiresAt }, old };
}

const earlierOf = (expiresAt: Date | null, end: Date): Date =>
  expiresAt !== null && expiresAt < end ? expiresAt : end;

export const keyRotated = (): Refusal =>
  new Refusal('conflict', 'key_rotated', 'The key has been rotated already. Rotate the key that replaced it.');

export const oldKeyActive = (): Refusal =>
  new Refusal(
    'conflict',
    'old_key_active',
    'The key that this one replaced still works. Revoke that key first, or rotate without keepOldFor.',
  );
