import type { PlatformRole, Role } from '#domain/team/staff.js';
import { encodeId } from '#domain/ids.js';
import type { Actor } from '#operations/actor.js';
import type { AuditActor } from '#persistence/audit/audit-entry.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. A higher role includes the lower ones: an owner may do what an admin may. */
export type RequiredRole = 'anyone' | 'signed_in' | Role | PlatformRole;

/** The signed-in staff member. */
export interface SignedIn {
  readonly staffId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly twoFactorEnabled: boolean;
  readonly platformRole: PlatformRole | null;
  readonly lastSignInAt: Date | null;
  /** Of the client: an IPv4 address, or the /64 of an IPv6 address. */
  readonly address: string;
}

/** The signed-in staff member as a member of the merchant in the path. */
export interface Member {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly role: Role;
  readonly staffId: string;
  readonly address: string;
}

/** A signed-in member of the platform's support, or a platform_admin. */
export interface Support {
  readonly staffId: string;
  readonly platformRole: PlatformRole;
  readonly address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access check, before the body is read. */
    signedIn: SignedIn | null;
    member: Member | null;
  }
  interface FastifyContextConfig {
    /** Who may call the portal's route. */
    who?: RequiredRole;
  }
}

/** What the access check has set. On a route with another `who` it is missing, which is a 500. */
function required<Value>(value: Value | null | undefined): Value {
  if (!value) throw new Error('The access check of this route does not set this value.');
  return value;
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** `@SignedInStaff() staff: SignedIn` in a route for signed-in staff. */
export const SignedInStaff = createParamDecorator((_: undefined, context: ExecutionContext) =>
  required(requestOf(context).signedIn),
);

/** `@MemberOf() member: Member` in a route for viewers, admins or owners. */
export const MemberOf = createParamDecorator((_: undefined, context: ExecutionContext) =>
  required(requestOf(context).member),
);

/** `@SupportOf() support: Support` in a route for support or platform_admins. */
export const SupportOf = createParamDecorator((_: undefined, context: ExecutionContext): Support => {
  const { staffId, platformRole, address } = required(requestOf(context).signedIn);
  return { staffId, platformRole: required(platformRole), address };
});

/** The actor of an operation: a staff member, not a key. */
export const actorOf = ({ merchantId, currency, timeZone, staffId }: Member): Actor => ({
  ...{ merchantId, currency, timeZone, staffId },
  apiKeyId: null,
});

/** The actor in the merchant's audit log. */
export const auditActorOf = ({
  merchantId,
  staffId,
  address,
}: Member): AuditActor & { readonly merchantId: string } => ({
  actorKind: 'staff',
  ...{ merchantId, staffId, address },
});

/** The sender of a request in the log, by ids. */
export const senderOf = ({ signedIn, member }: FastifyRequest): object => ({
  ...(signedIn ? { staffId: encodeId('staff', signedIn.staffId) } : {}),
  ...(member ? { merchantId: encodeId('merchant', member.merchantId) } : {}),
});
