import type { Voucher } from '#domain/vouchers/voucher.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import type { IdPage } from '../database/id-page.js';
import { isShortSearch } from '../database/like.js';
import { scan, type Scanned } from '../database/scan.js';
import { readAt, type ReadAt, type Reader } from '../database/statement.js';
import { patternsOf, searchIs, type VoucherFilter } from './voucher-page.js';
import { statusIs } from './voucher-status.js';
import { VoucherTable } from './voucher.table.js';

const columns = `${columnsOf(VoucherTable, 'v')}, ${readAt}`;

/** The next part of the merchant's vouchers, without their redemptions, for an export. */
export function scanVouchers(
  reader: Reader,
  merchantId: string,
  { status, search }: VoucherFilter,
  page: IdPage,
): Promise<Scanned<Voucher & ReadAt>> {
  const short = search !== undefined && isShortSearch(search);
  const by = search === undefined ? 'all' : short ? 'beginning' : 'containing';
  const ofSearch = by === 'all' ? '$7::text is null and $8::text is null' : searchIs[by]('$7', '$8');
  const ofStatus = status === undefined ? 'true' : statusIs[status];
  return scan(
    reader,
    merchantId,
    {
      name: `${status ?? 'all'}_vouchers_${by}`,
      table: 'vouchers',
      alias: 'v',
      columns,
      matches: `${ofSearch} and ${ofStatus}`,
      values: search === undefined ? [null, null] : patternsOf({ search }, short),
    },
    page,
  );
}
