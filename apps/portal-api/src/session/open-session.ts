import { secondFactorUnreadable } from '#domain/team/second-factor.js';
import { emailKey } from '#domain/text.js';
import { EmailField, TextField } from '#http/input/fields.js';
import { confirmSignIn } from '#operations/account/record-sign-in.js';
import { Database } from '#persistence/database/database.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller } from '@nestjs/common';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { credentialsInvalid, tooManySignIns, totpInvalid, totpRequired } from '../edge/portal-refusals.js';
import { SignIn } from '../edge/sign-in.js';
import { FailedSignIns } from '../edge/failed-sign-ins.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { sessionExample, SessionView } from './session.view.js';
import { Sessions } from './sessions.js';

export class OpenSessionBody {
  @EmailField({ description: 'Case-insensitive.', example: 'ada@example.com' })
  email: string;

  @TextField(1, 128, { description: 'The password.', example: 'correct horse battery' })
  password: string;

  @TextField(1, 20, {
    description: 'The 6 digits of the authenticator app, or a recovery code. Required if the second factor is enabled.',
    example: '123456',
    optional: true,
  })
  totp?: string;
}

@Controller()
export class OpenSession {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
    private readonly signIn: SignIn,
    private readonly limits: SignInLimits,
    private readonly failedSignIns: FailedSignIns,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/session',
    id: 'openSession',
    who: 'anyone',
    tag: 'Session',
    summary: 'Sign in',
    description:
      'Sets the session cookie. Attempts are limited per account and per IP address. An account under attack ' +
      'stays available to browsers that have signed in with it before. The response does not reveal whether an ' +
      'e-mail address has an account.',
    body: { type: OpenSessionBody, example: { email: 'ada@example.com', password: 'correct horse battery' } },
    answer: { description: 'The signed-in user.', shape: 'data', type: SessionView, example: sessionExample },
    refusals: [credentialsInvalid(), totpRequired(), totpInvalid(), secondFactorUnreadable(), tooManySignIns(240)],
  })
  async handle(
    @Body() { email: given, password, totp }: OpenSessionBody,
    @CurrentBrowser() browser: Browser,
  ): Promise<SessionView> {
    const email = emailKey(given);
    const opening = this.limits.attempt(browser, email, () => this.signIn.open(browser, { email, password, totp }));
    const opened = await this.failedSignIns.recordFailureOf(browser, email, opening);
    const { staffId } = opened;
    const { address } = browser;
    const session = await this.signIn.keep(browser, opened, async () => {
      const confirm = (tx: Tx): Promise<boolean> => confirmSignIn(tx, opened, address);
      if (!(await runWrite(this.db, { owner: staffId, row: accountRow }, confirm))) throw credentialsInvalid();
      return this.sessions.viewOf(staffId);
    });
    this.limits.rememberDevice(browser, email);
    return session;
  }
}
