import { QueryParameters } from '#http/input/query-parameters.js';
import { type NumberedPage, pageByNumber } from '#http/input/list-page.js';
import { timeQuery } from '#http/input/list-range.js';
import { voucherExample, voucherStatuses, VoucherView } from '#http/views/voucher.view.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { Database } from '#persistence/database/database.js';
import { listVouchersPage, type VoucherFilter, voucherSorts } from '#persistence/vouchers/voucher-page.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';

/** The filters of vouchers, without those of the page. */
export const voucherFilters = [
  ...timeQuery,
  {
    name: 'sort',
    description:
      'Sorted by the time of issue. `expiring`: only vouchers that can still be used and that have an expiry, the ' +
      'next to expire first. (An export sorts them by the time of issue.)',
    schema: { type: 'string', enum: [...voucherSorts], default: 'newest' },
  },
  {
    name: 'status',
    description: 'Only vouchers of this status.',
    schema: { type: 'string', enum: [...voucherStatuses] },
  },
  {
    name: 'search',
    description: 'Part of a code or a title. A text of 1 or 2 characters matches only at the beginning.',
    schema: { type: 'string', maxLength: 200 },
  },
] as const;

/** @throws Refusal `invalid` for the query */
export const voucherFilterOf = (query: QueryParameters): VoucherFilter => ({
  sort: query.choice('sort', voucherSorts) ?? 'newest',
  from: query.instant('from'),
  to: query.instant('to'),
  status: query.choice('status', voucherStatuses),
  search: query.text('search', 200),
});

/** What the routes of members and of support share. */
export const vouchersRoute = {
  method: 'GET',
  summary: 'List issued vouchers',
  description: 'By page number. If several filters are given, all must match.',
  query: [
    { name: 'page', description: 'Page number, starting at 1.', schema: { type: 'integer', minimum: 1, default: 1 } },
    {
      name: 'limit',
      description: 'Maximum number of items per page.',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    },
    ...voucherFilters,
  ],
  answer: { description: 'A page of vouchers.', shape: 'numbered', type: VoucherView, example: voucherExample },
  refusals: slowReadRefusals,
} as const;

/** One page of a merchant's vouchers, of the query and of this filter. @throws Refusal `invalid` for the query */
export async function voucherPage(
  query: QueryParameters,
  db: Database,
  merchantId: string,
  more: Pick<VoucherFilter, 'wholeCodes'> = {},
  beforeRead: BeforeRead = nothingBefore,
): Promise<NumberedPage<VoucherView>> {
  const filter = { ...voucherFilterOf(query), ...more };
  const [page, limit] = [query.page(), query.limit()];
  await beforeRead();
  const slice = { limit, offset: (page - 1) * limit };
  const { vouchers, ...totals } = await db.runSlowRead(merchantId, (reader) =>
    listVouchersPage(reader, merchantId, filter, slice),
  );
  const data = vouchers.map((voucher) => new VoucherView(voucher, voucher.readAt));
  return pageByNumber(data, { page, limit, ...totals });
}

@Controller()
export class ListVouchers {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...vouchersRoute,
    path: '/merchants/:m/vouchers',
    id: 'listVouchers',
    who: 'viewer',
    tag: 'Vouchers',
  })
  handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<NumberedPage<VoucherView>> {
    return voucherPage(query, this.db, merchantId);
  }
}
