import type { Difference } from '#domain/reports/proof.js';
import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { Count, Instant, MerchantId, nullable, WholeNumberColumn } from '../database/columns.js';

/** The last proof of each merchant's ledgers, and the lease of one that runs. (docs/decisions/0083) */
@Entity('ledger_proofs')
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('ledger_proofs_whole', 'num_nulls(next_at, proved_at, took_ms, balances, differences, objects) in (0, 6)')
@Check('ledger_proofs_counts', 'balances >= 0 and differences >= 0 and took_ms >= 0')
export class LedgerProofTable {
  @MerchantId() merchantId: string;
  @Instant(nullable) leasedUntil: Date | null;
  @Instant(nullable) nextAt: Date | null;
  @Instant(nullable) provedAt: Date | null;
  @Count(nullable) tookMs: number | null;
  @WholeNumberColumn(nullable) balances: number | null;
  @WholeNumberColumn(nullable) differences: number | null;
  @Column('jsonb', { ...nullable }) objects: readonly Difference[] | null;
}
