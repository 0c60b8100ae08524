import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { invitationRefusals } from '#domain/team/invitation.js';
import { EmptyBody, emptyBody } from '#http/input/empty-body.js';
import { withdrawInvitation } from '#operations/team/withdraw-invitation.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { done, DoneView } from '../edge/no-content.view.js';
import { writeAsMember } from '../edge/write-as-member.js';

@Controller()
export class WithdrawInvitation {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'DELETE',
    path: '/merchants/:m/invitations/:id',
    id: 'withdrawInvitation',
    who: 'owner',
    tag: 'Team',
    summary: 'Withdraw an invitation',
    description: 'The link no longer works.',
    params: { id: "The invitation's id." },
    body: emptyBody,
    answer: { description: 'The invitation is withdrawn.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [notFound('invitation'), invitationRefusals.accepted(), invitationRefusals.withdrawn()],
  })
  async handle(@CurrentMember() member: Member, @Param('id') id: string, @Body() _body: EmptyBody): Promise<DoneView> {
    const uuid = decodeId('invitation', id);
    if (!uuid) throw notFound('invitation');
    await writeAsMember(this.db, member, merchantRow, (tx, actor) => withdrawInvitation(tx, actor, uuid));
    return done;
  }
}
