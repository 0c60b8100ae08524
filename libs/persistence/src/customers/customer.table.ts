import type { Customer } from '#domain/customers/customer.js';
import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { EventVersion, Id, Instant, MerchantId, Text, WholeNumberColumn, nullable } from '../database/columns.js';

/**
 * Indexes from migrations: trigrams of names and e-mails for `customers_search`, their first characters for short
 * searches, and names without their accents.
 */
@Entity('customers')
@Index('customers_by_external_id', ['externalId', 'merchantId'], { where: 'external_id is not null' })
@Index('customers_by_email', { synchronize: false })
@Index('customers_email_begins', { synchronize: false })
@Index('customers_name_begins', { synchronize: false })
@Unique(['merchantId', 'externalId'])
@Unique(['merchantId', 'email'])
@Index('customers_search', { synchronize: false })
@Index('customers_name_start', { synchronize: false })
@Index('customers_email_start', { synchronize: false })
@Index('customers_search_accents', { synchronize: false })
@Index('customers_accents_begin', { synchronize: false })
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('customers_external_id_length', 'length(external_id) between 1 and 128')
@Check('customers_email_form', 'email = btrim(email) and length(email) between 3 and 254')
@Check('customers_name_length', 'length(name) between 1 and 200')
@Check('customers_lifetime_not_negative', 'lifetime_stamps >= 0 and lifetime_points >= 0')
export class CustomerTable implements Customer {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text(nullable) externalId: string | null;
  @Text() email: string;
  @Text(nullable) name: string | null;
  @WholeNumberColumn({ default: 0 }) lifetimeStamps: number;
  @WholeNumberColumn({ default: 0 }) lifetimePoints: number;
  @Instant() createdAt: Date;
  @EventVersion() eventVersion: number;
}
