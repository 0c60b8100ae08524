import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { lastOwnerRefusal } from '#domain/team/team.js';
import { EmptyBody, emptyBody } from '#http/input/empty-body.js';
import { removeMember } from '#operations/team/remove-member.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { done, DoneView } from '../edge/no-content.view.js';
import { writeAsMember } from '../edge/write-as-member.js';

@Controller()
export class RemoveMember {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'DELETE',
    path: '/merchants/:m/staff/:id',
    id: 'removeMember',
    who: 'owner',
    tag: 'Team',
    summary: 'Remove a member from the team',
    description:
      'From their next request on, they have no access to the merchant. Their account is kept. An owner can ' +
      'remove themselves, except the last owner.',
    params: { id: "The staff member's id." },
    body: emptyBody,
    answer: { description: 'The member is removed.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [notFound('staff member'), lastOwnerRefusal()],
  })
  async handle(@CurrentMember() member: Member, @Param('id') id: string, @Body() _body: EmptyBody): Promise<DoneView> {
    const staffId = decodeId('staff', id);
    if (!staffId) throw notFound('staff member');
    await writeAsMember(this.db, member, merchantRow, (tx, actor) => removeMember(tx, actor, staffId));
    return done;
  }
}
