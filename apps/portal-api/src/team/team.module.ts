import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { SessionModule } from '../session/session.module.js';
import { AcceptInvitation } from './accept-invitation.js';
import { ChangeRole } from './change-role.js';
import { EndSessionsOfMember } from './end-sessions-of-member.js';
import { Invite } from './invite.js';
import { ListInvitations } from './list-invitations.js';
import { ListTeam } from './list-team.js';
import { LookUpInvitation } from './look-up-invitation.js';
import { RemoveMember } from './remove-member.js';
import { ResendInvitation } from './resend-invitation.js';
import { ReadSecondFactorPolicy, ResetSecondFactor, SaveSecondFactorPolicy } from './second-factors.js';
import { WithdrawInvitation } from './withdraw-invitation.js';

/** A merchant's team and its invitations. */
@Module({
  imports: [EdgeModule, SessionModule],
  controllers: [
    ListTeam,
    ChangeRole,
    RemoveMember,
    EndSessionsOfMember,
    ListInvitations,
    Invite,
    WithdrawInvitation,
    ResendInvitation,
    LookUpInvitation,
    AcceptInvitation,
    ReadSecondFactorPolicy,
    SaveSecondFactorPolicy,
    ResetSecondFactor,
  ],
})
export class TeamModule {}
