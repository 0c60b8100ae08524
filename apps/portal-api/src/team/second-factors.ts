import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { factorResetRefusals } from '#domain/team/second-factor.js';
import { EmptyBody, emptyBody } from '#http/input/empty-body.js';
import { BooleanField } from '#http/input/fields.js';
import { requireSecondFactor } from '#operations/team/require-second-factor.js';
import { resetSecondFactor } from '#operations/team/reset-second-factor.js';
import { findRequiredSecondFactor } from '#persistence/account/second-factor.store.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';

export class SecondFactorPolicyBody {
  @BooleanField({ description: 'Whether members need a second factor.', example: true })
  required: boolean;
}

export class SecondFactorPolicyView {
  @ApiProperty({ description: 'Whether members need a second factor.', example: true }) required: boolean;
}

class ResetFactorView {
  @ApiProperty({ type: 'integer', description: 'How many sessions were ended.', example: 2 }) ended: number;
}

const answer = {
  description: 'Whether members need a second factor.',
  shape: 'data',
  type: SecondFactorPolicyView,
  example: { required: true },
} as const;

@Controller()
export class ReadSecondFactorPolicy {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/second-factor',
    id: 'readSecondFactorPolicy',
    who: 'owner',
    tag: 'Team',
    summary: 'Read whether members need a second factor',
    description: 'A member without one can do nothing at a merchant that requires it.',
    answer,
  })
  async handle(@CurrentMember() { merchantId }: Member): Promise<SecondFactorPolicyView> {
    return { required: await findRequiredSecondFactor(this.db, merchantId) };
  }
}

@Controller()
export class SaveSecondFactorPolicy {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PUT',
    path: '/merchants/:m/second-factor',
    id: 'saveSecondFactorPolicy',
    who: 'owner',
    tag: 'Team',
    summary: 'Require a second factor',
    description:
      'Sets whether members need a second factor. If they do, members without one can only set one up from their ' +
      'next request on; everything else at this merchant is a 403 `second_factor_required`. This includes the owner ' +
      'who requires it.',
    body: { type: SecondFactorPolicyBody, example: { required: true } },
    answer,
  })
  async handle(
    @CurrentMember() member: Member,
    @Body() { required }: SecondFactorPolicyBody,
  ): Promise<SecondFactorPolicyView> {
    await writeAsMember(this.db, member, merchantRow, (tx, actor) => requireSecondFactor(tx, actor, required));
    return { required };
  }
}

@Controller()
export class ResetSecondFactor {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'DELETE',
    path: '/merchants/:m/staff/:id/second-factor',
    id: 'resetSecondFactor',
    who: 'owner',
    tag: 'Team',
    summary: "Reset a member's second factor",
    description:
      'Removes the second factor of a member who has lost the authenticator app and the recovery codes. The member ' +
      'is signed out everywhere, gets an e-mail, and can sign in with the password. You cannot reset your own second ' +
      'factor, or that of a member who also works for another merchant or the platform.',
    params: { id: "The staff member's id." },
    body: emptyBody,
    answer: {
      description: 'The second factor is removed.',
      shape: 'data',
      type: ResetFactorView,
      example: { ended: 2 },
    },
    refusals: [
      notFound('staff member'),
      factorResetRefusals.own(),
      factorResetRefusals.ofOthers(),
      factorResetRefusals.off(),
    ],
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() _body: EmptyBody,
  ): Promise<ResetFactorView> {
    const staffId = decodeId('staff', id);
    if (!staffId) throw notFound('staff member');
    const ended = await writeAsMember(this.db, member, merchantRow, (tx, actor) =>
      resetSecondFactor(tx, actor, staffId),
    );
    return { ended };
  }
}
