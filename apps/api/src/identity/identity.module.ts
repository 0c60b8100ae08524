import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ReadIdentity } from './read-identity.js';
import { ReadUsage } from './read-usage.js';
import { VerifyKey } from './verify-key.js';

/** The merchant of a key, and the usage of its limits. */
@Module({
  imports: [EdgeModule],
  controllers: [VerifyKey, ReadIdentity, ReadUsage],
})
export class IdentityModule {}
