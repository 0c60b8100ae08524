import type { PointsExpiry } from '#domain/cards/card.js';
import type { LotUse, StoredLot } from '#domain/cards/lots.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Count, Id, Instant, MerchantId, Uuid, WholeNumberColumn, nullable } from '../database/columns.js';

/** Each earning of points is a lot. It expires at `expiresAt`, or when the card was not used for `inactiveMonths`. */
@Entity('card_lots')
@Index('card_lots_by_use', ['merchantId', 'cardId', 'expiresAt', 'inactiveMonths', 'number'], {
  where: 'remaining > 0',
})
@ForeignKey('CardTable', ['merchantId', 'cardId'], ['merchantId', 'id'])
@Check('card_lots_quantity_positive', 'quantity > 0')
@Check('card_lots_remaining_bounds', 'remaining >= 0 and remaining <= quantity')
@Check('card_lots_one_expiry', 'expires_at is null or inactive_months is null')
export class CardLotTable implements StoredLot {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') cardId: string;
  @PrimaryColumn('integer') number: number;
  @WholeNumberColumn() quantity: number;
  @WholeNumberColumn() remaining: number;
  @Instant(nullable) expiresAt: Date | null;
  @Count(nullable) inactiveMonths: number | null;
  @Instant() createdAt: Date;
  /** Only an earlier version writes it; card_expirations has it now. (docs/decisions/0093) */
  @Instant(nullable) warnedFor: Date | null;
  @Count(nullable) warnedDays: number | null;
}

/**
 * The sum of a card's open lots that expire together: at `expiresAt` or, when that is infinity, after `inactiveMonths` months
 * without use. A trigger on card_lots updates it. (docs/decisions/0084)
 */
@Entity('card_expirations')
@Index('card_expirations_to_warn', ['merchantId', 'cardId', 'warnAt'], { where: 'warn_at is not null' })
@ForeignKey('CardTable', ['merchantId', 'cardId'], ['merchantId', 'id'])
@Check('card_expirations_points_positive', 'points > 0')
@Check('card_expirations_one_expiry', "(expires_at = 'infinity') = (inactive_months > 0)")
export class CardExpirationTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') cardId: string;
  @PrimaryColumn('timestamptz', { precision: 3 }) expiresAt: Date;
  @PrimaryColumn('integer') inactiveMonths: number;
  @WholeNumberColumn() points: number;
  @Instant(nullable) warnAt: Date | null;
  @Instant(nullable) warnedFor: Date | null;
  @Count(nullable) warnedDays: number | null;
}

/** What each ledger entry took from a lot, or gave back. Append-only, like the ledger. */
@Entity('lot_uses')
@Index('lot_uses_of_lot', ['merchantId', 'cardId', 'lotNumber', 'number'])
@ForeignKey('CardLotTable', ['merchantId', 'cardId', 'lotNumber'], ['merchantId', 'cardId', 'number'])
@Check('lot_uses_quantity_not_zero', 'quantity <> 0')
export class LotUseTable implements LotUse {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') cardId: string;
  @PrimaryColumn('integer') number: number;
  @PrimaryColumn('integer') lotNumber: number;
  @WholeNumberColumn() quantity: number;
}

/** A change of a definition's expiry that applies to points that are there, and how far it has come. (docs/decisions/0085) */
@Entity('points_expiry_changes')
@Index('points_expiry_changes_of_card', ['merchantId', 'cardDefinitionId', 'id'])
@ForeignKey('CardDefinitionTable', ['merchantId', 'cardDefinitionId'], ['merchantId', 'id'])
@Check('points_expiry_changes_lot_not_negative', 'done_lot >= 0')
export class PointsExpiryChangeTable {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Uuid() cardDefinitionId: string;
  @Column('jsonb', { ...nullable }) pointsExpiry: PointsExpiry | null;
  @Instant() createdAt: Date;
  /** The last card that was processed; null at the start. */
  @Uuid(nullable) doneCardId: string | null;
  /** The last processed lot of that card; 0 when the whole card is done. */
  @Count({ default: 0 }) doneLot: number;
}
