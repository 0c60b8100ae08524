import type { Reward, RewardEntry, RewardEntryKind, RewardStatus, RewardTemplate } from '#domain/rewards/reward.js';
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

@Entity('reward_templates')
@Index('reward_templates_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Unique(['merchantId', 'externalId'])
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('reward_templates_price_positive', 'points_price >= 1')
@Check('reward_templates_external_id_length', 'length(external_id) between 1 and 128')
@Check('reward_templates_title_length', 'length(title) between 1 and 200')
@Check('reward_templates_expiry_positive', 'expiry_days >= 1')
export class RewardTemplateTable implements RewardTemplate {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Text() title: string;
  @Text(nullable) description: string | null;
  @Flag() active: boolean;
  @Count(nullable) expiryDays: number | null;
  @WholeNumberColumn(nullable) pointsPrice: number | null;
  @Instant() createdAt: Date;
}

@Entity('rewards')
@Index('rewards_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Index('rewards_by_coupon', ['couponCode', 'merchantId'], { where: 'coupon_code is not null' })
@Unique(['merchantId', 'externalId'])
@Index('rewards_of_customer', ['merchantId', 'customerId', 'id'])
@Index('rewards_usable', ['merchantId', 'customerId', 'id'], { where: "status = 'active'" })
@Index('rewards_changed', ['merchantId', 'customerId', 'redeemedAt'], { where: 'event_count > 1' })
@Index('rewards_changed_not_redeemed', ['merchantId', 'customerId', 'id'], {
  where: 'event_count > 1 and redeemed_at is null',
})
@Index('rewards_of_order', ['merchantId', 'orderId'], { where: 'order_id is not null' })
@Index('rewards_coupon_taken', ['merchantId', 'couponCode'], {
  unique: true,
  where: "coupon_code is not null and status = 'active'",
})
@Index('rewards_of_entry', ['merchantId', 'cardId', 'entryNumber'], { where: 'card_id is not null' })
@Index('rewards_held', ['merchantId', 'rewardTemplateId', 'customerId', 'expiresAt'], { where: "status = 'active'" })
@Index('rewards_to_expire', ['expiresAt'], { where: "status = 'active' and expires_at is not null" })
@ForeignKey('RewardTemplateTable', ['merchantId', 'rewardTemplateId'], ['merchantId', 'id'])
@ForeignKey('CustomerTable', ['merchantId', 'customerId'], ['merchantId', 'id'])
@ForeignKey('OrderTable', ['merchantId', 'orderId'], ['merchantId', 'id'])
@ForeignKey('LocationTable', ['merchantId', 'locationId'], ['merchantId', 'id'])
@Check('rewards_external_id_length', 'length(external_id) between 1 and 128')
@Check('rewards_status_is_known', "status in ('active', 'redeemed', 'expired', 'cancelled')")
@Check('rewards_redeemed_at_fits_status', "(status = 'redeemed') = (redeemed_at is not null)")
@Check('rewards_coupon_form', "coupon_code ~ '^[A-Z0-9_-]{1,64}$'")
export class RewardTable implements Reward {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Uuid() rewardTemplateId: string;
  @Uuid() customerId: string;
  @Text() title: string;
  @Text() status: RewardStatus;
  @Instant(nullable) expiresAt: Date | null;
  @Text(nullable) couponCode: string | null;
  @Uuid(nullable) orderId: string | null;
  @Instant() issuedAt: Date;
  @Instant(nullable) redeemedAt: Date | null;
  @Uuid(nullable) locationId: string | null;
  @Count({ name: 'event_count', default: 0 }) entryCount: number;
  @EventVersion() eventVersion: number;
  @Uuid(nullable) cardId: string | null;
  @Count(nullable) entryNumber: number | null;
  @WholeNumberColumn(nullable) stepAt: number | null;
}

/** Append-only: triggers (in the migration) refuse UPDATE, DELETE and TRUNCATE. */
@Entity('reward_events')
@ForeignKey('RewardTable', ['merchantId', 'rewardId'], ['merchantId', 'id'])
@ForeignKey('OrderTable', ['merchantId', 'orderId'], ['merchantId', 'id'])
@ForeignKey('LocationTable', ['merchantId', 'locationId'], ['merchantId', 'id'])
@Check('reward_events_number_positive', 'number >= 1')
@Check('reward_events_kind_is_known', "kind in ('issued', 'redeemed', 'coupon_set', 'cancelled', 'reversed')")
@Check('reward_events_coupon_named', "kind <> 'coupon_set' or coupon_code is not null")
@Check('reward_events_reason_fits', "reason is null or (kind = 'reversed' and length(reason) between 1 and 500)")
export class RewardEntryTable implements RewardEntry {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') rewardId: string;
  @PrimaryColumn('integer') number: number;
  @Text() kind: RewardEntryKind;
  @Text(nullable) couponCode: string | null;
  @Uuid(nullable) orderId: string | null;
  @Uuid(nullable) locationId: string | null;
  @Uuid(nullable) apiKeyId: string | null;
  @Uuid(nullable) staffId: string | null;
  @Text(nullable) reason: string | null;
  @Instant() createdAt: Date;
  @RequestId() requestId?: string | null;
}
