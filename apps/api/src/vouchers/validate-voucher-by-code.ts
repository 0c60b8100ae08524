import { encodeId } from '#domain/ids.js';
import { notFound } from '#domain/errors.js';
import { parseVoucherCode } from '#domain/vouchers/code.js';
import { AmountField, LookupCodeField } from '#http/input/fields.js';
import type { LedgerActor } from '#operations/actor.js';
import { Database } from '#persistence/database/database.js';
import { findVoucherByCode } from '#persistence/vouchers/voucher.store.js';
import { Body, Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { Operation } from '../edge/operation.js';
import { CurrentActor } from '../edge/write.js';
import { RequestLimits } from '../edge/request-limits.js';
import { validatedVoucherAnswer, type ValidatedVoucherView, validateVoucher } from './validate-voucher.js';

export class ValidateVoucherByCodeBody {
  @LookupCodeField(1, {
    description: 'The code on the voucher. Case, spaces and hyphens are ignored.',
    example: 'K7QM-2XHP-9RTB-V4CE',
  })
  code: string;

  @AmountField({
    optional: true,
    description: "In major units of the voucher's currency; an amount of 0 or less returns `amount_invalid`.",
    example: 10,
  })
  amount?: number;
}

@Controller()
export class ValidateVoucherByCode {
  constructor(
    private readonly db: Database,
    private readonly requestLimits: RequestLimits,
  ) {}

  @Operation({
    method: 'POST',
    path: '/vouchers/validate',
    id: 'validateVoucherByCode',
    anyScope: ['vouchers:redeem'],
    limit: 'lookupMissesPerMinute',
    tag: 'Vouchers',
    summary: 'Validate a redemption by the code of a voucher',
    description:
      'Validates a redemption of the voucher with this code. An unknown or mistyped code is a 404 and counts against ' +
      'the limit of unknown codes.',
    body: { type: ValidateVoucherByCodeBody, example: { code: 'K7QM-2XHP-9RTB-V4CE', amount: 10 } },
    answer: validatedVoucherAnswer,
    refusals: ['voucher_not_found', 'database_busy'],
  })
  async handle(
    @CurrentCaller() caller: Caller,
    @CurrentActor() actor: LedgerActor,
    @Body() { code: text, amount }: ValidateVoucherByCodeBody,
  ): Promise<ValidatedVoucherView> {
    const code = parseVoucherCode(text);
    const voucher = code === undefined ? undefined : await findVoucherByCode(this.db, caller.merchantId, code);
    if (!voucher) return this.requestLimits.refuseMiss(caller, notFound('voucher'));
    return validateVoucher(this.db, actor, { voucherId: encodeId('voucher', voucher.id), amount });
  }
}
