import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type Page, readEntryPage } from '#http/input/list-page.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { voucherEntryExample, VoucherEntryView } from '#http/views/voucher-entry.view.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { Database } from '#persistence/database/database.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { listVoucherEntries } from '#persistence/vouchers/voucher-entry.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';

@Controller()
export class ListVoucherEntries {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/vouchers/:id/entries',
    id: 'listVoucherEntries',
    anyScope: ['vouchers:read'],
    tag: 'Vouchers',
    summary: "List the entries of a voucher's ledger",
    description:
      'Every change of the balance, newest first. A `cancel` or `expire` entry sets the balance to 0, but the ' +
      'voucher still shows its `remainingValue`.',
    params: voucherParams,
    query: pageQuery,
    answer: { description: 'A page of entries.', shape: 'page', type: VoucherEntryView, example: voucherEntryExample },
    refusals: ['voucher_not_found'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<VoucherEntryView>> {
    query.requireValidLimit();
    const voucher = await findVoucher(this.db, merchantId, parseReference('voucher', id));
    if (!voucher) throw notFound('voucher');
    return readEntryPage(
      query,
      this.cursors.secret,
      { voucherId: voucher.id },
      (before, count) => listVoucherEntries(this.db, merchantId, voucher.id, before, count),
      (entry) => new VoucherEntryView(entry, voucher.currency),
    );
  }
}
