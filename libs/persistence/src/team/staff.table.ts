import type { Invitation, Membership, Role } from '#domain/team/staff.js';
import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Flag, Id, Instant, MerchantId, Text, Uuid, nullable } from '../database/columns.js';

/**
 * A role as stored. An earlier version treats an unknown role as the highest one, so `staff` is stored as a viewer with `acts`.
 * (docs/decisions/0070 and 0093)
 */
export interface StoredRole {
  readonly role: Exclude<Role, 'staff'>;
  readonly acts: boolean;
}

export const storedRole = (role: Role): StoredRole =>
  role === 'staff' ? { role: 'viewer', acts: true } : { role, acts: false };

/** The role of a row, in SQL. Where an earlier version has changed it, `acts` of a former staff member is still set. */
export const roleOf = (alias: string): string =>
  `case when ${alias}.role = 'viewer' and ${alias}.acts then 'staff' else ${alias}.role end`;

/**
 * Which staff member works for which merchant. People are in the schema sign_in, which belongs to the sign-in library.
 */
@Entity('memberships')
@Index('memberships_of_staff', ['staffId'])
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('memberships_role_known', "role in ('owner', 'admin', 'viewer')")
export class MembershipTable implements Omit<Membership, 'role'>, StoredRole {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') staffId: string;
  @Text() role: StoredRole['role'];
  @Flag({ default: false }) acts: boolean;
  @Instant() createdAt: Date;
}

/** From when to when somebody was a member: what they signed in meanwhile stays in the audit log. */
@Entity('former_memberships')
@Index('former_memberships_by_end', ['leftAt'])
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
export class FormerMembershipTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('timestamptz', { precision: 3 }) leftAt: Date;
  @PrimaryColumn('uuid') staffId: string;
  @Instant() joinedAt: Date;
}

@Entity('invitations')
@Index('invitations_by_end', ['expiresAt'])
@Index('invitations_open', ['merchantId', 'email'], {
  unique: true,
  where: 'accepted_at is null and withdrawn_at is null',
})
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('invitations_accepted_whole', '(accepted_at is null) = (accepted_by is null)')
@Check('invitations_email_form', 'email = lower(btrim(email)) and length(email) between 3 and 254')
@Check('invitations_one_end', 'accepted_at is null or withdrawn_at is null')
@Check('invitations_role_known', "role in ('owner', 'admin', 'viewer')")
export class InvitationTable implements Omit<Invitation, 'role'>, StoredRole {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text() email: string;
  @Text() role: StoredRole['role'];
  @Flag({ default: false }) acts: boolean;
  @Uuid(nullable) invitedBy: string | null;
  @Instant() expiresAt: Date;
  @Instant(nullable) acceptedAt: Date | null;
  @Uuid(nullable) acceptedBy: string | null;
  @Instant(nullable) withdrawnAt: Date | null;
  @Instant() createdAt: Date;
}
