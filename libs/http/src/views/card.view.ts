import type { Expiration } from '#domain/cards/expiry/points-expiry.js';
import { encodeId } from '#domain/ids.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';

/** Points of a card that expire at an instant. */
export class ExpirationView {
  @ApiProperty({ type: 'integer', example: 120 }) points: number;
  @ApiProperty({ format: 'date-time', example: '2027-11-30T23:59:59.999Z' }) expiresAt: string;

  constructor({ points, expiresAt }: Expiration) {
    this.points = points;
    this.expiresAt = expiresAt.toISOString();
  }
}

/** (docs/reference/cards.md#the-card) */
export class CardView {
  @ApiProperty({
    description: "Id of the customer's card (the instance). Use it in card paths.",
    example: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
  })
  id: string;
  @ApiProperty({
    description: "The merchant's own id. Equal to `id` if none was set.",
    example: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
  })
  externalId: string;
  @ApiProperty({
    description: 'The definition of the card.',
    example: 'card_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  cardId: string;
  @ApiProperty({ description: 'The customer who owns it.', example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' })
  customerId: string;
  @ApiProperty({ example: 'Coffee card' }) title: string;
  @OpenEnum(['stamp', 'points'], { description: 'What it collects.', example: 'stamp' }) type: string;
  @ApiProperty({ type: 'integer', description: 'Current stamp balance.', example: 3 }) stamps: number;
  @ApiProperty({ type: 'integer', description: 'Current point balance.', example: 0 }) points: number;
  @ApiProperty({
    type: 'integer',
    description:
      'Stamps that were taken back but that the balance did not cover. Stamps given later pay this debt first.',
    example: 0,
  })
  stampsOwed: number;
  @ApiProperty({
    type: 'integer',
    description:
      'Points that were taken back but that the balance did not cover. Points given later pay this debt first.',
    example: 0,
  })
  pointsOwed: number;
  @ApiProperty({ type: [ExpirationView], description: 'What expires next, at most 12 instants.', example: [] })
  expirations: ExpirationView[];
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;

  constructor(card: TitledCard) {
    this.id = encodeId('card', card.id);
    this.externalId = card.externalId ?? this.id;
    this.cardId = encodeId('card_definition', card.cardDefinitionId);
    this.customerId = encodeId('customer', card.customerId);
    this.title = card.title;
    this.type = card.type;
    this.stamps = card.stamps;
    this.points = card.points;
    this.stampsOwed = card.stampsOwed;
    this.pointsOwed = card.pointsOwed;
    this.expirations = (card.expirations ?? []).map((one) => new ExpirationView(one));
    this.createdAt = card.createdAt.toISOString();
  }
}

export const cardExample = {
  id: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
  externalId: 'ccard_01k9zq3f8tf2nv7c1h5x9a3b6e',
  cardId: 'card_01k9zq3f8te5rb8s6yw2m4n7pd',
  customerId: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd',
  title: 'Coffee card',
  type: 'stamp',
  stamps: 3,
  points: 0,
  stampsOwed: 0,
  pointsOwed: 0,
  expirations: [],
  createdAt: '2026-11-20T09:30:00.000Z',
};

/** The path parameters of card operations. */
export const cardParams = {
  customerId: 'id or externalId of the customer.',
  cardId: "id or externalId of the customer's card (the instance, not the definition).",
};
