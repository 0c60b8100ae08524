import { hashPassword } from '#accounts/password-hash.js';
import { StaffAccounts } from '#accounts/staff-accounts.js';
import { TextField } from '#http/input/fields.js';
import { changePassword } from '#operations/account/change-password.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { passwordLength, passwordPersonal, passwordTooCommon, requireGoodPassword } from '#accounts/password-rules.js';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { passwordWrong, tooManySignIns } from '../edge/portal-refusals.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { done, DoneView } from '../edge/no-content.view.js';

export class ChangePasswordBody {
  @TextField(1, passwordLength.max, { description: 'The current password.', example: 'correct horse battery' })
  currentPassword: string;

  @TextField(passwordLength.min, passwordLength.max, {
    description:
      'The new password. Common passwords, and passwords that contain your name or e-mail address, are refused.',
    example: 'staple battery horse',
  })
  newPassword: string;
}

@Controller()
export class ChangePassword {
  constructor(
    private readonly db: Database,
    private readonly accounts: StaffAccounts,
    private readonly limits: SignInLimits,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/account/password',
    id: 'changePassword',
    who: 'signed_in',
    tag: 'Account',
    summary: 'Change your password',
    description: 'Ends all other sessions and invalidates all password reset links, in the same transaction.',
    body: {
      type: ChangePasswordBody,
      example: { currentPassword: 'correct horse battery', newPassword: 'staple battery horse' },
    },
    answer: { description: 'The password is changed.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [passwordWrong(), passwordTooCommon(), passwordPersonal(), tooManySignIns(240)],
  })
  async handle(
    @SignedInStaff() { staffId, email, name, sessionId, address }: SignedIn,
    @Body() { currentPassword, newPassword }: ChangePasswordBody,
    @CurrentBrowser() browser: Browser,
  ): Promise<DoneView> {
    const verified = await this.limits.attempt(browser, email, async () => {
      const found = await this.accounts.checkPassword(email, currentPassword);
      if (found?.staffId !== staffId) throw passwordWrong();
      return found;
    });
    await requireGoodPassword(newPassword, { email, name });
    const change = { staffId, passwordHash: await hashPassword(newPassword), keptSessionId: sessionId };
    await runWrite(this.db, { owner: staffId, row: accountRow }, async (tx) => {
      if (!(await changePassword(tx, verified.passwordHash, change, address))) throw passwordWrong();
    });
    return done;
  }
}
