import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import type { ShownVoucherEntry } from '#persistence/vouchers/voucher-entry.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

/** What an entry of a voucher's ledger says. */
export const voucherEntryTypes = ['issue', 'redeem', 'capture', 'reverse', 'adjust', 'cancel', 'expire'] as const;

/** (docs/reference/vouchers.md#ledger) */
export class VoucherEntryView {
  @ApiProperty({ type: 'integer', description: 'Within the voucher, from 1, without gaps.', example: 3 })
  number: number;
  @OpenEnum(voucherEntryTypes, { description: 'What happened.', example: 'reverse' }) type: string;
  @ApiProperty({ description: 'The change of the balance, in major units. Negative for a redemption.', example: 5 })
  change: number;
  @ApiProperty({
    description:
      'The balance after the entry, in major units. It is 0 after `cancel` and `expire`, even if the voucher shows a ' +
      '`remainingValue`; after `expire` it is the amount that a live hold reserves, if there is one.',
    example: 45,
  })
  balanceAfter: number;
  @OrNull(
    { type: 'string' },
    {
      description:
        'The reason of a reversal, an adjustment or a cancellation, or the note on a redemption in the portal.',
      example: 'Returned',
    },
  )
  reason: string | null;
  @OrNull(
    { type: 'integer' },
    {
      description: 'For a reversal: the number of the redemption that it reverses, in part or as a whole.',
      example: 2,
    },
  )
  reverses: number | null;
  @OrNull(
    { type: 'integer' },
    { description: 'Of a redemption: the number of its newest reversal. Null: none.', example: null },
  )
  reversedBy: number | null;
  @OrNull({ type: 'number' }, { description: 'Of a redemption: how much of it was given back.', example: null })
  reversedAmount: number | null;
  @OrNull({ type: 'string' }, { description: 'Of a capture: the hold.', example: null }) holdId: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'The request that caused it. Null: none did.', example: 'req_01k9zq3f8te5rb8s6yw2m4n7pd' },
  )
  requestId: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:30:00.000Z' }) createdAt: string;

  constructor(entry: ShownVoucherEntry, currency: string) {
    this.number = entry.number;
    this.type = entryTypeOf(entry);
    this.change = toMajor(entry.changeMinor, currency);
    this.balanceAfter = toMajor(entry.balanceAfterMinor, currency);
    this.reason = entry.reason;
    this.reverses = entry.reverses;
    this.reversedBy = entry.reversedBy;
    this.reversedAmount = entry.kind === 'redeem' ? toMajor(entry.reversedMinor ?? 0, currency) : null;
    this.holdId = entry.holdId && encodeId('hold', entry.holdId);
    this.requestId = entry.requestId && encodeId('request', entry.requestId);
    this.createdAt = entry.createdAt.toISOString();
  }
}

/** A redemption that captured a hold is shown as `capture`. */
export const entryTypeOf = ({ kind, holdId }: Pick<ShownVoucherEntry, 'kind' | 'holdId'>): string =>
  holdId === null ? kind : 'capture';

export const voucherEntryExample = {
  number: 3,
  type: 'reverse',
  change: 5,
  balanceAfter: 45,
  reason: 'Returned',
  reverses: 2,
  reversedBy: null,
  reversedAmount: null,
  holdId: null,
  requestId: 'req_01k9zq3f8te5rb8s6yw2m4n7pd',
  createdAt: '2026-11-20T10:30:00.000Z',
};
