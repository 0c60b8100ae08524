import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { AcceptPasswordReset } from './accept-password-reset.js';
import { LookUpPasswordReset } from './look-up-password-reset.js';
import { RequestPasswordReset } from './request-password-reset.js';

/** A new password by e-mail, without a session. */
@Module({
  imports: [EdgeModule],
  controllers: [RequestPasswordReset, LookUpPasswordReset, AcceptPasswordReset],
})
export class PasswordResetsModule {}
