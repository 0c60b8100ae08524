import { Refusal } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { AmountField } from '#http/input/fields.js';
import type { DocumentedAnswer } from '#http/openapi/documented-answer.js';
import { voucherExample, voucherParams, VoucherView } from '#http/views/voucher.view.js';
import type { LedgerActor } from '#operations/actor.js';
import { redeemVoucher, type RedeemVoucherInput } from '#operations/vouchers/redeem-voucher.js';
import { Database } from '#persistence/database/database.js';
import { inPreview } from '#persistence/database/preview.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Operation } from '../edge/operation.js';
import { CurrentActor } from '../edge/write.js';

class NotValidView {
  @ApiProperty({ description: 'The `error` that the redemption would return.', example: 'amount_exceeds_remaining' })
  error: string;
  @ApiProperty({
    description: 'The `message` of this error.',
    example: "amount must not exceed the voucher's remainingValue.",
  })
  message: string;
}

/** (docs/reference/vouchers.md#validate) */
export class ValidatedVoucherView {
  @ApiProperty({ description: 'Whether the redemption would pass now.', example: true }) valid: boolean;
  @ApiProperty({ type: [NotValidView], description: 'Why not. Empty if it would pass.' }) reasons: NotValidView[];
  @ApiProperty({
    description: 'The voucher as it would be after the redemption, or as it is now if the redemption would not pass.',
  })
  voucher: VoucherView;
}

export const validatedVoucherAnswer: DocumentedAnswer = {
  description: 'Whether it would pass.',
  shape: 'data',
  type: ValidatedVoucherView,
  example: { valid: true, reasons: [], voucher: voucherExample },
};

/**
 * Runs the redemption and rolls it back, so it says what the redemption would do. (docs/decisions/0074)
 * @throws Refusal `not_found` for the voucher; `unavailable` database_busy where the voucher is locked
 */
export async function validateVoucher(
  db: Database,
  actor: LedgerActor,
  redemption: RedeemVoucherInput,
): Promise<ValidatedVoucherView> {
  try {
    return await inPreview(db, actor.merchantId, async (tx) => {
      const { voucher } = await redeemVoucher(tx, actor, redemption);
      return { valid: true, reasons: [], voucher: new VoucherView(voucher, await tx.now()) };
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
    // Read when all is rolled back: the redemption stores first the due changes of the voucher.
    const voucher = await findVoucher(db, actor.merchantId, parseReference('voucher', redemption.voucherId));
    if (!voucher) throw error;
    const { reason, message } = error;
    return { valid: false, reasons: [{ error: reason, message }], voucher: new VoucherView(voucher, voucher.readAt) };
  }
}

export class ValidateVoucherBody {
  @AmountField({
    optional: true,
    description: "In major units of the voucher's currency; an amount of 0 or less returns `amount_invalid`.",
    example: 10,
  })
  amount?: number;
}

@Controller()
export class ValidateVoucher {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'POST',
    path: '/vouchers/:id/validate',
    id: 'validateVoucher',
    anyScope: ['vouchers:redeem'],
    tag: 'Vouchers',
    summary: 'Validate a redemption of a voucher',
    description:
      'Checks whether a redemption would succeed now and, if not, why. The service runs the redemption and rolls it ' +
      'back, so nothing is changed. The request takes no `Idempotency-Key`, counts as a read, and waits at most ' +
      '200 ms for a lock.',
    params: voucherParams,
    body: { type: ValidateVoucherBody, example: { amount: 10 }, optional: true },
    answer: validatedVoucherAnswer,
    refusals: ['voucher_not_found', 'database_busy'],
  })
  handle(
    @CurrentActor() actor: LedgerActor,
    @Param('id') voucherId: string,
    @Body() { amount }: ValidateVoucherBody,
  ): Promise<ValidatedVoucherView> {
    return validateVoucher(this.db, actor, { voucherId, amount });
  }
}
