import { notFound, Refusal } from '../errors.js';
import { roleIncludes, type Membership, type PlatformRole, type Role } from './staff.js';

/** The refusal when the caller's role is not sufficient. (docs/reference/portal.md#people-and-roles) */
export const roleMissing = (needed: Role | PlatformRole): Refusal =>
  new Refusal('forbidden', 'role_missing', `This requires the role ${needed}.`);

const lastOwner = (message: string): Refusal => new Refusal('conflict', 'last_owner', message);

/** The refusal when the team would lose its last owner. */
export const lastOwnerRefusal = (): Refusal =>
  lastOwner("The merchant's last owner cannot leave the team. Make another member an owner first.");

/**
 * Checks again, under the lock of the team, that the caller is still an owner: two owners may remove each other at the
 * same time. An operator (null) is always allowed.
 * @throws Refusal `not_found` merchant_not_found when the caller is not a member any more; `forbidden` role_missing
 */
export function requireOwner(team: readonly Membership[], staffId: string | null): void {
  if (staffId === null) return;
  const own = team.find((member) => member.staffId === staffId);
  if (!own) throw notFound('merchant');
  if (!roleIncludes(own.role, 'owner')) throw roleMissing('owner');
}

/**
 * Returns the member with this id from the full team of a merchant.
 * @throws Refusal `not_found` staff_member_not_found
 */
export function requireMember(team: readonly Membership[], staffId: string): Membership {
  const member = team.find((each) => each.staffId === staffId);
  if (!member) throw notFound('staff member');
  return member;
}

/**
 * Requires that the team keeps an owner when this member leaves. (docs/reference/portal.md#people-and-roles)
 * @throws Refusal `conflict` last_owner
 */
export function requireOtherOwner(team: readonly Membership[], leaving: Membership): void {
  if (leaving.role !== 'owner') return;
  if (!team.some(({ staffId, role }) => role === 'owner' && staffId !== leaving.staffId)) throw lastOwnerRefusal();
}

/**
 * Returns the new role of a member, or undefined when it does not change.
 * @throws Refusal `conflict` last_owner when the team would have no owner
 */
export function changedRole(team: readonly Membership[], member: Membership, role: Role): Role | undefined {
  if (member.role === role) return undefined;
  requireOtherOwner(team, member);
  return role;
}
