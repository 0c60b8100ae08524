import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { type Role, roles } from '#domain/team/staff.js';
import { lastOwnerRefusal } from '#domain/team/team.js';
import { ChoiceField } from '#http/input/fields.js';
import { changeRole } from '#operations/team/change-role.js';
import { Database } from '#persistence/database/database.js';
import { findTeamMember } from '#persistence/team/staff.store.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { teamMemberExample, TeamMemberView } from './team-member.view.js';

export class ChangeRoleBody {
  @ChoiceField(roles, { description: 'The new role.', example: 'admin' })
  role: Role;
}

@Controller()
export class ChangeRole {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PATCH',
    path: '/merchants/:m/staff/:id',
    id: 'changeRole',
    who: 'owner',
    tag: 'Team',
    summary: "Change a member's role",
    description: 'The new role applies from their next request. The last owner cannot be given another role.',
    params: { id: "The staff member's id." },
    body: { type: ChangeRoleBody, example: { role: 'admin' } },
    answer: { description: 'The member.', shape: 'data', type: TeamMemberView, example: teamMemberExample },
    refusals: [notFound('staff member'), lastOwnerRefusal()],
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { role }: ChangeRoleBody,
  ): Promise<TeamMemberView> {
    const staffId = decodeId('staff', id);
    if (!staffId) throw notFound('staff member');
    const changed = await writeAsMember(this.db, member, merchantRow, async (tx, actor) => {
      await changeRole(tx, actor, { staffId, role });
      return findTeamMember(tx, member.merchantId, staffId);
    });
    if (!changed) throw notFound('staff member');
    return new TeamMemberView(changed);
  }
}
