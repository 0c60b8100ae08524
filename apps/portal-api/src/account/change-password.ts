import { TextField } from '#http/input/fields.js';
import { changePassword } from '#operations/account/change-password.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { passwordPersonal, passwordTooCommon, requireGoodPassword } from '../edge/password-rules.js';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { passwordWrong, tooManySignIns } from '../edge/portal-refusals.js';
import { SignIn } from '../edge/sign-in.js';
import { passwordLength } from '../edge/sign-in-library.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { accountRow, writeInTurn } from '../edge/write-in-turn.js';
import { done, DoneView } from '../edge/no-content.view.js';

export class ChangePasswordBody {
  @TextField(1, passwordLength.most, { description: 'The password until now.', example: 'correct horse battery' })
  currentPassword: string;

  @TextField(passwordLength.least, passwordLength.most, {
    description: 'The new one. Common ones and those made of the own name or e-mail are refused.',
    example: 'staple battery horse',
  })
  newPassword: string;
}

@Controller()
export class ChangePassword {
  constructor(
    private readonly db: Database,
    private readonly signIn: SignIn,
    private readonly limits: SignInLimits,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/account/password',
    id: 'changePassword',
    who: 'signed_in',
    tag: 'Account',
    summary: 'Change the own password',
    description: 'Ends all other sessions, and every link to a new password, in the same commit.',
    body: {
      type: ChangePasswordBody,
      example: { currentPassword: 'correct horse battery', newPassword: 'staple battery horse' },
    },
    answer: { description: 'Changed.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [passwordWrong(), passwordTooCommon(), passwordPersonal(), tooManySignIns(240)],
  })
  async handle(
    @SignedInStaff() { staffId, email, name, sessionId, address }: SignedIn,
    @Body() { currentPassword, newPassword }: ChangePasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    await this.limits.attempt(request, email, async () => {
      if ((await this.signIn.checkPassword(email, currentPassword)) !== staffId) throw passwordWrong();
    });
    await requireGoodPassword(newPassword, { email, name });
    const passwordHash = await this.signIn.hashPassword(newPassword);
    const change = { staffId, passwordHash, keptSessionId: sessionId };
    await writeInTurn(this.db, { of: staffId, row: accountRow }, (tx) => changePassword(tx, change, address));
    return done;
  }
}
