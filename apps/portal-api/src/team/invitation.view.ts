import { encodeId } from '#domain/ids.js';
import { invitationStatus } from '#domain/team/invitation.js';
import { roles } from '#domain/team/staff.js';
import { emailStatuses } from '#domain/jobs/email.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull, ViewOrNull } from '#http/views/or-null.js';
import type { ListedInvitation, ShownInvitation } from '#persistence/team/invitation.store.js';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';

/** An open invitation without its link, which only its e-mail has. */
export class InvitationView {
  @ApiProperty({ example: 'inv_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'grace@example.com' }) email: string;
  @ApiProperty({ enum: roles, example: 'admin' }) role: string;
  @ApiProperty({ enum: ['open', 'expired'], description: 'An expired invitation can be sent again.', example: 'open' })
  status: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-27T09:30:00.000Z' }) expiresAt: string;
  @OrNull(
    { type: 'string' },
    { description: 'The user who sent it. Null: the platform.', example: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd' },
  )
  invitedBy: string | null;
  @OrNull({ type: 'string' }, { description: 'Their name.', example: 'Ada Lovelace' }) invitedByName: string | null;

  constructor(invitation: ShownInvitation) {
    this.id = encodeId('invitation', invitation.id);
    this.email = invitation.email;
    this.role = invitation.role;
    this.status = invitationStatus(invitation, invitation.readAt);
    this.createdAt = invitation.createdAt.toISOString();
    this.expiresAt = invitation.expiresAt.toISOString();
    this.invitedBy = invitation.invitedBy && encodeId('staff', invitation.invitedBy);
    this.invitedByName = invitation.invitedByName;
  }
}

/** The outcome of the newest e-mail of an invitation. */
export class InvitationEmailView {
  @OpenEnum(emailStatuses, { description: 'As in the list of e-mails.', example: 'failed' }) status: string;
  @OrNull({ type: 'string' }, { description: 'Why it failed or was not sent.', example: 'refused' })
  reason: string | null;
  @OrNull({ type: 'string' }, { description: "The mail server's last reply.", example: '550 5.1.1 No such user' })
  response: string | null;
}

@ApiExtraModels(InvitationEmailView)
export class ListedInvitationView extends InvitationView {
  @ViewOrNull(InvitationEmailView, { description: 'The newest e-mail. Null: none within 90 days.' })
  lastEmail: InvitationEmailView | null;

  constructor(invitation: ListedInvitation) {
    super(invitation);
    const { emailStatus: status, emailReason: reason, emailResponse: response } = invitation;
    this.lastEmail = status && { status, reason, response };
  }
}

export const invitationExample = {
  id: 'inv_01k9zq3f8te5rb8s6yw2m4n7pd',
  email: 'grace@example.com',
  role: 'admin',
  status: 'open',
  createdAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-11-27T09:30:00.000Z',
  invitedBy: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd',
  invitedByName: 'Ada Lovelace',
};

export const listedInvitationExample = {
  ...invitationExample,
  lastEmail: { status: 'failed', reason: 'refused', response: '550 5.1.1 No such user' },
};
