import { notFound, Refusal } from '../errors.js';
import { isEnough, type Membership, type Role } from './staff.js';

/** What a role that may not is answered, at the edge and under the lock. (docs/reference/portal.md#people-and-roles) */
export const roleMissing = (needed: Role): Refusal =>
  new Refusal('forbidden', 'role_missing', `This needs the role of ${needed === 'viewer' ? 'a' : 'an'} ${needed}.`);

const lastOwner = (message: string): Refusal => new Refusal('conflict', 'last_owner', message);

/** What leaves the team without an owner is refused as. */
export const lastOwnerRefusal = (): Refusal =>
  lastOwner("The merchant's last owner can't leave the team: make somebody else an owner first.");

/**
 * Asserts again, under the lock of the team, that whoever changes it is still an owner: two owners may remove each other at
 * the same moment. An operator (null) always may.
 * @throws Refusal `not_found` merchant_not_found for one who is no member any more, as for any stranger; `forbidden` role_missing
 */
export function requireOwner(team: readonly Membership[], staffId: string | null): void {
  if (staffId === null) return;
  const own = team.find((member) => member.staffId === staffId);
  if (!own) throw notFound('merchant');
  if (!isEnough(own.role, 'owner')) throw roleMissing('owner');
}

/**
 * Takes a merchant's whole team and whom to change; gives the membership as it stands.
 * @throws Refusal `not_found` staff_member_not_found
 */
export function memberOfTeam(team: readonly Membership[], staffId: string): Membership {
  const member = team.find((each) => each.staffId === staffId);
  if (!member) throw notFound('staff member');
  return member;
}

/**
 * Decides whether a member may leave the team: anybody but its last owner. (docs/reference/portal.md#people-and-roles)
 * @throws Refusal `conflict` last_owner
 */
export function requireOtherOwner(team: readonly Membership[], leaving: Membership): void {
  if (leaving.role !== 'owner') return;
  if (!team.some(({ staffId, role }) => role === 'owner' && staffId !== leaving.staffId)) throw lastOwnerRefusal();
}

/**
 * Decides what becomes of a member's role: the new one, or undefined where it is the one they have.
 * @throws Refusal `conflict` last_owner where the team would have no owner any more
 */
export function changedRole(team: readonly Membership[], member: Membership, role: Role): Role | undefined {
  if (member.role === role) return undefined;
  requireOtherOwner(team, member);
  return role;
}
