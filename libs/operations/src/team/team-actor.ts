import { requireOwner } from '#domain/team/team.js';
import type { Membership } from '#domain/team/staff.js';
import type { AuditActor } from '#persistence/audit/audit-entry.js';

/** Who changes a merchant's team: one of its owners, a platform_admin who creates it, or an operator. */
export interface TeamActor extends AuditActor {
  readonly merchantId: string;
}

/**
 * Asserts under the team's lock that an owner still is one; who acts for the platform need not belong to the team.
 * @throws Refusal `not_found` merchant_not_found; `forbidden` role_missing
 */
export const requireTeamRight = ({ actorKind, staffId }: TeamActor, team: readonly Membership[]): void =>
  requireOwner(team, actorKind === 'staff' ? staffId : null);
