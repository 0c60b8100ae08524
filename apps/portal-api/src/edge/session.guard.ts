import { decodeId } from '#domain/ids.js';
import { findStaffAccess } from '#persistence/account/sign-in.store.js';
import { Database } from '#persistence/database/database.js';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { browserIn } from './browser.js';
import { AccessMetadata, requestOf } from './portal-access.js';
import { sessionRequired } from './portal-refusals.js';
import { SignIn } from './sign-in.js';

/**
 * Puts the signed-in staff member into the request. Session and roles are read again for each request.
 * @throws Refusal `unauthenticated` session_required
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly db: Database,
    private readonly signIn: SignIn,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const who = this.reflector.get(AccessMetadata, context.getHandler()) ?? 'anyone';
    if (who === 'anyone') return true;
    const request = requestOf(context);
    const browser = browserIn(context);
    const session = await this.signIn.read(browser);
    if (!session) throw sessionRequired();
    const { m } = request.params as { m?: string };
    const merchantId = m === undefined ? undefined : decodeId('merchant', m);
    const access = await findStaffAccess(this.db, session.staffId, merchantId);
    if (!access) throw sessionRequired();
    request.signedIn = { ...access, sessionId: session.sessionId, address: browser.address };
    return true;
  }
}
