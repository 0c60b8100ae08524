import { StaffAccounts } from '#accounts/staff-accounts.js';
import { TextField } from '#http/input/fields.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { sessionExample, sessionOf, SessionView } from '../session/session.view.js';

export class RenameAccountBody {
  @TextField(1, 200, { description: 'The name that others see.', example: 'Ada Lovelace' })
  name: string;
}

@Controller()
export class RenameAccount {
  constructor(
    private readonly db: Database,
    private readonly accounts: StaffAccounts,
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
  async handle(@SignedInStaff() { staffId }: SignedIn, @Body() { name }: RenameAccountBody): Promise<SessionView> {
    await this.accounts.rename(staffId, name.trim());
    return sessionOf(this.db, staffId);
  }
}
