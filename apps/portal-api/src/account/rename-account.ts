import { TextField } from '#http/input/fields.js';
import { renameAccount } from '#operations/account/rename-account.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { sessionExample, SessionView } from '../session/session.view.js';
import { Sessions } from '../session/sessions.js';

export class RenameAccountBody {
  @TextField(1, 200, { description: 'The name that others see.', example: 'Ada Lovelace' })
  name: string;
}

@Controller()
export class RenameAccount {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
  ) {}

  @PortalOperation({
    method: 'PATCH',
    path: '/account',
    id: 'renameAccount',
    who: 'signed_in',
    tag: 'Account',
    summary: 'Change your name',
    description: 'The name that others see in the team and in the audit log.',
    body: { type: RenameAccountBody, example: { name: 'Ada Lovelace' } },
    answer: { description: 'The signed-in user.', shape: 'data', type: SessionView, example: sessionExample },
  })
  async handle(
    @SignedInStaff() { staffId, address }: SignedIn,
    @Body() { name }: RenameAccountBody,
  ): Promise<SessionView> {
    const renaming = { staffId, name: name.trim(), address };
    await runWrite(this.db, { owner: staffId, row: accountRow }, (tx) => renameAccount(tx, renaming));
    return this.sessions.viewOf(staffId);
  }
}
