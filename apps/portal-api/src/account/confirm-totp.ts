import { secondFactorUnreadable } from '#domain/team/second-factor.js';
import { TextField } from '#http/input/fields.js';
import { recordSecondFactor } from '#operations/account/record-second-factor.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { tooManySignIns } from '../edge/portal-refusals.js';
import { codeWrong, SecondFactor } from '../edge/second-factor.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { done, DoneView } from '../edge/no-content.view.js';

export class ConfirmTotpBody {
  @TextField(6, 20, { description: 'The 6 digits that the app shows.', example: '123456' })
  code: string;
}

@Controller()
export class ConfirmTotp {
  constructor(
    private readonly db: Database,
    private readonly secondFactor: SecondFactor,
    private readonly limits: SignInLimits,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/account/totp/confirm',
    id: 'confirmTotp',
    who: 'signed_in',
    tag: 'Account',
    summary: 'Enable the second factor',
    description:
      'Confirms with a first code of the authenticator app. From then on every sign-in requires a code. Each code works once, including this one. ' +
      'All your other sessions end: they were opened with the password alone.',
    body: { type: ConfirmTotpBody, example: { code: '123456' } },
    answer: { description: 'The second factor is enabled.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [codeWrong(), secondFactorUnreadable(), tooManySignIns(240)],
  })
  async handle(
    @SignedInStaff() { staffId, email, sessionId, address }: SignedIn,
    @Body() { code }: ConfirmTotpBody,
    @CurrentBrowser() browser: Browser,
  ): Promise<DoneView> {
    const replacedBy = await this.limits.attempt(browser, email, () =>
      this.secondFactor.confirm(browser, staffId, code),
    );
    const keptSessionId = replacedBy ?? sessionId;
    await runWrite(this.db, { owner: staffId, row: accountRow }, (tx) =>
      recordSecondFactor(tx, { staffId, keptSessionId }, address),
    );
    return done;
  }
}
