import { cardEntryCauses } from '#domain/cards/card.js';
import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import type { CustomerEntry } from '#persistence/customers/customer-ledger.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { entryAuthorExample, EntryAuthorView } from '../audit/entry-author.view.js';

const causes = [
  ...cardEntryCauses,
  'issued',
  'redeemed',
  'coupon_set',
  'cancelled',
  'reversed',
  'issue',
  'redeem',
  'cancel',
];

/** One entry of a customer's history: cards, rewards and vouchers. */
export class CustomerEntryView {
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) at: string;
  @OpenEnum(['stamps', 'points', 'reward', 'voucher'], { description: 'What the entry is about.', example: 'stamps' })
  kind: string;
  @ApiProperty({ description: 'The title of the card, reward or voucher.', example: 'Coffee card' }) title: string;
  @OpenEnum(causes, { description: 'What happened.', example: 'order' }) cause: string;
  @OrNull(
    { type: 'number' },
    { description: 'Stamps, points, or an amount of the voucher. Null for a reward.', example: 1 },
  )
  change: number | null;
  @OrNull({ type: 'number' }, { description: 'The balance of the card or voucher after the entry.', example: 4 })
  balanceAfter: number | null;
  @OrNull({ type: 'string' }, { description: 'ISO 4217 code. Only for a voucher.', example: null }) currency:
    | string
    | null;
  @OrNull(
    { type: 'string' },
    { description: 'The id of the order that caused it.', example: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e' },
  )
  orderId: string | null;
  @OrNull({ type: 'string' }, { description: 'The id of the order that caused it.', example: '100042' })
  orderNumber: string | null;
  @OrNull({ type: 'string' }, { description: 'The location.', example: null }) locationName: string | null;
  @OrNull({ type: 'string' }, { description: 'Why a person or the shop did it.', example: null })
  reason: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'The card that it is an entry of.', example: 'ccard_01k9zq3f8te5rb8s6yw2m4n7pd' },
  )
  cardId: string | null;
  @OrNull({ type: 'integer' }, { description: 'Its number in the ledger of the card.', example: 7 })
  number: number | null;
  @OrNull({ type: 'integer' }, { description: 'The number of the entry that it reverses.', example: null })
  reverses: number | null;
  @OrNull({ type: 'integer' }, { description: 'The number of the entry that reversed it.', example: null })
  reversedBy: number | null;
  @ApiProperty() by: EntryAuthorView;

  constructor(entry: CustomerEntry) {
    const { currency } = entry;
    const shown = (amount: number | null): number | null =>
      amount === null || currency === null ? amount : toMajor(amount, currency);
    this.at = entry.at.toISOString();
    this.kind = entry.kind;
    this.title = entry.title;
    this.cause = entry.cause;
    this.change = shown(entry.change);
    this.balanceAfter = shown(entry.balanceAfter);
    this.currency = currency;
    this.orderId = entry.orderId && encodeId('order', entry.orderId);
    this.orderNumber = entry.orderNumber;
    this.locationName = entry.locationName;
    this.reason = entry.reason;
    this.cardId = entry.cardId && encodeId('card', entry.cardId);
    this.number = entry.number;
    this.reverses = entry.reverses;
    this.reversedBy = entry.reversedBy;
    this.by = new EntryAuthorView(entry);
  }
}

export const customerEntryExample = {
  at: '2026-11-20T09:30:00.000Z',
  kind: 'stamps',
  title: 'Coffee card',
  cause: 'order',
  change: 1,
  balanceAfter: 4,
  currency: null,
  orderId: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e',
  orderNumber: '100042',
  locationName: null,
  reason: null,
  cardId: 'ccard_01k9zq3f8te5rb8s6yw2m4n7pd',
  number: 7,
  reverses: null,
  reversedBy: null,
  by: entryAuthorExample,
};
