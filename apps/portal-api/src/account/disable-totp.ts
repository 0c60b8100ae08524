import { secondFactorUnreadable } from '#domain/team/second-factor.js';
import { recordAccountChange } from '#operations/account/record-account-change.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { passwordWrong, tooManySignIns } from '../edge/portal-refusals.js';
import { codeWrong, SecondFactor } from '../edge/second-factor.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { done, DoneView } from '../edge/no-content.view.js';
import { PasswordAndFactorBody } from './password-and-factor.js';

@Controller()
export class DisableTotp {
  constructor(
    private readonly db: Database,
    private readonly secondFactor: SecondFactor,
    private readonly limits: SignInLimits,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/account/totp/disable',
    id: 'disableTotp',
    who: 'signed_in',
    tag: 'Account',
    summary: 'Disable the second factor',
    description:
      'Requires the password and a current code, or a recovery code. The authenticator app and the recovery ' +
      'codes no longer work afterwards.',
    body: { type: PasswordAndFactorBody, example: { password: 'correct horse battery', totp: '123456' } },
    answer: { description: 'The second factor is disabled.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [passwordWrong(), codeWrong(), secondFactorUnreadable(), tooManySignIns(240)],
  })
  async handle(
    @SignedInStaff() { staffId, email, address }: SignedIn,
    @Body() { password, totp }: PasswordAndFactorBody,
    @CurrentBrowser() browser: Browser,
  ): Promise<DoneView> {
    const record = () =>
      runWrite(this.db, { owner: staffId, row: accountRow }, (tx) =>
        recordAccountChange(tx, staffId, address, 'totp_disabled'),
      );
    await this.limits.attempt(browser, email, () =>
      this.secondFactor.disable(browser, { staffId, email, password, totp }, record),
    );
    return done;
  }
}
