import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { voucherHoldExample, VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { listHolds } from '#persistence/vouchers/voucher-hold.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
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
    @CurrentCaller() { merchantId }: Caller,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<VoucherHoldView>> {
    query.requireValidLimit();
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
