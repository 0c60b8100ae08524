import { Database } from '#persistence/database/database.js';
import { listOpenInvitations } from '#persistence/team/invitation.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { listedInvitationExample, ListedInvitationView } from './invitation.view.js';

@Controller()
export class ListInvitations {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/invitations',
    id: 'listInvitations',
    who: 'owner',
    tag: 'Team',
    summary: 'List the invitations',
    description: 'Invitations that were neither accepted nor withdrawn, including expired ones, newest first.',
    answer: {
      description: 'The invitations.',
      shape: 'list',
      type: ListedInvitationView,
      example: listedInvitationExample,
    },
  })
  async handle(@CurrentMember() { merchantId }: Member): Promise<ListedInvitationView[]> {
    const invitations = await listOpenInvitations(this.db, merchantId);
    return invitations.map((invitation) => new ListedInvitationView(invitation));
  }
}
