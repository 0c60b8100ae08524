import { type Role, roles } from '#domain/team/staff.js';
import { invitationEmailsLimited, invitationLimits, tooManyInvitations } from '#domain/jobs/email-limits.js';
import { alreadyMember } from '#domain/team/invitation.js';
import { ChoiceField, EmailField } from '#http/input/fields.js';
import { invite } from '#operations/team/invite.js';
import { Database } from '#persistence/database/database.js';
import { findInvitation } from '#persistence/team/invitation.store.js';
import { Body, Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { PortalSettings } from '../settings.js';
import { invitationExample, InvitationView } from './invitation.view.js';

export class InviteBody {
  @EmailField({ description: 'Who is invited. Case-insensitive.', example: 'grace@example.com' })
  email: string;

  @ChoiceField(roles, { description: 'The role after the invitation is accepted.', example: 'admin' })
  role: Role;
}

@Controller()
export class Invite {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/invitations',
    id: 'invite',
    who: 'owner',
    tag: 'Team',
    summary: 'Invite a person to the team',
    description:
      'Sends an e-mail with a link that works once, for 7 days. An earlier open invitation of the same e-mail address is ' +
      'withdrawn: only the newest link works. The response is the same whether or not the e-mail address has an account. ' +
      `At most ${invitationLimits.pending} invitations can be open, and at most ${invitationLimits.emailsPerHour} e-mails are sent within an hour.`,
    body: { type: InviteBody, example: { email: 'grace@example.com', role: 'admin' } },
    answer: {
      status: 201,
      description: 'The invitation. Its e-mail is queued.',
      shape: 'data',
      type: InvitationView,
      example: invitationExample,
    },
    refusals: [alreadyMember(), tooManyInvitations(), invitationEmailsLimited(240)],
  })
  async handle(@CurrentMember() member: Member, @Body() { email, role }: InviteBody): Promise<InvitationView> {
    const shown = await writeAsMember(this.db, member, merchantRow, async (tx, actor) => {
      const { id } = await invite(tx, actor, { email, role }, this.settings.emailLimits);
      return findInvitation(tx, member.merchantId, id);
    });
    if (!shown) throw new Error('The invitation that was just made is not there.');
    return new InvitationView(shown);
  }
}
