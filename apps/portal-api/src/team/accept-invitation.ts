import { secondFactorUnreadable } from '#domain/team/second-factor.js';
import { StaffAccounts } from '#accounts/staff-accounts.js';
import { alreadyMember } from '#domain/team/invitation.js';
import { hasLength } from '#domain/text.js';
import { IdField, TextField } from '#http/input/fields.js';
import { invalidField, missingField } from '#http/input/validate-body.js';
import { acceptInvitation } from '#operations/team/accept-invitation.js';
import { confirmSignIn } from '#operations/account/record-sign-in.js';
import { Database } from '#persistence/database/database.js';
import { findStaffByEmail } from '#persistence/team/staff.store.js';
import { Body, Controller } from '@nestjs/common';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { passwordLength, passwordPersonal, passwordTooCommon, requireGoodPassword } from '#accounts/password-rules.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { credentialsInvalid, tooManySignIns, totpInvalid, totpRequired } from '../edge/portal-refusals.js';
import { SignIn } from '../edge/sign-in.js';
import { FailedSignIns } from '../edge/failed-sign-ins.js';
import { SignInLimits } from '../edge/sign-in-limits.js';
import { merchantRow, runWrite } from '../edge/run-write.js';
import { sessionExample, SessionView } from '../session/session.view.js';
import { Sessions } from '../session/sessions.js';
import { PortalSettings } from '../settings.js';
import { invitationLinkRefusals, invitationOf, tokenField } from './look-up-invitation.js';

class AcceptInvitationBody {
  @IdField(tokenField)
  token: string;

  @TextField(1, 200, {
    description: 'Required for a new account. An existing account keeps its name.',
    example: 'Grace Hopper',
    optional: true,
  })
  name?: string;

  @TextField(1, passwordLength.max, {
    description:
      `A new password of ${passwordLength.min} characters or more, or the current password if the e-mail address has an ` +
      'account.',
    example: 'correct horse battery',
  })
  password: string;

  @TextField(1, 20, {
    description: 'The code of the second factor, if an existing account has one enabled.',
    example: '123456',
    optional: true,
  })
  totp?: string;
}

@Controller()
export class AcceptInvitation {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
    private readonly signIn: SignIn,
    private readonly accounts: StaffAccounts,
    private readonly limits: SignInLimits,
    private readonly failedSignIns: FailedSignIns,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/invitations/accept',
    id: 'acceptInvitation',
    who: 'anyone',
    tag: 'Session',
    summary: 'Accept an invitation',
    description:
      'Creates an account if the e-mail address has none. For an existing account, its password and second factor are ' +
      'required. The user then belongs to the team and is signed in. An invitation can be accepted only once.',
    body: {
      type: AcceptInvitationBody,
      example: { token: 'AZqfl…', name: 'Grace Hopper', password: 'correct horse battery' },
    },
    answer: {
      status: 201,
      description: 'The signed-in user.',
      shape: 'data',
      type: SessionView,
      example: sessionExample,
    },
    refusals: [
      ...invitationLinkRefusals,
      passwordTooCommon(),
      passwordPersonal(),
      alreadyMember(),
      credentialsInvalid(),
      totpRequired(),
      totpInvalid(),
      secondFactorUnreadable(),
      tooManySignIns(240),
    ],
  })
  async handle(@Body() body: AcceptInvitationBody, @CurrentBrowser() browser: Browser): Promise<SessionView> {
    const { merchantId, id, email } = await invitationOf(this.db, this.settings.sessionSecret, body.token);
    const opening = this.limits.attempt(browser, email, async () => {
      await this.ensureAccount(email, body);
      return this.signIn.open(browser, { email, password: body.password, totp: body.totp });
    });
    const opened = await this.failedSignIns.recordFailureOf(browser, email, opening);
    const { staffId } = opened;
    const { address } = browser;
    const session = await this.signIn.keep(browser, opened, async () => {
      await runWrite(this.db, { owner: merchantId, row: merchantRow }, async (tx) => {
        await acceptInvitation(tx, { merchantId, invitationId: id, staffId, address });
        if (!(await confirmSignIn(tx, opened, address))) throw credentialsInvalid();
      });
      return this.sessions.viewOf(staffId);
    });
    this.limits.rememberDevice(browser, email);
    return session;
  }

  /** Creates the account where there is none; a repeated request finds the one that the first has created. */
  private async ensureAccount(email: string, { name, password }: AcceptInvitationBody): Promise<void> {
    if (await findStaffByEmail(this.db, email)) return;
    if (name === undefined) throw missingField('name');
    requireLength(password);
    await requireGoodPassword(password, { email, name });
    try {
      await this.accounts.create({ email, name: name.trim(), password });
    } catch (error) {
      // A concurrent request may have created it: then the password is checked against that account.
      if (!(await findStaffByEmail(this.db, email))) throw error;
    }
  }
}

/**
 * Checks the length of a new password only. Where an account exists, a password that is too short is a wrong password, as at the
 * sign-in.
 */
function requireLength(password: string): void {
  const { min, max } = passwordLength;
  if (!hasLength(password, min, max)) {
    throw invalidField(`password must be text of ${min} to ${max} characters, without control characters.`);
  }
}
