import { decodeId } from '#domain/ids.js';
import { roleIncludes, platformRoleIncludes, type PlatformRole, platformRoles, type Role } from '#domain/team/staff.js';
import { addressGroupOf } from '#http/server/client-address.js';
import type { Database } from '#persistence/database/database.js';
import { findStaffAccess, type StaffAccess } from '#persistence/account/sign-in.store.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Member, RequiredRole } from './portal-access.js';
import { merchantUnknown, originForeign, roleMissing, sessionRequired } from './portal-refusals.js';
import type { SignIn } from './sign-in.js';

export interface AccessCheck {
  readonly db: Database;
  readonly signIn: SignIn;
  readonly portalUrl: string;
}

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser says that another site sent this. Programs that are no browsers send neither header, and can't be
 * made to send somebody's cookie.
 */
function isForeign(request: FastifyRequest, portalOrigin: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return origin !== portalOrigin && origin !== `${request.protocol}://${host}`;
}

const isPlatformRole = (who: RequiredRole): who is PlatformRole => (platformRoles as readonly string[]).includes(who);

/** @throws Refusal `not_found` for a stranger, `forbidden` role_missing */
function memberOf(access: StaffAccess, needed: Role, address: string): Member {
  const { merchantId, merchantName, currency, timeZone, role, staffId } = access;
  if (merchantId === null || role === null || merchantName === null || currency === null || timeZone === null) {
    throw merchantUnknown();
  }
  if (!roleIncludes(role, needed)) throw roleMissing(needed);
  return { merchantId, merchantName, currency, timeZone, role, staffId, address };
}

/** Sets what a route for signed-in people needs to know of them. */
async function check(
  parts: AccessCheck,
  request: FastifyRequest,
  reply: FastifyReply,
  who: RequiredRole,
): Promise<void> {
  const session = await parts.signIn.read(request, reply);
  if (!session) throw sessionRequired();
  const { m } = request.params as { m?: string };
  const merchantId = m === undefined ? undefined : decodeId('merchant', m);
  const access = await findStaffAccess(parts.db, session.staffId, merchantId);
  if (!access) throw sessionRequired();
  const address = addressGroupOf(request.ip);
  const { staffId, email, name, twoFactorEnabled, platformRole, lastSignInAt } = access;
  const { sessionId } = session;
  request.signedIn = { staffId, sessionId, email, name, twoFactorEnabled, platformRole, lastSignInAt, address };
  if (who === 'anyone' || who === 'signed_in') return;
  if (!isPlatformRole(who)) request.member = memberOf(access, who, address);
  else if (platformRole === null || !platformRoleIncludes(platformRole, who)) throw roleMissing(who);
}

/**
 * Puts origin, session, merchant and role in front of every route of the portal, before its body is read: 403 for a foreign
 * origin, 401, 404 for a stranger's merchant, 403 for a role that may not. (docs/reference/portal.md#routes)
 */
export function useAccessCheck(fastify: FastifyInstance, parts: AccessCheck): void {
  const portalOrigin = new URL(parts.portalUrl).origin;
  fastify.decorateRequest('signedIn', null);
  fastify.decorateRequest('member', null);
  fastify.addHook('onRequest', async (request, reply) => {
    const { who } = request.routeOptions.config;
    if (who === undefined) return;
    if (!changesNothing.has(request.method) && isForeign(request, portalOrigin)) throw originForeign();
    if (who !== 'anyone') await check(parts, request, reply, who);
  });
}
