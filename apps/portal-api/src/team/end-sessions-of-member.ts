import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { EmptyBody, emptyBody } from '#http/input/empty-body.js';
import { endMemberSessions } from '#operations/team/end-member-sessions.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';

class EndedSessionsView {
  @ApiProperty({ type: 'integer', description: 'How many sessions were ended.', example: 2 }) ended: number;
}

@Controller()
export class EndSessionsOfMember {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'DELETE',
    path: '/merchants/:m/staff/:id/sessions',
    id: 'endSessionsOfMember',
    who: 'owner',
    tag: 'Team',
    summary: 'End all sessions of a member',
    description:
      'The member is signed out everywhere and can sign in again. Use it for a lost device; to revoke access, ' +
      'remove the member. If owners end their own sessions, this includes the current one.',
    params: { id: "The staff member's id." },
    body: emptyBody,
    answer: { description: 'The sessions are ended.', shape: 'data', type: EndedSessionsView, example: { ended: 2 } },
    refusals: [notFound('staff member')],
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() _body: EmptyBody,
  ): Promise<EndedSessionsView> {
    const staffId = decodeId('staff', id);
    if (!staffId) throw notFound('staff member');
    const ended = await writeAsMember(this.db, member, merchantRow, (tx, actor) =>
      endMemberSessions(tx, actor, staffId),
    );
    return { ended };
  }
}
