import type { Voucher } from '#domain/vouchers/voucher.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import type { IdPage } from '../database/id-page.js';
import { isShortSearch } from '../database/like.js';
import { scan, type Scanned } from '../database/scan.js';
import { readAt, type ReadAt, type Reader } from '../database/statement.js';
import { patternsOf, searchIs, type VoucherFilter } from './voucher-page.store.js';
import { canExpire, statusIs } from './voucher-status.js';
import { VoucherTable } from './voucher.table.js';

const columns = `${columnsOf(VoucherTable, 'v')}, ${readAt}`;

/** The next part of the merchant's vouchers, without their redemptions, for an export. */
export function scanVouchers(
  reader: Reader,
  merchantId: string,
  { status, search, sort }: VoucherFilter,
  page: Omit<IdPage, 'sort'>,
): Promise<Scanned<Voucher & ReadAt>> {
  const short = search !== undefined && isShortSearch(search);
  const by = search === undefined ? 'all' : short ? 'beginning' : 'containing';
  const ofSearch = by === 'all' ? '$7::text is null and $8::text is null' : searchIs[by]('$7', '$8');
  const ofStatus = status === undefined ? 'true' : statusIs[status];
  const isExpiring = sort === 'expiring';
  return scan(
    reader,
    merchantId,
    {
      name: `${status ?? 'all'}_vouchers_${by}${isExpiring ? '_expiring' : ''}`,
      table: 'vouchers',
      alias: 'v',
      columns,
      matches: `${ofSearch} and ${ofStatus} and ${isExpiring ? canExpire : 'true'}`,
      values: search === undefined ? [null, null] : patternsOf({ search }, short),
    },
    { ...page, sort: sort === undefined || isExpiring ? 'newest' : sort },
  );
}
