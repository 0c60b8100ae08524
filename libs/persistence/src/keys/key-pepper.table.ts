import { Column, Entity } from 'typeorm';
import { MerchantId } from '../database/columns.js';

/** One row, of no merchant: a fingerprint of the pepper under which all API keys are stored. (docs/decisions/0096) */
@Entity('key_pepper')
export class KeyPepperTable {
  @MerchantId() merchantId: string;
  @Column('bytea') fingerprint: Buffer;
}
