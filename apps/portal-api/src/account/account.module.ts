import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { SessionModule } from '../session/session.module.js';
import { ChangePassword } from './change-password.js';
import { ConfirmTotp } from './confirm-totp.js';
import { DisableTotp } from './disable-totp.js';
import { EndOwnSession } from './end-own-session.js';
import { ListOwnSessions } from './list-own-sessions.js';
import { PrepareTotp } from './prepare-totp.js';
import { RenameAccount } from './rename-account.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';

/** The account of the signed-in staff member. */
@Module({
  imports: [EdgeModule, SessionModule],
  controllers: [
    RenameAccount,
    ChangePassword,
    PrepareTotp,
    ConfirmTotp,
    DisableTotp,
    RenewRecoveryCodes,
    ListOwnSessions,
    EndOwnSession,
  ],
})
export class AccountModule {}
