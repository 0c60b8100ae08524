import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { Count, MerchantId } from '../database/columns.js';

/**
 * How many e-mails a merchant has caused in an hour: all (the empty recipient), and by recipient. Written by the function
 * count_email of the migration alone.
 */
@Entity('email_counts')
@Index('email_counts_by_age', ['hour'])
@Check('email_counts_positive', 'emails >= 1')
@Check('email_counts_recipient_length', 'length(recipient) in (0, 32)')
export class EmailCountTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('bytea') recipient: Buffer;
  @PrimaryColumn('timestamptz', { precision: 0 }) hour: Date;
  @Count() emails: number;
}
