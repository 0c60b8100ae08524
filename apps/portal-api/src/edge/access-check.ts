import { decodeId } from '#domain/ids.js';
import { roleIncludes, platformRoleIncludes, type PlatformRole, platformRoles, type Role } from '#domain/team/staff.js';
import { addressGroupOf } from '#http/server/client-address.js';
import { Database } from '#persistence/database/database.js';
import { findStaffAccess, type StaffAccess } from '#persistence/account/sign-in.store.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Member, RequiredRole } from './portal-access.js';
import { merchantUnknown, originForeign, roleMissing, sessionRequired } from './portal-refusals.js';
import { SignIn } from './sign-in.js';
import { PortalSettings } from '../settings.js';

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser reports that another site sent this. Other programs send neither header, and no user's cookie. */
function isForeign(request: FastifyRequest, portalOrigin: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return origin !== portalOrigin && origin !== `${request.protocol}://${host}`;
}

const isPlatformRole = (who: RequiredRole): who is PlatformRole => (platformRoles as readonly string[]).includes(who);

/** @throws Refusal `not_found` where the account is no member, `forbidden` role_missing */
function memberOf(access: StaffAccess, needed: Role, address: string): Member {
  const { merchantId, merchantName, currency, timeZone, role, staffId } = access;
  if (merchantId === null || role === null || merchantName === null || currency === null || timeZone === null) {
    throw merchantUnknown();
  }
  if (!roleIncludes(role, needed)) throw roleMissing(needed);
  return { merchantId, merchantName, currency, timeZone, role, staffId, address };
}

/**
 * Checks origin, session, merchant and role of every request to a route of the portal, before its body is read: 403 for a
 * foreign origin, 401, 404 for an unknown merchant or one of others, 403 for a role that is not enough.
 * (docs/reference/portal.md#routes)
 */
@Injectable()
export class AccessCheck implements OnModuleInit {
  private readonly portalOrigin: string;

  constructor(
    private readonly db: Database,
    private readonly signIn: SignIn,
    private readonly adapterHost: HttpAdapterHost,
    { portalUrl }: PortalSettings,
  ) {
    this.portalOrigin = new URL(portalUrl).origin;
  }

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.decorateRequest('signedIn', null);
    fastify.decorateRequest('member', null);
    fastify.addHook('onRequest', async (request, reply) => {
      const { who } = request.routeOptions.config;
      if (who === undefined) return;
      if (!changesNothing.has(request.method) && isForeign(request, this.portalOrigin)) throw originForeign();
      if (who !== 'anyone') await this.check(request, reply, who);
    });
  }

  /** Reads session and roles anew, and sets them on the request. */
  private async check(request: FastifyRequest, reply: FastifyReply, who: RequiredRole): Promise<void> {
    const session = await this.signIn.read(request, reply);
    if (!session) throw sessionRequired();
    const { m } = request.params as { m?: string };
    const merchantId = m === undefined ? undefined : decodeId('merchant', m);
    const access = await findStaffAccess(this.db, session.staffId, merchantId);
    if (!access) throw sessionRequired();
    const address = addressGroupOf(request.ip);
    const { staffId, email, name, twoFactorEnabled, platformRole, lastSignInAt } = access;
    const { sessionId } = session;
    request.signedIn = { staffId, sessionId, email, name, twoFactorEnabled, platformRole, lastSignInAt, address };
    if (who === 'anyone' || who === 'signed_in') return;
    if (!isPlatformRole(who)) request.member = memberOf(access, who, address);
    else if (platformRole === null || !platformRoleIncludes(platformRole, who)) throw roleMissing(who);
  }
}
