import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListAuditLog } from './list-audit-log.js';

/** A merchant's audit log. */
@Module({
  imports: [EdgeModule],
  controllers: [ListAuditLog],
})
export class AuditModule {}
