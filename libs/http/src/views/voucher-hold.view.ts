import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { holdStatus } from '#domain/vouchers/holds/hold.js';
import type { VoucherHold } from '#domain/vouchers/voucher.js';
import { ApiProperty } from '@nestjs/swagger';
import type { DocumentedAnswer } from '../openapi/documented-answer.js';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

/** (docs/reference/vouchers.md#hold) */
export class VoucherHoldView {
  @ApiProperty({ description: 'Use it in paths of holds.', example: 'hld_01k9zq3f8tf2nv7c1h5x9a3b6e' }) id: string;
  @ApiProperty({ description: 'Equal to `id`.', example: 'hld_01k9zq3f8tf2nv7c1h5x9a3b6e' }) externalId: string;
  @ApiProperty({ description: 'The voucher.', example: 'vch_01k9zq3f8tf2nv7c1h5x9a3b6e' }) voucherId: string;
  @ApiProperty({ description: 'How much was held, in major units.', example: 25 }) amount: number;
  @ApiProperty({ description: 'How much of it was redeemed; 0 unless it is captured.', example: 0 })
  capturedAmount: number;
  @OpenEnum(['held', 'captured', 'released', 'expired'], { description: 'The current status.', example: 'held' })
  status: string;
  @OrNull({ type: 'string' }, { description: 'As sent.', example: 'checkout-100042' }) reference: string | null;
  @ApiProperty({ format: 'date-time', description: 'Expired from this time on.', example: '2026-11-20T09:45:00.000Z' })
  expiresAt: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;

  constructor(hold: VoucherHold, currency: string, now: Date) {
    this.id = encodeId('hold', hold.id);
    this.externalId = this.id;
    this.voucherId = encodeId('voucher', hold.voucherId);
    this.amount = toMajor(hold.amountMinor, currency);
    this.capturedAmount = toMajor(hold.capturedMinor, currency);
    this.status = holdStatus(hold, now);
    this.reference = hold.reference;
    this.expiresAt = hold.expiresAt.toISOString();
    this.createdAt = hold.createdAt.toISOString();
  }
}

export const voucherHoldExample = {
  id: 'hld_01k9zq3f8tf2nv7c1h5x9a3b6e',
  externalId: 'hld_01k9zq3f8tf2nv7c1h5x9a3b6e',
  voucherId: 'vch_01k9zq3f8tf2nv7c1h5x9a3b6e',
  amount: 25,
  capturedAmount: 0,
  status: 'held',
  reference: 'checkout-100042',
  expiresAt: '2026-11-20T09:45:00.000Z',
  createdAt: '2026-11-20T09:30:00.000Z',
};

export const holdParams = {
  id: 'id or externalId of the issued voucher (not of its template).',
  holdId: 'id of the hold.',
};

export const holdAnswer = (description: string, more: Partial<typeof voucherHoldExample> = {}): DocumentedAnswer => ({
  description,
  shape: 'data',
  type: VoucherHoldView,
  example: { ...voucherHoldExample, ...more },
});
