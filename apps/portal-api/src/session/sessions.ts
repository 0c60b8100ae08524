import { encodeId } from '#domain/ids.js';
import { findStaffAccess, listMembershipsOfStaff } from '#persistence/account/sign-in.store.js';
import { Database } from '#persistence/database/database.js';
import { Injectable } from '@nestjs/common';
import { sessionRequired } from '../edge/portal-refusals.js';
import { PortalSettings } from '../settings.js';
import type { SessionView } from './session.view.js';

/** What the pages know of a signed-in user. */
@Injectable()
export class Sessions {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  /** @throws Refusal `unauthenticated` session_required where the account is gone */
  async viewOf(staffId: string): Promise<SessionView> {
    const [staff, memberships] = await Promise.all([
      findStaffAccess(this.db, staffId, undefined),
      listMembershipsOfStaff(this.db, staffId),
    ]);
    if (!staff) throw sessionRequired();
    const { email, name, twoFactorEnabled, lastSignInAt, platformRole } = staff;
    return {
      staff: {
        id: encodeId('staff', staffId),
        email,
        name,
        twoFactorEnabled,
        lastSignInAt: lastSignInAt?.toISOString() ?? null,
      },
      memberships: memberships.map(({ merchantId, ...rest }) => ({
        merchantId: encodeId('merchant', merchantId),
        ...rest,
      })),
      platformRole,
      platformRequiresSecondFactor: platformRole !== null && this.settings.platformSecondFactor,
    };
  }
}
