import type { Location, Merchant } from '#domain/merchant/merchant.js';
import { Check, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Flag, Id, Instant, MerchantId, Text, nullable } from './columns.js';

@Entity('merchants')
@Check('merchants_name_length', 'length(name) between 1 and 200')
@Check('merchants_currency_form', "currency ~ '^[A-Z]{3}$'")
export class MerchantTable implements Merchant {
  @PrimaryColumn('uuid', { name: 'merchant_id' }) id: string;
  @Text() name: string;
  @Text() currency: string;
  @Text() timeZone: string;
  @Instant() createdAt: Date;
}

@Entity('locations')
@Unique(['merchantId', 'externalId'])
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('locations_external_id_length', 'length(external_id) between 1 and 128')
@Check('locations_name_length', 'length(name) between 1 and 200')
export class LocationTable implements Location {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Text() name: string;
  @Flag() active: boolean;
  @Instant() createdAt: Date;
}
