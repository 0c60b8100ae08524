import type { Card, CardDefinition, CardEntry, CardEntryCause, CardType, PointsExpiry } from '#domain/cards/card.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import {
  Count,
  EventVersion,
  Flag,
  Id,
  Instant,
  MerchantId,
  Text,
  Uuid,
  WholeNumberColumn,
  nullable,
  RequestId,
} from '../database/columns.js';

@Entity('card_definitions')
@Index('card_definitions_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Unique(['merchantId', 'externalId'])
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('card_definitions_external_id_length', 'length(external_id) between 1 and 128')
@Check('card_definitions_expiry_of_points', "points_expiry is null or type = 'points'")
@Check('card_definitions_title_length', 'length(title) between 1 and 200')
@Check(
  'card_definitions_size_fits_type',
  `case type
     when 'stamp' then number_of_stamps is not null and number_of_stamps >= 1 and not open_ended and number_of_points is null
     when 'points' then number_of_stamps is null and (number_of_points is null) = open_ended and coalesce(number_of_points, 1) >= 1
     else false
   end`,
)
export class CardDefinitionTable implements CardDefinition {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Text() title: string;
  @Flag() active: boolean;
  @Text() type: CardType;
  @Count(nullable) numberOfStamps: number | null;
  @Flag() openEnded: boolean;
  @Count(nullable) numberOfPoints: number | null;
  @Column('jsonb', { ...nullable }) pointsExpiry: PointsExpiry | null;
  @Flag() autoEnrol: boolean;
  @Instant() createdAt: Date;
}

@Entity('card_progression_steps')
@ForeignKey('CardDefinitionTable', ['merchantId', 'cardDefinitionId'], ['merchantId', 'id'])
@ForeignKey('RewardTemplateTable', ['merchantId', 'rewardTemplateId'], ['merchantId', 'id'])
@Check('card_progression_steps_at_positive', 'at >= 1')
export class CardProgressionStepTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') cardDefinitionId: string;
  /** Preserves the given order, also of two rewards with the same threshold. */
  @PrimaryColumn('integer') position: number;
  @Count() at: number;
  @Uuid() rewardTemplateId: string;
  /** Null where it is as old as its definition, or was there before steps noted it. */
  @WholeNumberColumn(nullable) addedAtMs: number | null;
}

@Entity('cards')
@Index('cards_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Unique(['merchantId', 'externalId'])
@Unique(['merchantId', 'customerId', 'cardDefinitionId'])
@ForeignKey('CustomerTable', ['merchantId', 'customerId'], ['merchantId', 'id'])
@ForeignKey('CardDefinitionTable', ['merchantId', 'cardDefinitionId'], ['merchantId', 'id'])
@Index('cards_to_expire_by_merchant', ['merchantId', 'expiryDue'], { where: 'expiry_due is not null' })
@Index('cards_of_definition', ['merchantId', 'cardDefinitionId'])
@Check('cards_external_id_length', 'length(external_id) between 1 and 128')
@Check('cards_balance_not_negative', 'stamps >= 0 and points >= 0')
@Check('cards_one_balance', 'stamps = 0 or points = 0')
@Check('cards_owed_not_negative', 'stamps_owed >= 0 and points_owed >= 0')
@Check('cards_balance_pays_debt', '(stamps = 0 or stamps_owed = 0) and (points = 0 or points_owed = 0)')
export class CardTable implements Card {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Uuid() customerId: string;
  @Uuid() cardDefinitionId: string;
  @WholeNumberColumn({ default: 0 }) stamps: number;
  @WholeNumberColumn({ default: 0 }) points: number;
  @Count({ default: 0 }) entryCount: number;
  @Instant() createdAt: Date;
  @EventVersion() eventVersion: number;
  @WholeNumberColumn({ default: 0 }) stampsOwed: number;
  @WholeNumberColumn({ default: 0 }) pointsOwed: number;
  @Count({ default: 0 }) lotsTo: number;
  @Instant(nullable) activeAt: Date | null;
  @Instant(nullable) expiryDue: Date | null;
  @Column('text', { array: true, ...nullable }) stepExceptions: readonly string[] | null;
  @WholeNumberColumn({ default: 0 }) stepsSeenToMs: number;
}

/** Append-only: triggers (in the migration) refuse UPDATE, DELETE and TRUNCATE. */
@Entity('card_entries')
@ForeignKey('CardTable', ['merchantId', 'cardId'], ['merchantId', 'id'])
@ForeignKey('OrderTable', ['merchantId', 'orderId'], ['merchantId', 'id'])
@ForeignKey('LocationTable', ['merchantId', 'locationId'], ['merchantId', 'id'])
@Check('card_entries_number_positive', 'number >= 1')
@Check('card_entries_balance_not_negative', 'balance_after >= 0 and consumed >= 0')
@Check('card_entries_reason_length', 'length(reason) between 1 and 500')
@Check('card_entries_reference_length', 'length(reference) between 1 and 200')
@Index('card_entries_reversed', ['merchantId', 'cardId', 'reverses'], { unique: true, where: "cause = 'reverse'" })
@Check(
  'card_entries_known_cause',
  `case cause
     when 'order' then change >= 0 and change + paid_owed > 0 and order_id is not null
     when 'give' then change >= 0 and change + paid_owed > 0 and order_id is null
     when 'complete' then change < 0 and paid_owed = 0
     when 'adjust' then order_id is null
     when 'correct' then order_id is null
     when 'spend' then change < 0 and paid_owed = 0 and order_id is null
     when 'return' then change <= 0 and paid_owed <= 0 and order_id is not null
     when 'reverse' then order_id is null and reverses is not null
     when 'expire' then change < 0 and paid_owed = 0 and order_id is null
     else false
   end and (consumed = 0 or cause in ('order', 'give'))`,
)
export class CardEntryTable implements CardEntry {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') cardId: string;
  @PrimaryColumn('integer') number: number;
  @Text() cause: CardEntryCause;
  @WholeNumberColumn() change: number;
  @WholeNumberColumn() consumed: number;
  @WholeNumberColumn({ default: 0 }) paidOwed: number;
  @WholeNumberColumn() balanceAfter: number;
  @Count(nullable) reverses: number | null;
  @Text(nullable) reason: string | null;
  @Text(nullable) reference: string | null;
  @Uuid(nullable) orderId: string | null;
  @Uuid(nullable) locationId: string | null;
  @Uuid(nullable) apiKeyId: string | null;
  @Uuid(nullable) staffId: string | null;
  @Instant() createdAt: Date;
  @RequestId() requestId?: string | null;
}
