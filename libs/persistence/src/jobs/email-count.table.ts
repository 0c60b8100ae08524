import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { Count, MerchantId } from '../database/columns.js';

/**
 * The number of e-mails of a merchant per hour: in total (with an empty recipient) and per recipient. Only the function
 * count_email writes it.
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
