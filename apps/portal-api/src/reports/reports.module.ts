import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { LiabilityReports } from './liability-reports.js';
import { ReadLiability } from './read-liability.js';

/** Figures for the merchant's books. */
@Module({
  imports: [EdgeModule],
  controllers: [ReadLiability],
  providers: [LiabilityReports],
})
export class ReportsModule {}
