import { Database } from '#persistence/database/database.js';
import { listTeam } from '#persistence/team/staff.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { teamMemberExample, TeamMemberView } from '../../team/team-member.view.js';
import { recordMerchantAccess } from '../record-access.js';

@Controller()
export class ListTeamOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants/:m/staff',
    id: 'listTeamOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'List the team of a merchant',
    description: "Owners first, each by name. This access is recorded in the merchant's audit log.",
    answer: { description: 'The team.', shape: 'list', type: TeamMemberView, example: teamMemberExample },
  })
  async handle(@CurrentSupport() support: Support, @Param('m') m: string): Promise<TeamMemberView[]> {
    const { id } = await recordMerchantAccess(this.db, support, m, 'team');
    return (await listTeam(this.db, id)).map((member) => new TeamMemberView(member));
  }
}
