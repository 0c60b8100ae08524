import type { PlatformRole, Role } from '#domain/team/staff.js';
import { encodeId } from '#domain/ids.js';
import type { Actor } from '#operations/actor.js';
import type { AuditActor } from '#persistence/audit/audit-entry.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who a route is for. A role is enough for what less needs: an owner may what an admin may. */
export type RequiredRole = 'anyone' | 'signed_in' | Role | PlatformRole;

/** Somebody who is signed in. */
export interface SignedIn {
  readonly staffId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly twoFactorEnabled: boolean;
  readonly platformRole: PlatformRole | null;
  readonly lastSignInAt: Date | null;
  /** Where the request comes from: an IPv4 address, or the /64 of an IPv6 address. */
  readonly address: string;
}

/** Somebody who is signed in and works for the merchant of the path. */
export interface Member {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly role: Role;
  readonly staffId: string;
  readonly address: string;
}

/** Somebody of the platform's support, or a platform_admin. */
export interface Support {
  readonly staffId: string;
  readonly platformRole: PlatformRole;
  readonly address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access check before anything else of the request is read. */
    signedIn: SignedIn | null;
    member: Member | null;
  }
  interface FastifyContextConfig {
    /** Who the portal's route is for. */
    who?: RequiredRole;
  }
}

/** What the access check found. A route that is for others has it not, which is our mistake: a 500. */
function found<Thing>(thing: Thing | null | undefined): Thing {
  if (!thing) throw new Error('This route has no such access check in front of it.');
  return thing;
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** `@SignedInStaff() staff: SignedIn` in a route for whoever is signed in. */
export const SignedInStaff = createParamDecorator((_: undefined, context: ExecutionContext) =>
  found(requestOf(context).signedIn),
);

/** `@MemberOf() member: Member` in a route for viewers, admins or owners. */
export const MemberOf = createParamDecorator((_: undefined, context: ExecutionContext) =>
  found(requestOf(context).member),
);

/** `@SupportOf() support: Support` in a route for support or platform_admins. */
export const SupportOf = createParamDecorator((_: undefined, context: ExecutionContext): Support => {
  const { staffId, platformRole, address } = found(requestOf(context).signedIn);
  return { staffId, platformRole: found(platformRole), address };
});

/** Who writes, for the operations: a person, not a key. */
export const actorOf = ({ merchantId, currency, timeZone, staffId }: Member): Actor => ({
  ...{ merchantId, currency, timeZone, staffId },
  apiKeyId: null,
});

/** Who did it, for the merchant's audit log. */
export const auditActorOf = ({
  merchantId,
  staffId,
  address,
}: Member): AuditActor & { readonly merchantId: string } => ({
  actorKind: 'staff',
  ...{ merchantId, staffId, address },
});

/** What logs say of a request's sender. */
export const senderOf = ({ signedIn, member }: FastifyRequest): object => ({
  ...(signedIn ? { staffId: encodeId('staff', signedIn.staffId) } : {}),
  ...(member ? { merchantId: encodeId('merchant', member.merchantId) } : {}),
});
