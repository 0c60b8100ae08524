import { notFound } from '#domain/errors.js';
import { encodeId } from '#domain/ids.js';
import { invitationRefusals, requireOpenInvitation } from '#domain/team/invitation.js';
import { roles } from '#domain/team/staff.js';
import { IdField } from '#http/input/fields.js';
import { readLink } from '#accounts/email-link.js';
import { Database } from '#persistence/database/database.js';
import { findInvitation, type ShownInvitation } from '#persistence/team/invitation.store.js';
import { findStaffByEmail } from '#persistence/team/staff.store.js';
import type { Reader } from '#persistence/database/statement.js';
import { Body, Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PortalOperation } from '../edge/portal-operation.js';
import { PortalSettings } from '../settings.js';

export const tokenField = {
  description: 'The `token` of the link in the e-mail, unchanged.',
  example: 'AZqfl…',
} as const;

class LookUpInvitationBody {
  @IdField(tokenField)
  token: string;
}

class InvitationToAcceptView {
  @ApiProperty({ example: 'grace@example.com' }) email: string;
  @ApiProperty({ example: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd' }) merchantId: string;
  @ApiProperty({ example: 'Corner Coffee' }) merchantName: string;
  @ApiProperty({ enum: roles, example: 'admin' }) role: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-27T09:30:00.000Z' }) expiresAt: string;
  @ApiProperty({
    description:
      'Whether an account exists, so that accepting requires its password. Returned only with the token of the e-mail.',
    example: false,
  })
  hasAccount: boolean;
}

const example = {
  email: 'grace@example.com',
  merchantId: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd',
  merchantName: 'Corner Coffee',
  role: 'admin',
  expiresAt: '2026-11-27T09:30:00.000Z',
  hasAccount: false,
};

/**
 * The invitation of a link, where it can be accepted.
 * @throws Refusal `not_found` invitation_not_found; `conflict` invitation_accepted, invitation_withdrawn, invitation_expired
 */
export async function invitationOf(reader: Reader, secret: string, token: string): Promise<ShownInvitation> {
  const [merchantId = '', invitationId = ''] = readLink(secret, 'invitation', token) ?? [];
  if (invitationId === '') throw notFound('invitation');
  const invitation = await findInvitation(reader, merchantId, invitationId);
  return requireOpenInvitation(invitation, invitation?.readAt ?? new Date(0));
}

/** Why a link may be refused. */
export const invitationLinkRefusals = [
  notFound('invitation'),
  ...Object.values(invitationRefusals).map((refusal) => refusal()),
];

@Controller()
export class LookUpInvitation {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/invitations/look-up',
    id: 'lookUpInvitation',
    who: 'anyone',
    tag: 'Session',
    summary: 'Read an invitation',
    description:
      'The details of an invitation before it is accepted. The token is sent in the body, because proxies and browsers keep URLs.',
    body: { type: LookUpInvitationBody, example: { token: 'AZqfl…' } },
    answer: { description: 'The invitation.', shape: 'data', type: InvitationToAcceptView, example },
    refusals: invitationLinkRefusals,
  })
  async handle(@Body() { token }: LookUpInvitationBody): Promise<InvitationToAcceptView> {
    const invitation = await invitationOf(this.db, this.settings.sessionSecret, token);
    const { email, merchantName, role } = invitation;
    const merchantId = encodeId('merchant', invitation.merchantId);
    const expiresAt = invitation.expiresAt.toISOString();
    const hasAccount = (await findStaffByEmail(this.db, email)) !== undefined;
    return { email, merchantId, merchantName, role, expiresAt, hasAccount };
  }
}
