import { EmptyBody, emptyBody } from '#http/input/empty-body.js';
import { recordSignOut } from '#operations/account/record-sign-in.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { Browser, CurrentBrowser } from '../edge/browser.js';
import { done, DoneView } from '../edge/no-content.view.js';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { SignIn } from '../edge/sign-in.js';
import { accountRow, runWrite } from '../edge/run-write.js';

@Controller()
export class CloseSession {
  constructor(
    private readonly db: Database,
    private readonly signIn: SignIn,
  ) {}

  @PortalOperation({
    method: 'DELETE',
    path: '/session',
    id: 'closeSession',
    who: 'signed_in',
    tag: 'Session',
    summary: 'Sign out',
    description: 'Ends the session on the server and deletes the cookie.',
    body: emptyBody,
    answer: { description: 'The session is ended.', shape: 'whole', type: DoneView, example: { data: null } },
  })
  async handle(
    @SignedInStaff() { staffId, address }: SignedIn,
    @CurrentBrowser() browser: Browser,
    @Body() _body: EmptyBody,
  ): Promise<DoneView> {
    // Before the session ends: without it a repeat would be a 401, and the sign-out would be in no audit log.
    await runWrite(this.db, { owner: staffId, row: accountRow }, (tx) => recordSignOut(tx, staffId, address));
    await this.signIn.close(browser);
    return done;
  }
}
