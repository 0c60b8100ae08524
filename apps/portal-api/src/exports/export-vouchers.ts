import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { formatVoucherCode } from '#domain/vouchers/code.js';
import { voucherStatus } from '#domain/vouchers/status.js';
import type { Voucher } from '#domain/vouchers/voucher.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { CsvFile } from '#http/server/csv-file.interceptor.js';
import type { ReadAt } from '#persistence/database/statement.js';
import { scanVouchers } from '#persistence/vouchers/voucher-scan.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { voucherFilterOf, voucherFilters } from '../vouchers/list-vouchers.js';
import { type CsvList, ExportCsv } from './export-csv.js';
import { exportRoute } from './export-route.js';

const vouchersAtOnce = 1_000;

/** The balance of a voucher as the list shows it: none once it has expired or was cancelled. */
function outstandingMinor(voucher: Voucher & ReadAt): number {
  const status = voucherStatus(voucher, voucher.readAt);
  return status === 'expired' || status === 'cancelled' ? 0 : voucher.remainingMinor;
}

const columns: CsvList<Voucher & ReadAt>['columns'] = {
  id: ({ id }) => encodeId('voucher', id),
  externalId: ({ externalId }) => externalId,
  code: ({ code }) => formatVoucherCode(code),
  title: ({ title }) => title,
  status: (voucher) => voucherStatus(voucher, voucher.readAt),
  value: ({ valueMinor, currency }) => toMajor(valueMinor, currency),
  remainingValue: ({ remainingMinor, currency }) => toMajor(remainingMinor, currency),
  currency: ({ currency }) => currency,
  recipientName: ({ recipientName }) => recipientName,
  recipientEmail: ({ recipientEmail }) => recipientEmail,
  customerId: ({ customerId }) => customerId && encodeId('customer', customerId),
  externalReference: ({ externalReference }) => externalReference,
  activation: ({ activatesAt }) => activatesAt.toISOString(),
  expiry: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  // The last, since files are also read by the positions of their columns.
  outstanding: (voucher) => toMajor(outstandingMinor(voucher), voucher.currency),
};

@Controller()
export class ExportVouchers {
  constructor(private readonly csv: ExportCsv) {}

  @PortalOperation(
    exportRoute({
      list: 'vouchers',
      id: 'exportVouchers',
      who: 'viewer',
      tag: 'Exports',
      summary: 'Export vouchers',
      query: voucherFilters,
    }),
  )
  handle(@CurrentMember() member: Member, @CurrentQuery() query: QueryParameters): Promise<CsvFile> {
    const filter = voucherFilterOf(query);
    return this.csv.start(member, query, {
      name: 'vouchers',
      thing: 'voucher',
      columns,
      filters: voucherFilters.map(({ name }) => name),
      load: (reader, behind) =>
        scanVouchers(reader, member.merchantId, filter, { ...filter, behind, count: vouchersAtOnce }),
    });
  }
}
