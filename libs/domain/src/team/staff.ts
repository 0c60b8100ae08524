/** What somebody may do at a merchant: everything; all but the team; read. (docs/reference/portal.md#people-and-roles) */
export const roles = ['owner', 'admin', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What somebody may do for the platform: look; also create merchants. Never given by a merchant. */
export const platformRoles = ['support', 'platform_admin'] as const;
export type PlatformRole = (typeof platformRoles)[number];

/** Whether a role is enough where `needed` is asked for: an owner may what an admin may, who may what a viewer may. */
export const isEnough = (role: Role, needed: Role): boolean => roles.indexOf(role) <= roles.indexOf(needed);

/** The same for the platform: a platform_admin may what support may. */
export const isEnoughOfPlatform = (role: PlatformRole, needed: PlatformRole): boolean =>
  platformRoles.indexOf(role) >= platformRoles.indexOf(needed);

/** Who of the staff works for a merchant. */
export interface Membership {
  readonly merchantId: string;
  readonly staffId: string;
  readonly role: Role;
  readonly createdAt: Date;
}

/** An e-mail that asks somebody to join a merchant's team. */
export interface Invitation {
  readonly merchantId: string;
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Null for an operator, or a platform_admin who created the merchant. */
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly acceptedBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly createdAt: Date;
}
