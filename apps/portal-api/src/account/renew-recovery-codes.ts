import { secondFactorUnreadable } from '#domain/team/second-factor.js';
import { recordAccountChange } from '#operations/account/record-account-change.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { passwordWrong, tooManySignIns } from '../edge/portal-refusals.js';
import { codeWrong, SecondFactor } from '../edge/second-factor.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { PasswordAndFactorBody } from './password-and-factor.js';

export class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'Each can be used once.', example: ['7kq2-x9bm-0e4d'] })
  recoveryCodes: readonly string[];
}

@Controller()
export class RenewRecoveryCodes {
  constructor(
    private readonly db: Database,
    private readonly secondFactor: SecondFactor,
    private readonly limits: SignInLimits,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/account/recovery-codes',
    id: 'renewRecoveryCodes',
    who: 'signed_in',
    tag: 'Account',
    summary: 'Create new recovery codes',
    description:
      'Requires the password and a current code, or an old recovery code. The old codes no longer work afterwards. The new codes are returned only once, in this response.',
    body: { type: PasswordAndFactorBody, example: { password: 'correct horse battery', totp: '123456' } },
    answer: {
      description: 'The new recovery codes.',
      shape: 'data',
      type: RecoveryCodesView,
      example: { recoveryCodes: ['7kq2-x9bm-0e4d'] },
    },
    refusals: [passwordWrong(), codeWrong(), secondFactorUnreadable(), tooManySignIns(240)],
  })
  async handle(
    @SignedInStaff() { staffId, email, address }: SignedIn,
    @Body() { password, totp }: PasswordAndFactorBody,
    @CurrentBrowser() browser: Browser,
  ): Promise<RecoveryCodesView> {
    const record = (): Promise<void> =>
      runWrite(this.db, { owner: staffId, row: accountRow }, (tx) =>
        recordAccountChange(tx, staffId, address, 'recovery_codes_renewed'),
      );
    const recoveryCodes = await this.limits.attempt(browser, email, () =>
      this.secondFactor.renewRecoveryCodes(browser, { staffId, email, password, totp }, record),
    );
    return { recoveryCodes };
  }
}
