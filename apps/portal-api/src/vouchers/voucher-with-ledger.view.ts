import { toMajor } from '#domain/money.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher.store.js';
import type { ShownVoucherEntry } from '#persistence/vouchers/voucher-ledger.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { entryAuthorExample, EntryAuthorView } from '../audit/entry-author.view.js';

/** One entry of a voucher's ledger. */
export class VoucherEntryView {
  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:00:00.000Z' }) at: string;
  @OpenEnum(['issue', 'redeem', 'adjust', 'cancel'], { description: 'What happened.', example: 'redeem' }) kind: string;
  @ApiProperty({ description: 'The change in major units. Negative for a redemption.', example: -10 })
  change: number;
  @ApiProperty({ description: 'The remaining value after the entry, in major units.', example: 40 })
  remainingAfter: number;
  @OrNull({ type: 'string' }, { description: 'The reason of an adjustment or cancellation.', example: null })
  reason: string | null;
  @ApiProperty() by: EntryAuthorView;

  constructor(entry: ShownVoucherEntry, currency: string) {
    this.at = entry.createdAt.toISOString();
    this.kind = entry.kind;
    this.change = toMajor(entry.changeMinor, currency);
    this.remainingAfter = toMajor(entry.remainingAfterMinor, currency);
    this.reason = entry.reason;
    this.by = new EntryAuthorView(entry);
  }
}

/** The public representation, with the ledger. */
export class VoucherWithLedgerView extends VoucherView {
  @ApiProperty({ type: [VoucherEntryView], description: 'The newest 100 ledger entries, newest first.' })
  ledger: VoucherEntryView[];

  constructor(voucher: ShownVoucher, now: Date, ledger: readonly ShownVoucherEntry[]) {
    super(voucher, now);
    this.ledger = ledger.map((entry) => new VoucherEntryView(entry, voucher.currency));
  }
}

export const voucherWithLedgerExample = {
  ...voucherExample,
  ledger: [
    {
      at: '2026-11-20T10:00:00.000Z',
      kind: 'redeem',
      change: -10,
      remainingAfter: 40,
      reason: null,
      by: entryAuthorExample,
    },
  ],
};
