import { mayReadKeys, type PlatformRole, platformRoleIncludes, roleIncludes, type Role } from '#domain/team/staff.js';
import { platformSecondFactorRequired, secondFactorRequired } from '#domain/team/second-factor.js';
import { roleMissing } from '#domain/team/team.js';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  AccessMetadata,
  isPlatformRole,
  type Member,
  requestOf,
  type RequiredRole,
  type SignedIn,
  signedInOf,
} from './portal-access.js';
import { PortalSettings } from '../settings.js';
import { merchantUnknown } from './portal-refusals.js';
import { SessionGuard } from './session.guard.js';

/** @throws Refusal `not_found` where the account is no member, `forbidden` second_factor_required, role_missing */
function requireMember(access: SignedIn, needed: Role | 'key_reader'): Member {
  const { merchantId, merchantName, currency, timeZone, role, staffId, address } = access;
  if (merchantId === null || role === null || merchantName === null || currency === null || timeZone === null) {
    throw merchantUnknown();
  }
  if (access.requiresSecondFactor && !access.twoFactorEnabled) throw secondFactorRequired();
  if (needed === 'key_reader') {
    if (!mayReadKeys(role)) throw roleMissing('viewer');
  } else if (!roleIncludes(role, needed)) throw roleMissing(needed);
  return { merchantId, merchantName, currency, timeZone, role, staffId, address };
}

/**
 * Puts the member of the merchant in the path into the request, or checks the role in the platform.
 * @throws Refusal `not_found` for an unknown merchant or one of others, `forbidden` second_factor_required, role_missing
 */
@Injectable()
export class RoleGuard implements CanActivate {
  constructor(
    private readonly session: SessionGuard,
    private readonly reflector: Reflector,
    private readonly settings: PortalSettings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const who = this.reflector.get(AccessMetadata, context.getHandler()) ?? 'anyone';
    if (who === 'anyone') return true;
    this.requireRole(context, who);
    requestOf(context).confirmCaller = async () => {
      await this.session.canActivate(context);
      this.requireRole(context, who);
    };
    return true;
  }

  private requireRole(context: ExecutionContext, who: Exclude<RequiredRole, 'anyone'>): void {
    if (who === 'signed_in') return;
    const signedIn = signedInOf(context);
    if (!isPlatformRole(who)) requestOf(context).member = requireMember(signedIn, who);
    else this.requirePlatformRole(signedIn, who);
  }

  private requirePlatformRole({ platformRole, twoFactorEnabled }: SignedIn, needed: PlatformRole): void {
    if (!platformRole) throw roleMissing(needed);
    if (this.settings.platformSecondFactor && !twoFactorEnabled) throw platformSecondFactorRequired();
    if (!platformRoleIncludes(platformRole, needed)) throw roleMissing(needed);
  }
}
