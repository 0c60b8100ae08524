import {
  passwordResetExpired,
  passwordResetUnknown,
  passwordResetUsed,
  requireUsableReset,
} from '#domain/team/password-reset.js';
import { IdField } from '#http/input/fields.js';
import { readLink } from '#accounts/email-link.js';
import { Database } from '#persistence/database/database.js';
import { findPasswordReset, type ShownPasswordReset } from '#persistence/account/password-reset.store.js';
import type { Reader } from '#persistence/database/statement.js';
import { Body, Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PortalOperation } from '../edge/portal-operation.js';
import { PortalSettings } from '../settings.js';

export const resetTokenField = {
  description: 'The `token` of the link in the e-mail, unchanged.',
  example: 'AZqfl…',
} as const;

class LookUpPasswordResetBody {
  @IdField(resetTokenField)
  token: string;
}

class UsablePasswordResetView {
  @ApiProperty({ example: 'ada@example.com' }) email: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-27T10:30:00.000Z' }) expiresAt: string;
}

const example: UsablePasswordResetView = { email: 'ada@example.com', expiresAt: '2026-11-27T10:30:00.000Z' };

/**
 * The reset of a link, where it can be used.
 * @throws Refusal `not_found` password_reset_not_found; `conflict` password_reset_used, password_reset_expired
 */
export async function passwordResetOf(reader: Reader, secret: string, token: string): Promise<ShownPasswordReset> {
  const [resetId] = readLink(secret, 'password_reset', token) ?? [];
  if (resetId === undefined) throw passwordResetUnknown();
  const reset = await findPasswordReset(reader, resetId);
  return requireUsableReset(reset, reset?.readAt ?? new Date(0));
}

/** Why a link may be refused. */
export const passwordResetLinkRefusals = [passwordResetUnknown(), passwordResetUsed(), passwordResetExpired()];

@Controller()
export class LookUpPasswordReset {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/password-resets/look-up',
    id: 'lookUpPasswordReset',
    who: 'anyone',
    tag: 'Session',
    summary: 'Read a password reset',
    description:
      'Whose password the link sets, and until when. It changes nothing. The token is sent in the body, because ' +
      'proxies and browsers keep URLs.',
    body: { type: LookUpPasswordResetBody, example: { token: 'AZqfl…' } },
    answer: { description: 'The link can be used.', shape: 'data', type: UsablePasswordResetView, example },
    refusals: passwordResetLinkRefusals,
  })
  async handle(@Body() { token }: LookUpPasswordResetBody): Promise<UsablePasswordResetView> {
    const { email, expiresAt } = await passwordResetOf(this.db, this.settings.sessionSecret, token);
    return { email, expiresAt: expiresAt.toISOString() };
  }
}
