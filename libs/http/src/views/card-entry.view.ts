import { cardEntryCauses } from '#domain/cards/card.js';
import { encodeId } from '#domain/ids.js';
import type { ShownCardEntry } from '#persistence/cards/card-entry.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

/** (docs/reference/cards.md#ledger) */
export class CardEntryView {
  @ApiProperty({ type: 'integer', description: 'Counts the entries of the card, from 1.', example: 4 }) number: number;
  @OpenEnum(cardEntryCauses, { description: 'What happened.', example: 'give' }) type: string;
  @ApiProperty({
    type: 'integer',
    description: 'How much the balance changed. The changes of all entries of a card add up to its balance.',
    example: 3,
  })
  change: number;
  @ApiProperty({
    type: 'integer',
    description: 'How many of the stamps or points given paid what the card owed.',
    example: 0,
  })
  paidOwed: number;
  @ApiProperty({ type: 'integer', description: 'The balance of the card after the entry.', example: 7 })
  balanceAfter: number;
  @OrNull({ type: 'string' }, { description: 'The order that caused it.', example: null }) orderId: string | null;
  @ApiProperty({
    type: [String],
    description: 'The rewards that it issued.',
    example: ['rwd_01k9zq3f8tf2nv7c1h5x9a3b6e'],
  })
  rewardIds: string[];
  @OrNull({ type: 'string' }, { description: 'The reason that was given.', example: null })
  reason: string | null;
  @OrNull({ type: 'string' }, { description: "The caller's own text for what points were spent on.", example: null })
  reference: string | null;
  @OrNull({ type: 'integer' }, { description: 'The number of the entry that this entry reverses.', example: null })
  reverses: number | null;
  @OrNull({ type: 'integer' }, { description: 'The number of the entry that reversed this entry.', example: null })
  reversedBy: number | null;
  @OrNull({ type: 'string' }, { description: 'The request that caused it.', example: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e' })
  requestId: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;

  constructor(entry: ShownCardEntry) {
    this.number = entry.number;
    this.type = entry.cause;
    this.change = entry.change;
    this.paidOwed = Math.max(0, entry.paidOwed);
    this.balanceAfter = entry.balanceAfter;
    this.orderId = entry.orderId && encodeId('order', entry.orderId);
    this.rewardIds = entry.rewardIds.map((id) => encodeId('reward', id));
    this.reason = entry.reason;
    this.reference = entry.reference;
    this.reverses = entry.reverses;
    this.reversedBy = entry.reversedBy;
    this.requestId = entry.requestId && encodeId('request', entry.requestId);
    this.createdAt = entry.createdAt.toISOString();
  }
}

export const cardEntryExample = {
  number: 4,
  type: 'give',
  change: 3,
  paidOwed: 0,
  balanceAfter: 7,
  orderId: null,
  rewardIds: ['rwd_01k9zq3f8tf2nv7c1h5x9a3b6e'],
  reason: null,
  reference: null,
  reverses: null,
  reversedBy: null,
  requestId: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e',
  createdAt: '2026-11-20T09:30:00.000Z',
};
