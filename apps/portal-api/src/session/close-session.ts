import { recordSignOut } from '#operations/account/record-sign-in.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done, DoneView } from '../edge/no-content.view.js';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { SignIn } from '../edge/sign-in.js';
import { accountRow, writeInTurn } from '../edge/write-in-turn.js';

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
    answer: { description: 'The session is ended.', shape: 'whole', type: DoneView, example: { data: null } },
  })
  async handle(
    @SignedInStaff() { staffId, address }: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.signIn.close(request, reply);
    await writeInTurn(this.db, { owner: staffId, row: accountRow }, (tx) => recordSignOut(tx, staffId, address));
    return done;
  }
}
