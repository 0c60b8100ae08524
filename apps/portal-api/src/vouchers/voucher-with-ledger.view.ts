import type { VoucherHold } from '#domain/vouchers/voucher.js';
import { toMajor } from '#domain/money.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import { entryTypeOf, voucherEntryTypes } from '#http/views/voucher-entry.view.js';
import { voucherHoldExample, VoucherHoldView } from '#http/views/voucher-hold.view.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import type { ShownVoucherEntry } from '#persistence/vouchers/voucher-entry.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { entryAuthorExample, EntryAuthorView } from '../audit/entry-author.view.js';

/** One entry of a voucher's ledger. */
export class VoucherEntryView {
  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:00:00.000Z' }) at: string;
  @ApiProperty({ type: 'integer', description: 'Within the voucher, from 1.', example: 2 }) number: number;
  @OpenEnum(voucherEntryTypes, { description: 'What happened.', example: 'redeem' }) kind: string;
  @ApiProperty({ description: 'The change in major units. Negative for a redemption.', example: -10 })
  change: number;
  @ApiProperty({
    description: 'The balance after the entry, in major units. It is 0 after a cancellation or an expiry.',
    example: 40,
  })
  remainingAfter: number;
  @OrNull(
    { type: 'string' },
    {
      description: 'The reason of a reversal, an adjustment or a cancellation; what a person noted on a redemption.',
      example: null,
    },
  )
  reason: string | null;
  @OrNull(
    { type: 'integer' },
    { description: 'For a reversal: the number of the entry that it reverses.', example: null },
  )
  reverses: number | null;
  @OrNull({ type: 'number' }, { description: 'Of a redemption: how much of it was given back.', example: 0 })
  reversedAmount: number | null;
  @ApiProperty() by: EntryAuthorView;

  constructor(entry: ShownVoucherEntry, currency: string) {
    this.number = entry.number;
    this.at = entry.createdAt.toISOString();
    this.kind = entryTypeOf(entry);
    this.change = toMajor(entry.changeMinor, currency);
    this.remainingAfter = toMajor(entry.balanceAfterMinor, currency);
    this.reason = entry.reason;
    this.reverses = entry.reverses;
    this.reversedAmount = entry.kind === 'redeem' ? toMajor(entry.reversedMinor ?? 0, currency) : null;
    this.by = new EntryAuthorView(entry);
  }
}

/** The public representation, with the ledger. */
export class VoucherWithLedgerView extends VoucherView {
  @ApiProperty({ type: [VoucherEntryView], description: 'The newest 100 ledger entries, newest first.' })
  ledger: VoucherEntryView[];
  @ApiProperty({ type: [VoucherHoldView], description: 'The newest 100 holds, newest first.' })
  holds: VoucherHoldView[];

  constructor(
    voucher: ShownVoucher,
    now: Date,
    { ledger, holds }: { readonly ledger: readonly ShownVoucherEntry[]; readonly holds: readonly VoucherHold[] },
  ) {
    super(voucher, now);
    this.ledger = ledger.map((entry) => new VoucherEntryView(entry, voucher.currency));
    this.holds = holds.map((hold) => new VoucherHoldView(hold, voucher.currency, now));
  }
}

export const voucherWithLedgerExample = {
  ...voucherExample,
  holds: [voucherHoldExample],
  ledger: [
    {
      number: 2,
      at: '2026-11-20T10:00:00.000Z',
      kind: 'redeem',
      change: -10,
      remainingAfter: 40,
      reason: null,
      reverses: null,
      reversedAmount: 0,
      by: entryAuthorExample,
    },
  ],
};
