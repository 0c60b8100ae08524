/**
 * A role at a merchant. An owner may do everything, an admin everything except managing the team, a staff member acts on
 * customers, vouchers and orders, a viewer may read. (docs/reference/portal.md#people-and-roles)
 */
export const roles = ['owner', 'admin', 'staff', 'viewer'] as const;
export type Role = (typeof roles)[number];

/**
 * A role for the platform. Support may read; a platform_admin may also create merchants. Only an operator grants it.
 */
export const platformRoles = ['support', 'platform_admin'] as const;
export type PlatformRole = (typeof platformRoles)[number];

/** True when a role has the permissions of `needed`: the first role has those of all after it. */
export const roleIncludes = (role: Role, needed: Role): boolean => roles.indexOf(role) <= roles.indexOf(needed);

/** API keys are the one thing that a viewer may read and a staff member may not. (docs/decisions/0070) */
export const mayReadKeys = (role: Role): boolean => role !== 'staff';

/** True when a platform role has the permissions of `needed`: a platform_admin has those of support. */
export const platformRoleIncludes = (role: PlatformRole, needed: PlatformRole): boolean =>
  platformRoles.indexOf(role) >= platformRoles.indexOf(needed);

/** A staff member's access to one merchant. */
export interface Membership {
  readonly merchantId: string;
  readonly staffId: string;
  readonly role: Role;
  readonly createdAt: Date;
}

/** An invitation to join a merchant's team, sent by e-mail. */
export interface Invitation {
  readonly merchantId: string;
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Null when an operator or a platform_admin who created the merchant sent it. */
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly acceptedBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly createdAt: Date;
}
