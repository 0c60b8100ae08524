import { decodeId, encodeId, nilUuid } from '#domain/ids.js';
import { type PlatformRole, platformRoles, type Role } from '#domain/team/staff.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import type { LedgerActor } from '#operations/actor.js';
import type { StaffAccess } from '#persistence/account/sign-in.store.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

/**
 * Who may call a route. A higher role includes the lower ones: an owner may do what an admin may. Keys are read by every
 * role but `staff`.
 */
export type RequiredRole = 'anyone' | 'signed_in' | Role | 'key_reader' | PlatformRole;

export const isPlatformRole = (who: RequiredRole): who is PlatformRole =>
  (platformRoles as readonly string[]).includes(who);

/** Who may call a route, for its guards. */
export const AccessMetadata = Reflector.createDecorator<RequiredRole>();

/** The signed-in staff member, and their access to the merchant in the path, if there is one. */
export interface SignedIn extends StaffAccess {
  readonly sessionId: string;
  /** The client's address: an IPv4 address, or the /64 of an IPv6 address. */
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
    /** Set by SessionGuard, before the body is read, and again after one that comes late. */
    signedIn?: SignedIn;
    /** Set by RoleGuard, at the same times. */
    member?: Member;
  }
  interface FastifyContextConfig {
    /** Who may call the portal's route: the server does not start with a route that does not say it. */
    who?: RequiredRole;
  }
}

/** A value that a guard has set on the request. On a route with another `who` it is missing, which is a 500. */
function required<Value>(value: Value | null | undefined): Value {
  if (!value) throw new Error('The guards of this route do not set this value.');
  return value;
}

export const requestOf = (context: ExecutionContext): FastifyRequest =>
  context.switchToHttp().getRequest<FastifyRequest>();

export const signedInOf = (context: ExecutionContext): SignedIn => required(requestOf(context).signedIn);

/** `@SignedInStaff() staff: SignedIn` in a route for signed-in staff. */
export const SignedInStaff = createParamDecorator((_: undefined, context: ExecutionContext) => signedInOf(context));

/** `@CurrentQuery() query: QueryParameters` in a route: the parameters of its query. Cursors belong to the merchant in the path. */
export const CurrentQuery = createParamDecorator((_: undefined, context: ExecutionContext) => {
  const request = requestOf(context);
  const { m = '' } = request.params as { m?: string };
  return new QueryParameters(request, decodeId('merchant', m) ?? nilUuid);
});

export const memberOf = ({ member }: FastifyRequest): Member => required(member);

/** `@CurrentMember() member: Member` in a route for members of a merchant's team. */
export const CurrentMember = createParamDecorator((_: undefined, context: ExecutionContext) =>
  memberOf(requestOf(context)),
);

/** `@CurrentSupport() support: Support` in a route for support or platform_admins. */
export const CurrentSupport = createParamDecorator((_: undefined, context: ExecutionContext): Support => {
  const { staffId, platformRole, address } = signedInOf(context);
  return { staffId, platformRole: required(platformRole), address };
});

/** The actor of an operation. */
export const actorOf = ({ merchantId, currency, timeZone, staffId, address }: Member): LedgerActor => ({
  merchantId,
  currency,
  timeZone,
  actorKind: 'staff',
  staffId,
  apiKeyId: null,
  address,
});

/** The sender of a request in the log, by ids. */
export const senderOf = ({ signedIn, member }: FastifyRequest): object => ({
  ...(signedIn ? { staffId: encodeId('staff', signedIn.staffId) } : {}),
  ...(member ? { merchantId: encodeId('merchant', member.merchantId) } : {}),
});
