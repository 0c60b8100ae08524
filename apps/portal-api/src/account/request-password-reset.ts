import { setTimeout as pause } from 'node:timers/promises';
import { emailKey } from '#domain/text.js';
import { EmailField } from '#http/input/fields.js';
import { requestPasswordReset } from '#operations/account/request-password-reset.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { tooManySignIns } from '../edge/portal-refusals.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { done, DoneView } from '../edge/no-content.view.js';

class RequestPasswordResetBody {
  @EmailField({ description: 'Case-insensitive.', example: 'ada@example.com' })
  email: string;
}

/** Longer than the work takes: the response time must not reveal whether the e-mail has an account. */
const answerMs = 250;

@Controller()
export class RequestPasswordReset {
  constructor(
    private readonly db: Database,
    private readonly limits: SignInLimits,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/password-resets',
    id: 'requestPasswordReset',
    who: 'anyone',
    tag: 'Session',
    summary: 'Request a password reset',
    description:
      'Sends an e-mail with a link that works once, for one hour. The response and its duration are the same ' +
      'whether or not the e-mail address has an account. Attempts are limited per e-mail address and per IP ' +
      'address.',
    body: { type: RequestPasswordResetBody, example: { email: 'ada@example.com' } },
    answer: { description: 'The request is accepted.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [tooManySignIns(240)],
  })
  async handle(@Body() { email }: RequestPasswordResetBody, @CurrentBrowser() browser: Browser): Promise<DoneView> {
    const answer = pause(answerMs);
    await this.limits.admitReset(browser, emailKey(email));
    await runWrite(this.db, { owner: emailKey(email), row: accountRow }, (tx) => requestPasswordReset(tx, email));
    await answer;
    return done;
  }
}
