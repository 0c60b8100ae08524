import { StaffAccounts } from '#accounts/staff-accounts.js';
import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { recordAccountChange } from '#operations/account/record-sign-in.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { done, DoneView } from '../edge/no-content.view.js';

@Controller()
export class EndOwnSession {
  constructor(
    private readonly db: Database,
    private readonly accounts: StaffAccounts,
  ) {}

  @PortalOperation({
    method: 'DELETE',
    path: '/account/sessions/:id',
    id: 'endOwnSession',
    who: 'signed_in',
    tag: 'Account',
    summary: 'End one of your sessions',
    description: 'The next request of that session is a 401.',
    params: { id: "The session's id." },
    answer: { description: 'The session is ended.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [notFound('session')],
  })
  async handle(@SignedInStaff() { staffId, address }: SignedIn, @Param('id') id: string): Promise<DoneView> {
    const uuid = decodeId('session', id);
    const ended = uuid === undefined ? 0 : await this.accounts.endSessions(staffId, (each) => each === uuid);
    if (ended === 0) throw notFound('session');
    await runWrite(this.db, { owner: staffId, row: accountRow }, (tx) =>
      recordAccountChange(tx, staffId, address, 'session_ended'),
    );
    return done;
  }
}
