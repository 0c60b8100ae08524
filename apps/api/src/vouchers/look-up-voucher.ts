import { invalid, notFound, type Refusal } from '#domain/errors.js';
import { parseVoucherCode } from '#domain/vouchers/code.js';
import { Database } from '#persistence/database/database.js';
import { findVoucherByCode } from '#persistence/vouchers/voucher.store.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { Operation } from '../edge/operation.js';
import { RequestLimits } from '../edge/request-limits.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';

const codeMissing = (): Refusal => invalid('code_missing', 'code is required.');

@Controller()
export class LookUpVoucher {
  constructor(
    private readonly db: Database,
    private readonly requestLimits: RequestLimits,
  ) {}

  @Operation({
    method: 'GET',
    path: '/vouchers/lookup',
    id: 'lookUpVoucher',
    anyScope: ['vouchers:read', 'vouchers:redeem'],
    limit: 'lookupMissesPerMinute',
    tag: 'Vouchers',
    summary: 'Look up a voucher by its code',
    description:
      'Finds the voucher with the code that a customer shows. Case, spaces and hyphens are ignored. An unknown ' +
      'or mistyped code is a 404.',
    query: [
      {
        name: 'code',
        description: 'The code on the voucher.',
        required: true,
        schema: { type: 'string' },
      },
    ],
    answer: { description: 'The voucher.', shape: 'data', type: VoucherView, example: voucherExample },
    refusals: ['voucher_not_found', codeMissing()],
  })
  async handle(@CurrentCaller() caller: Caller, @CurrentQuery() query: QueryParameters): Promise<VoucherView> {
    const text = query.text('code');
    if (text === undefined) throw codeMissing();
    const code = parseVoucherCode(text);
    const voucher = code === undefined ? undefined : await findVoucherByCode(this.db, caller.merchantId, code);
    if (!voucher) return this.requestLimits.refuseMiss(caller, notFound('voucher'));
    return new VoucherView(voucher, voucher.readAt);
  }
}
