import type { Invitation, Membership, Role } from '#domain/team/staff.js';
import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Id, Instant, MerchantId, Text, Uuid, nullable } from '../database/columns.js';

/**
 * Which staff member works for which merchant. People are in the schema sign_in, which belongs to the sign-in library.
 */
@Entity('memberships')
@Index('memberships_of_staff', ['staffId'])
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('memberships_role_known', "role in ('owner', 'admin', 'viewer')")
export class MembershipTable implements Membership {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') staffId: string;
  @Text() role: Role;
  @Instant() createdAt: Date;
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
export class InvitationTable implements Invitation {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text() email: string;
  @Text() role: Role;
  @Uuid(nullable) invitedBy: string | null;
  @Instant() expiresAt: Date;
  @Instant(nullable) acceptedAt: Date | null;
  @Uuid(nullable) acceptedBy: string | null;
  @Instant(nullable) withdrawnAt: Date | null;
  @Instant() createdAt: Date;
}
