import type { Order, OrderSettings, ReturnsMode, SavedOrderSettings, SettingsSnapshot } from '#domain/orders/order.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import {
  Count,
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

/** `orders_original`: one order per source and number is the original; repeats refer to it in repeat_of. */
@Entity('orders')
@Index('orders_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Index('orders_of_external_id', ['merchantId', 'externalId'], { unique: true, where: 'external_id is not null' })
@Index('orders_original', ['merchantId', 'source', 'orderNumber'], { unique: true, where: 'repeat_of is null' })
@Index('orders_with_number', ['orderNumber', 'merchantId', 'id'])
@Index('orders_of_customer', ['merchantId', 'customerId', 'id'])
@Index('orders_by_source', ['merchantId', 'source', 'id'])
@ForeignKey('CustomerTable', ['merchantId', 'customerId'], ['merchantId', 'id'])
@ForeignKey('RewardTable', ['merchantId', 'couponRewardId'], ['merchantId', 'id'])
@ForeignKey('OrderTable', ['merchantId', 'repeatOf'], ['merchantId', 'id'])
@Check('orders_external_id_length', 'length(external_id) between 1 and 128')
@Check('orders_number_length', 'length(order_number) between 1 and 64')
@Check('orders_source_form', "source ~ '^[0-9A-Za-z]{1,50}$'")
@Check('orders_value_bounds', 'value_minor between 0 and 9999999999')
@Check(
  'orders_value_returned',
  'returned_minor between 0 and value_minor and return_count >= 0 and (return_count > 0 or returned_minor = 0)',
)
@Check('orders_awards_not_negative', 'stamps_awarded >= 0 and points_awarded >= 0')
@Check('orders_integration_type_known', "integration_type = 'public_api'")
export class OrderTable implements Order {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Text() orderNumber: string;
  @Text() source: string;
  @WholeNumberColumn() valueMinor: number;
  @Text() currency: string;
  @Text() integrationType: 'public_api';
  @Uuid() customerId: string;
  @WholeNumberColumn() stampsAwarded: number;
  @WholeNumberColumn() pointsAwarded: number;
  @Uuid(nullable) couponRewardId: string | null;
  @Uuid(nullable) repeatOf: string | null;
  @Uuid(nullable) settingsId: string | null;
  @Count(nullable) stampsEntry: number | null;
  @Count(nullable) pointsEntry: number | null;
  @WholeNumberColumn({ default: 0 }) returnedMinor: number;
  @Count({ default: 0 }) returnCount: number;
  @Instant() createdAt: Date;
  @RequestId() requestId?: string | null;
}

@Entity('order_settings')
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@ForeignKey('CardDefinitionTable', ['merchantId', 'stampsCardId'], ['merchantId', 'id'])
@ForeignKey('CardDefinitionTable', ['merchantId', 'pointsCardId'], ['merchantId', 'id'])
@Check('order_settings_minimum_bounds', 'minimum_order_minor between 0 and 9999999999')
@Check('order_settings_duplicates_known', "duplicate_orders in ('return_original', 'award_again')")
@Check(
  'order_settings_stamps_whole',
  `case stamps_mode
     when 'per_order' then stamps_card_id is not null and stamps_per_order is not null and value_per_stamp_minor is null
     when 'per_value' then stamps_card_id is not null and stamps_per_order is null and value_per_stamp_minor is not null
     else stamps_mode is null and stamps_card_id is null and stamps_per_order is null and value_per_stamp_minor is null
          and stamps_max_per_order is null
   end`,
)
@Check(
  'order_settings_stamps_positive',
  'stamps_per_order >= 1 and value_per_stamp_minor >= 1 and stamps_max_per_order >= 1',
)
@Check(
  'order_settings_points_whole',
  `(points_card_id is null) = (points_per_unit is null) and (points_card_id is not null or points_max_per_order is null)`,
)
@Check('order_settings_points_positive', 'points_per_unit > 0 and points_max_per_order >= 1')
@Check('order_settings_returns_known', "returns in ('to_zero', 'owed')")
export class OrderSettingsTable implements Pick<
  SavedOrderSettings,
  'enabled' | 'minimumOrderMinor' | 'rewardAutomation' | 'duplicateOrders' | 'returns'
> {
  @MerchantId() merchantId: string;
  @Flag() enabled: boolean;
  @WholeNumberColumn() minimumOrderMinor: number;
  @Uuid(nullable) stampsCardId: string | null;
  @Text(nullable) stampsMode: 'per_order' | 'per_value' | null;
  @Count(nullable) stampsPerOrder: number | null;
  @WholeNumberColumn(nullable) valuePerStampMinor: number | null;
  @Count(nullable) stampsMaxPerOrder: number | null;
  @Uuid(nullable) pointsCardId: string | null;
  /** An exact decimal: a float could award one point too few. */
  @Column('numeric', { nullable: true }) pointsPerUnit: string | null;
  @Count(nullable) pointsMaxPerOrder: number | null;
  @Flag() rewardAutomation: boolean;
  @Text() duplicateOrders: 'return_original' | 'award_again';
  @Text({ default: 'owed' }) returns: ReturnsMode;
}

/** Append-only: triggers (in the migration) refuse UPDATE, DELETE and TRUNCATE. */
@Entity('order_settings_snapshots')
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
export class OrderSettingsSnapshotTable implements Pick<SettingsSnapshot, 'id' | 'settings'> {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Column('jsonb') settings: OrderSettings;
  @Instant({ default: () => "date_trunc('milliseconds', now())" }) createdAt: Date;
}

@Entity('order_rewards')
@ForeignKey('OrderSettingsTable', ['merchantId'], ['merchantId'])
@ForeignKey('RewardTemplateTable', ['merchantId', 'rewardTemplateId'], ['merchantId', 'id'])
@Check('order_rewards_minimum_bounds', 'minimum_order_minor between 0 and 9999999999')
export class OrderRewardTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('integer') position: number;
  @Uuid() rewardTemplateId: string;
  @WholeNumberColumn() minimumOrderMinor: number;
}

/**
 * A new version for each change of what an order is decided by: order settings, cards, and reward templates. Triggers
 * write it in the commit of the change. (docs/decisions/0063)
 */
@Entity('programme_versions')
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
export class ProgrammeVersionTable {
  @MerchantId() merchantId: string;
  @Uuid() version: string;
  @Instant({ default: () => "date_trunc('milliseconds', now())" }) changedAt: Date;
}
