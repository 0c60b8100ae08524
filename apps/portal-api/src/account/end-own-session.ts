import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { EmptyBody, emptyBody } from '#http/input/empty-body.js';
import { endSession } from '#operations/account/end-session.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { accountRow, runWrite } from '../edge/run-write.js';
import { done, DoneView } from '../edge/no-content.view.js';

@Controller()
export class EndOwnSession {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'DELETE',
    path: '/account/sessions/:id',
    id: 'endOwnSession',
    who: 'signed_in',
    tag: 'Account',
    summary: 'End one of your sessions',
    description: 'The next request of that session is a 401.',
    params: { id: "The session's id." },
    body: emptyBody,
    answer: { description: 'The session is ended.', shape: 'whole', type: DoneView, example: { data: null } },
    refusals: [notFound('session')],
  })
  async handle(
    @SignedInStaff() { staffId, address }: SignedIn,
    @Param('id') id: string,
    @Body() _body: EmptyBody,
  ): Promise<DoneView> {
    const uuid = decodeId('session', id);
    if (uuid === undefined) throw notFound('session');
    await runWrite(this.db, { owner: staffId, row: accountRow }, (tx) => endSession(tx, staffId, uuid, address));
    return done;
  }
}
