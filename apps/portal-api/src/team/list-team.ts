import { Database } from '#persistence/database/database.js';
import { listTeam } from '#persistence/team/staff.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { teamMemberExample, TeamMemberView } from './team-member.view.js';

@Controller()
export class ListTeam {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/staff',
    id: 'listTeam',
    who: 'owner',
    tag: 'Team',
    summary: 'List the team',
    description: 'Owners first, then admins, staff and viewers, each by name.',
    answer: { description: 'The team.', shape: 'list', type: TeamMemberView, example: teamMemberExample },
  })
  async handle(@CurrentMember() { merchantId }: Member): Promise<TeamMemberView[]> {
    const team = await listTeam(this.db, merchantId);
    return team.map((member) => new TeamMemberView(member));
  }
}
