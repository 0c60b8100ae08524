import type { Card, CardDefinition, CardEntry, CardEntryCause, CardType } from '#domain/cards/card.js';
import { Check, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
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
}

@Entity('cards')
@Index('cards_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Unique(['merchantId', 'externalId'])
@Unique(['merchantId', 'customerId', 'cardDefinitionId'])
@ForeignKey('CustomerTable', ['merchantId', 'customerId'], ['merchantId', 'id'])
@ForeignKey('CardDefinitionTable', ['merchantId', 'cardDefinitionId'], ['merchantId', 'id'])
@Check('cards_external_id_length', 'length(external_id) between 1 and 128')
@Check('cards_balance_not_negative', 'stamps >= 0 and points >= 0')
@Check('cards_one_balance', 'stamps = 0 or points = 0')
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
}

/** Append-only: triggers (in the migration) refuse UPDATE, DELETE and TRUNCATE. */
@Entity('card_entries')
@ForeignKey('CardTable', ['merchantId', 'cardId'], ['merchantId', 'id'])
@ForeignKey('OrderTable', ['merchantId', 'orderId'], ['merchantId', 'id'])
@ForeignKey('LocationTable', ['merchantId', 'locationId'], ['merchantId', 'id'])
@Check('card_entries_number_positive', 'number >= 1')
@Check('card_entries_balance_not_negative', 'balance_after >= 0 and consumed >= 0')
@Check(
  'card_entries_fit_cause',
  `case cause
     when 'order' then change > 0 and order_id is not null
     when 'give' then change > 0 and order_id is null
     when 'adjust' then consumed = 0 and order_id is null
     else false
   end`,
)
export class CardEntryTable implements CardEntry {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') cardId: string;
  @PrimaryColumn('integer') number: number;
  @Text() cause: CardEntryCause;
  @WholeNumberColumn() change: number;
  @WholeNumberColumn() consumed: number;
  @WholeNumberColumn() balanceAfter: number;
  @Uuid(nullable) orderId: string | null;
  @Uuid(nullable) locationId: string | null;
  @Uuid(nullable) apiKeyId: string | null;
  @Uuid(nullable) staffId: string | null;
  @Instant() createdAt: Date;
  @RequestId() requestId?: string | null;
}
