import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant, MerchantId } from '../database/columns.js';

/** The last rendered PDF, and the content that it shows. */
@Entity('voucher_pdfs')
@Index('voucher_pdfs_by_age', ['renderedAt'])
@ForeignKey('VoucherTable', ['merchantId', 'voucherId'], ['merchantId', 'id'])
@Check('voucher_pdfs_content_key_length', 'length(content_key) = 32')
export class VoucherPdfTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') voucherId: string;
  @Column('bytea') contentKey: Buffer;
  @Column('bytea') pdf: Buffer;
  @Instant() renderedAt: Date;
}
