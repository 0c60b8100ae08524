import type { Location, Merchant } from '#domain/merchants/merchant.js';
import type { MerchantSettings, Paper } from '#domain/merchants/settings.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Flag, Id, Instant, MerchantId, Text, nullable } from '../database/columns.js';

/** Indexes from migrations: support searches merchants by a part of the name, or by its first characters. */
@Entity('merchants')
@Index('merchants_search', { synchronize: false })
@Index('merchants_name_start', { synchronize: false })
@Check('merchants_name_length', 'length(name) between 1 and 200')
@Check('merchants_currency_form', "currency ~ '^[A-Z]{3}$'")
@Check('merchants_colour_form', "colour ~ '^#[0-9a-f]{6}$'")
@Check('merchants_logo_whole', '(logo is null) = (logo_type is null)')
@Check('merchants_logo_type_known', "logo_type in ('image/png', 'image/jpeg', 'image/svg+xml')")
@Check('merchants_logo_size', 'length(logo) <= 262144')
@Check('merchants_paper_known', "paper in ('A4', 'Letter')")
@Check('merchants_reply_to_length', 'length(reply_to) between 3 and 254')
@Check('merchants_terms_length', 'length(terms) between 1 and 300')
export class MerchantTable implements Merchant, MerchantSettings {
  @PrimaryColumn('uuid', { name: 'merchant_id' }) id: string;
  @Text() name: string;
  @Text() currency: string;
  @Text() timeZone: string;
  @Text(nullable) colour: string | null;
  @Column('bytea', { nullable: true }) logo: Uint8Array | null;
  @Text(nullable) logoType: string | null;
  @Text({ default: 'en-GB' }) locale: string;
  @Text({ default: 'A4' }) paper: Paper;
  @Text(nullable) replyTo: string | null;
  @Text(nullable) terms: string | null;
  @Instant() createdAt: Date;
  /** Only members with a second factor are let in. */
  @Flag({ default: false }) requiresSecondFactor: boolean;
}

@Entity('locations')
@Index('locations_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
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
