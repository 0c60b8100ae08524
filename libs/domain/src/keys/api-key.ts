/** All scopes. (docs/reference/authentication.md#scopes) */
export const scopes = [
  'profile:read',
  'usage:read',
  'orders:read',
  'orders:write',
  'orders:return',
  'customers:read',
  'customers:write',
  'points:spend',
  'cards:read',
  'rewards:read',
  'rewards:write',
  'rewards:redeem',
  'vouchers:read',
  'vouchers:issue',
  'vouchers:redeem',
  'vouchers:manage',
  'vouchers:hold',
  'logs:read',
  'events:read',
  'webhooks:manage',
] as const;

export type Scope = (typeof scopes)[number];

/** How many addresses and ranges the list of a key holds. (docs/reference/keys.md#addresses) */
export const maxAllowedAddresses = 20;

/** An API key as stored, without its secret. */
export interface ApiKey {
  readonly merchantId: string;
  readonly id: string;
  readonly integrationId: string;
  readonly name: string;
  /** What people want to remember about it; null: nothing. */
  readonly note: string | null;
  /** The 12 characters by which the key is looked up. */
  readonly publicPart: string;
  /** HMAC-SHA-256 of the whole key under the server's pepper. */
  readonly secretHash: Uint8Array;
  /** The last four characters, so that people can recognise the key. */
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  /** The addresses and CIDR ranges from which it may be used; null: from anywhere. */
  readonly allowedAddresses: readonly string[] | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  /** Also the end of a replaced key that works on after its rotation. */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokedBy: string | null;
  readonly rotatedFromId: string | null;
  readonly rotatedToId: string | null;
  /** How many events it has, which is also the version of the newest one; 0 until the first. */
  readonly eventVersion: number;
}

/**
 * The stable identity behind rotated keys: a rotation creates a new key of the same integration.
 * (docs/reference/authentication.md#api-keys)
 */
export interface Integration {
  readonly merchantId: string;
  readonly id: string;
  readonly type: 'public_api';
  readonly createdAt: Date;
}
