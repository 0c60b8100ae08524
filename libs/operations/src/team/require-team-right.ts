import { requireOwner } from '#domain/team/team.js';
import type { Membership } from '#domain/team/staff.js';
import type { Actor } from '../actor.js';

/**
 * Requires, under the team's lock, that a staff member is still an owner. Platform actors need not be members.
 * @throws Refusal `not_found` merchant_not_found; `forbidden` role_missing
 */
export const requireTeamRight = ({ actorKind, staffId }: Actor, team: readonly Membership[]): void =>
  requireOwner(team, actorKind === 'staff' ? staffId : null);
