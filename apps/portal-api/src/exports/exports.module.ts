import { limitStore } from '#config/limit-store.module.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ExportAuditLog } from './export-audit-log.js';
import { ExportCsv } from './export-csv.js';
import { ExportCustomers } from './export-customers.js';
import { ExportOrders } from './export-orders.js';
import { ExportSlots } from './export-slots.js';
import { ExportVouchers } from './export-vouchers.js';

/** Lists as CSV files. */
@Module({
  imports: [EdgeModule],
  controllers: [ExportCustomers, ExportVouchers, ExportOrders, ExportAuditLog],
  providers: [
    {
      provide: ExportCsv,
      inject: [Database, limitStore, processLog],
      useFactory: (db: Database, { store }: OpenLimitStore, log: Log) => new ExportCsv(db, new ExportSlots(store), log),
    },
  ],
})
export class ExportsModule {}
