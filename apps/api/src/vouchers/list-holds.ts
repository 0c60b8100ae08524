import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { ListQuery } from '#http/input/list-query.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { voucherHoldExample, VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { listHolds } from '#persistence/vouchers/voucher-hold.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CallerOf, QueryOf } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

@Controller()
export class ListHolds {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/vouchers/:id/holds',
    id: 'listHolds',
    anyScope: ['vouchers:read', 'vouchers:hold'],
    tag: 'Vouchers',
    summary: 'List the holds of a voucher',
    description: 'All holds of a voucher, also those that have ended, newest first.',
    params: voucherParams,
    query: pageQuery,
    answer: { description: 'A page of holds.', shape: 'page', type: VoucherHoldView, example: voucherHoldExample },
    refusals: ['voucher_not_found'],
  })
  async handle(
    @CallerOf() { merchantId }: Caller,
    @Param('id') id: string,
    @QueryOf() query: ListQuery,
  ): Promise<Page<VoucherHoldView>> {
    query.limit();
    const voucher = await findVoucher(this.db, merchantId, parseReference('voucher', id));
    if (!voucher) throw notFound('voucher');
    return readPage(
      query,
      this.cursors.secret,
      { voucherId: voucher.id },
      (before, count) => listHolds(this.db, merchantId, voucher.id, before, count),
      (hold) => new VoucherHoldView(hold, voucher.currency, hold.readAt),
    );
  }
}
