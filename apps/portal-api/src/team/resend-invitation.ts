import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { invitationEmailsLimited } from '#domain/jobs/email-limits.js';
import { alreadyMember, invitationRefusals } from '#domain/team/invitation.js';
import { EmailField } from '#http/input/fields.js';
import { resendInvitation } from '#operations/team/resend-invitation.js';
import { Database } from '#persistence/database/database.js';
import { findInvitation } from '#persistence/team/invitation.store.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { PortalSettings } from '../settings.js';
import { invitationExample, InvitationView } from './invitation.view.js';

export class ResendInvitationBody {
  @EmailField({
    optional: true,
    description: 'Another address: the earlier link stops working, and a new invitation takes its place.',
    example: 'grace@example.com',
  })
  email?: string;
}

@Controller()
export class ResendInvitation {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/invitations/:id/send',
    id: 'resendInvitation',
    who: 'owner',
    tag: 'Team',
    summary: 'Send an invitation again',
    description:
      'The same link works for 7 days from now, even if the invitation had expired. With another address in `email`, ' +
      'a new invitation with the same role is sent, and the link of the earlier invitation stops working.',
    params: { id: "The invitation's id." },
    body: { type: ResendInvitationBody, example: { email: 'grace@example.com' }, optional: true },
    answer: {
      description: 'The invitation with its new expiry. Its e-mail is queued.',
      shape: 'data',
      type: InvitationView,
      example: invitationExample,
    },
    refusals: [
      notFound('invitation'),
      invitationRefusals.accepted(),
      invitationRefusals.withdrawn(),
      alreadyMember(),
      invitationEmailsLimited(240),
    ],
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { email }: ResendInvitationBody,
  ): Promise<InvitationView> {
    const uuid = decodeId('invitation', id);
    if (!uuid) throw notFound('invitation');
    const shown = await writeAsMember(this.db, member, merchantRow, async (tx, actor) => {
      const sent = await resendInvitation(tx, actor, uuid, this.settings.emailLimits, email);
      return findInvitation(tx, member.merchantId, sent);
    });
    if (!shown) throw notFound('invitation');
    return new InvitationView(shown);
  }
}
