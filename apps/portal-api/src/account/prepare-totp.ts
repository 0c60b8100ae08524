import { TextField } from '#http/input/fields.js';
import { Body, Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { passwordWrong, tooManySignIns } from '../edge/portal-refusals.js';
import { SecondFactor, totpEnabled } from '../edge/second-factor.js';
import { SignInLimits } from '../edge/sign-in-limits.js';

/** Required to turn the second factor on. */
export class PasswordBody {
  @TextField(1, 128, { description: 'Your password.', example: 'correct horse battery' })
  password: string;
}

export class PreparedTotpView {
  @ApiProperty({ description: 'The URI to show as a QR code for an authenticator app.', example: 'otpauth://totp/…' })
  uri: string;
  @ApiProperty({ description: 'The same secret, to enter by hand.', example: 'JBSWY3DPEHPK3PXP' }) secret: string;
  @ApiProperty({ type: [String], description: 'Each can be used once instead of a code.', example: ['7kq2-x9bm-0e4d'] })
  recoveryCodes: readonly string[];
}

@Controller()
export class PrepareTotp {
  constructor(
    private readonly secondFactor: SecondFactor,
    private readonly limits: SignInLimits,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/account/totp',
    id: 'prepareTotp',
    who: 'signed_in',
    tag: 'Account',
    summary: 'Start enabling the second factor',
    description:
      'The second factor is enabled when a first code of the authenticator app is confirmed. The recovery codes are returned only once, in this response.',
    body: { type: PasswordBody, example: { password: 'correct horse battery' } },
    answer: {
      description: 'The secret for the authenticator app, and the recovery codes.',
      shape: 'data',
      type: PreparedTotpView,
      example: { uri: 'otpauth://totp/…', secret: 'JBSWY3DPEHPK3PXP', recoveryCodes: ['7kq2-x9bm-0e4d'] },
    },
    refusals: [passwordWrong(), totpEnabled(), tooManySignIns(240)],
  })
  async handle(
    @SignedInStaff() { email }: SignedIn,
    @Body() { password }: PasswordBody,
    @CurrentBrowser() browser: Browser,
  ): Promise<PreparedTotpView> {
    const prepared = await this.limits.attempt(browser, email, () => this.secondFactor.prepare(browser, password));
    const secret = new URL(prepared.uri).searchParams.get('secret') ?? '';
    return { ...prepared, secret };
  }
}
