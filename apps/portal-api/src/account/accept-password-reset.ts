import { IdField, TextField } from '#http/input/fields.js';
import { hashPassword } from '#accounts/password-hash.js';
import { usePasswordReset } from '#operations/account/use-password-reset.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { passwordLength, passwordPersonal, passwordTooCommon, requireGoodPassword } from '#accounts/password-rules.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { tooManySignIns } from '../edge/portal-refusals.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { PortalSettings } from '../settings.js';
import { done, DoneView } from '../edge/no-content.view.js';
import { passwordResetLinkRefusals, passwordResetOf, resetTokenField } from './look-up-password-reset.js';

class AcceptPasswordResetBody {
  @IdField(resetTokenField)
  token: string;

  @TextField(passwordLength.min, passwordLength.max, {
    description: 'The new password.',
    example: 'correct horse battery',
  })
  password: string;
}

@Controller()
export class AcceptPasswordReset {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
    private readonly limits: SignInLimits,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/password-resets/accept',
    id: 'acceptPasswordReset',
    who: 'anyone',
    tag: 'Session',
    summary: 'Set a new password',
    description:
      'Sets a new password with the token of the e-mail link. Ends every session of the account and invalidates ' +
      'every other link. It does not sign in: the next sign-in requires the second factor, if it is enabled.',
    body: { type: AcceptPasswordResetBody, example: { token: 'AZqfl…', password: 'correct horse battery' } },
    answer: { description: 'The password is set.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [...passwordResetLinkRefusals, passwordTooCommon(), passwordPersonal(), tooManySignIns(240)],
  })
  async handle(
    @Body() { token, password }: AcceptPasswordResetBody,
    @CurrentBrowser() browser: Browser,
  ): Promise<DoneView> {
    // Checked before the costly hash, and again under the lock.
    const { id: resetId, email, name } = await passwordResetOf(this.db, this.settings.sessionSecret, token);
    // Checking a password takes time, so each try counts as an attempt. Failed sign-ins do not prevent it.
    await this.limits.admit(browser, email);
    await requireGoodPassword(password, { email, name });
    const passwordHash = await hashPassword(password);
    const use = { resetId, passwordHash, address: browser.address };
    await runWrite(this.db, { owner: email, row: accountRow }, (tx) => usePasswordReset(tx, use));
    return done;
  }
}
