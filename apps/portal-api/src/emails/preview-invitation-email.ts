import { linkUrl } from '#accounts/email-link.js';
import { invitationEmail } from '#content/email/invitation-email.js';
import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { invitationExpiry } from '#domain/team/invitation.js';
import { Database } from '#persistence/database/database.js';
import { findInvitation } from '#persistence/team/invitation.store.js';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { previewHeaders } from '../merchants/preview-voucher.js';
import { PortalSettings } from '../settings.js';

@Controller()
export class PreviewInvitationEmail {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/invitations/:id/email',
    id: 'previewInvitationEmail',
    who: 'owner',
    withoutHead: true,
    tag: 'E-mails',
    summary: "Preview an invitation's e-mail",
    description:
      'The page of the e-mail as it would be sent again now. Its link does not work: only the e-mail has the token.',
    params: { id: "The invitation's id." },
    answer: { description: 'The page.', shape: 'html', type: Object, example: {} },
    refusals: [notFound('invitation')],
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const uuid = decodeId('invitation', id);
    const invitation = uuid && (await findInvitation(this.db, merchantId, uuid));
    if (!invitation) throw notFound('invitation');
    const url = linkUrl(this.settings.portalUrl, 'invitation', '…');
    reply.headers(previewHeaders);
    return invitationEmail({ ...invitation, expiresAt: invitationExpiry(invitation.readAt) }, url).html;
  }
}
