import { requireOwner } from '#domain/team/team.js';
import type { Membership } from '#domain/team/staff.js';
import type { AuditActor } from '#persistence/audit/audit-entry.js';

/** Who changes a merchant's team: an owner, a platform_admin who creates the merchant, or an operator. */
export interface TeamActor extends AuditActor {
  readonly merchantId: string;
}

/**
 * Requires, under the team's lock, that a staff member is still an owner. Platform actors need not be members.
 * @throws Refusal `not_found` merchant_not_found; `forbidden` role_missing
 */
export const requireTeamRight = ({ actorKind, staffId }: TeamActor, team: readonly Membership[]): void =>
  requireOwner(team, actorKind === 'staff' ? staffId : null);
